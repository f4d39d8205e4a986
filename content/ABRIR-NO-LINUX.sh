#!/bin/sh
# Dois cliques mostram o site.
folder=$(cd "$(dirname "$0")" && pwd) && [ -f "$folder/../scripts/open.sh" ] || {
  echo "Este arquivo foi aberto fora do seu lugar: ele fica na pasta content do projeto."
  exit 1
}
set -- sh "$folder/../scripts/open.sh" "$folder"
# Sem uma janela, ninguém veria o que dá errado, nem teria o que fechar.
if [ ! -t 1 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  command -v xdg-terminal-exec >/dev/null && exec xdg-terminal-exec "$@"
  for terminal in x-terminal-emulator konsole xterm; do
    command -v "$terminal" >/dev/null && exec "$terminal" -e "$@"
  done
  command -v gnome-terminal >/dev/null && exec gnome-terminal -- "$@"
fi
exec "$@"
