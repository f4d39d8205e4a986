#!/bin/sh
# What the start files of macOS and Linux share: `sh open.sh FOLDER`, with the folder of the content. Finds
# Node, and keeps the window until someone has read what went wrong.
wait_for_reader() {
  printf '\nAperte Enter para fechar esta janela. '
  read -r _
  exit 1
}

cd "$1" || wait_for_reader
command -v node >/dev/null || {
  echo "Falta um programa neste computador: o Node.js."
  echo "1. Abra https://nodejs.org no navegador e baixe a versão marcada LTS."
  echo "2. Instale, aceitando tudo do jeito que vem."
  echo "3. Abra este arquivo de novo."
  wait_for_reader
}
node ../scripts/open.mjs || wait_for_reader
