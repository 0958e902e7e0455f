"""The close button of a window, which on a screen without a window manager nobody else offers."""

import ctypes
import ctypes.util

CLIENT_MESSAGE = 33


class _Message(ctypes.Structure):
    """XClientMessageEvent of Xlib.h, padded to the size of XEvent."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 24),
    ]


def close_window(display: str, window: int) -> None:
    """Ask the window's program to close it, as a window manager does (WM_DELETE_WINDOW)."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    connection = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    protocols, delete = (x11.XInternAtom(connection, name, False) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    data = (ctypes.c_long * 5)(delete)
    message = _Message(type=CLIENT_MESSAGE, window=window, message_type=protocols, format=32, data=data)
    x11.XSendEvent(connection, ctypes.c_ulong(window), False, ctypes.c_long(0), ctypes.byref(message))
    x11.XCloseDisplay(connection)
