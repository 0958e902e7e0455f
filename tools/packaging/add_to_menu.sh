#!/bin/sh
# Adds Trekast, from where this folder lies, to the menu of your desktop. `sh add_to_menu.sh remove` takes it out again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/trekast.desktop
icons=$share/icons/hicolor/256x256/apps
if [ "${1:-}" = remove ]; then
  rm -f "$entry" "$icons/trekast.png"
  exit
fi
mkdir -p "$share/applications" "$icons"
cp "$here/trekast.png" "$icons/trekast.png"
sed "s|^Exec=.*|Exec=\"$here/trekast\"|" "$here/trekast.desktop" > "$entry"
echo "$entry"
