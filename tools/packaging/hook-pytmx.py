"""For PyInstaller: keep what is under the LGPL as source in a folder, where another version can take its place."""

module_collection_mode = {"pytmx": "py", "pygame": "py"}
