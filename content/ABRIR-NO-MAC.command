#!/bin/sh
# Dois cliques mostram o site.
folder=$(cd "$(dirname "$0")" && pwd) && [ -f "$folder/../scripts/open.sh" ] &&
  exec sh "$folder/../scripts/open.sh" "$folder"
echo "Este arquivo foi aberto fora do seu lugar: ele fica na pasta content do projeto."
