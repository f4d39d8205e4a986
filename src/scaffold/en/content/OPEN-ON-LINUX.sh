#!/bin/sh
# A double click opens the site in the browser, ready to be edited on the page itself.
set -- sh "$(cd "$(dirname "$0")" && pwd)/OPEN-ON-MAC.command"
# Without a window nobody would see what goes wrong, nor have anything to close.
if [ ! -t 1 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  command -v xdg-terminal-exec >/dev/null && exec xdg-terminal-exec "$@"
  for terminal in x-terminal-emulator konsole xterm; do
    command -v "$terminal" >/dev/null && exec "$terminal" -e "$@"
  done
  command -v gnome-terminal >/dev/null && exec gnome-terminal -- "$@"
fi
exec "$@"
