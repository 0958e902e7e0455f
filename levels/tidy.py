"""Looks a map's XML over before pytmx reads it: what pytmx trips over is reported and taken out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from levels.fault import Report, one_of, quoted
from levels.limits import LARGEST_MAP

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

LAYERS = ("squares", "areas", "tokens", "buildings")
PROPERTIES = frozenset(
    {"pos", "square_id", "group", "price", "house_cost", "mortgage", "amount", "percent"}
    | {f"rent{count}" for count in range(6)}
)
"""What a square may be given; all names that pytmx lets pass."""

_SCALARS = ("string", "int", "float", "bool")
_WHOLE = re.compile(r"-?[0-9]{1,18}")
_DECIMAL = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,18})?")
_MAP_NUMBERS = ("width", "height", "tilewidth", "tileheight")
_LAYER_KEEPS = ("id", "name")
_OBJECT_NUMBERS = ("x", "y", "width", "height", "rotation")
_OBJECT_KEEPS = ("id", "name", "type", *_OBJECT_NUMBERS)
_ONLY_OBJECTS = "a board has object layers only: no tilesets, tiles, images, groups or properties"


def tidy(root: Element, report: Report) -> bool:
    """Leave only sound layers, objects and properties in the tree; False if it is no map to read on."""
    if root.tag != "map":
        report("", f"is no Tiled map: it begins with <{root.tag}>")
        return False
    if not _sound_map(root, report):
        return False
    seen: set[str] = set()
    for child in list(root):
        if child.tag == "editorsettings":
            root.remove(child)
        elif child.tag != "objectgroup":
            report(_title(child), _ONLY_OBJECTS)
            root.remove(child)
        elif not _sound_layer(child, seen, report):
            root.remove(child)
    _tidy_objects(root, report)
    return True


def _sound_map(root: Element, report: Report) -> bool:
    sound = True
    for name in _MAP_NUMBERS:
        value = root.get(name, "")
        if not (_WHOLE.fullmatch(value) and 0 < int(value) <= LARGEST_MAP):
            report("map", f"{name} must be a whole number from 1 to {LARGEST_MAP}, not {quoted(value)}")
            sound = False
    if root.get("infinite", "0") != "0":
        report("map", "is infinite; give it a size (Map Properties, Infinite)")
        sound = False
    if root.get("orientation", "orthogonal") != "orthogonal":
        report("map", f"orientation must be orthogonal, not {quoted(root.get('orientation'))}")
        sound = False
    _keep(root, ("version", "tiledversion", *_MAP_NUMBERS))
    return sound


def _sound_layer(layer: Element, seen: set[str], report: Report) -> bool:
    name = layer.get("name", "")
    where = f"layer {quoted(name)}"
    if name not in LAYERS:
        report(where, f"a layer's name is {one_of(LAYERS)}")
        return False
    if name in seen:
        report(where, "there is a second layer of this name")
        return False
    seen.add(name)
    for offset in ("offsetx", "offsety"):
        if layer.get(offset, "0") != "0":
            report(where, f"{offset} must be 0: move the objects, not their layer")
    for child in list(layer):
        if child.tag != "object":
            report(where, f"<{child.tag}> does not belong in a layer")
            layer.remove(child)
    _keep(layer, _LAYER_KEEPS)
    return True


def _tidy_objects(root: Element, report: Report) -> None:
    ids: set[str] = set()
    for layer in root:
        for item in list(layer):
            if not _sound_object(item, ids, report):
                layer.remove(item)


def _sound_object(item: Element, ids: set[str], report: Report) -> bool:
    where = _title(item)
    faults = [*_wrong_form(item), *_wrong_numbers(item)]
    number = item.get("id", "")
    if not re.fullmatch("[0-9]{1,9}", number):
        faults.append(f"id must be a whole number, not {quoted(number)}")
    elif number in ids:
        faults.append("a second object has this id")
    ids.add(number)
    for fault in faults:
        report(where, fault)
    _keep(item, _OBJECT_KEEPS)
    _tidy_properties(item, where, report)
    return not faults


def _wrong_form(item: Element) -> list[str]:
    faults = []
    if "class" in item.attrib:
        faults.append("has class= as Tiled 1.9 wrote it; save the map in the format of Tiled 1.10 or later")
    if "template" in item.attrib or "gid" in item.attrib:
        faults.append("is made from a template or a tile; draw a plain rectangle instead")
    strange = [child.tag for child in item if child.tag != "properties"]
    return faults + [f"must be a plain rectangle, without <{tag}>" for tag in strange]


def _wrong_numbers(item: Element) -> list[str]:
    faults = []
    for name in _OBJECT_NUMBERS:
        value = item.get(name, "0")
        if not _DECIMAL.fullmatch(value):
            faults.append(f"{name} must be a number, not {quoted(value)}")
        elif name == "rotation" and float(value) != 0:
            faults.append("must not be rotated")
        elif name in ("width", "height") and float(value) <= 0:
            faults.append(f"{name} must be more than 0")
    return faults


def _tidy_properties(item: Element, where: str, report: Report) -> None:
    seen: set[str] = set()
    for folder in item:
        for entry in list(folder):
            name = entry.get("name", "")
            fault = _property_fault(entry, name, seen)
            seen.add(name)
            if fault:
                report(where, fault)
                folder.remove(entry)
            elif entry.get("type") != "int" or not _WHOLE.fullmatch(entry.get("value", "")):
                entry.attrib.pop("type", None)  # pytmx would raise; as text it is told later, with the rest


def _property_fault(entry: Element, name: str, seen: set[str]) -> str | None:
    if entry.tag != "property":
        return f"<{entry.tag}> does not belong among properties"
    if name not in PROPERTIES:
        return f"unknown property {quoted(name)}"
    if name in seen:
        return f"property {name} is there twice"
    if entry.get("type", "string") not in _SCALARS:
        return f"property {name} must be a string or an int, not of type {quoted(entry.get('type'))}"
    return None


def _keep(element: Element, names: tuple[str, ...]) -> None:
    """Drop all attributes but these: pytmx would set any of them on its objects, methods included."""
    for name in [name for name in element.attrib if name not in names]:
        del element.attrib[name]


def _title(element: Element) -> str:
    name = element.get("name") or element.get("type") or element.get("source")
    words = [element.tag, element.get("id"), name and quoted(name)]
    return " ".join(word for word in words if word)
