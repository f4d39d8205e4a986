#!/bin/sh
# Dois cliques abrem o site no navegador, para escrever nele mesmo.
set -- sh "$(cd "$(dirname "$0")" && pwd)/ABRIR-NO-MAC.command"
# Sem uma janela, ninguém veria o que dá errado, nem teria o que fechar.
if [ ! -t 1 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  command -v xdg-terminal-exec >/dev/null && exec xdg-terminal-exec "$@"
  for terminal in x-terminal-emulator konsole xterm; do
    command -v "$terminal" >/dev/null && exec "$terminal" -e "$@"
  done
  command -v gnome-terminal >/dev/null && exec gnome-terminal -- "$@"
fi
exec "$@"
