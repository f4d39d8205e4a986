#!/bin/sh
# Dois cliques abrem o site no navegador, para escrever nele mesmo.
wait_for_reader() {
  printf '\nAperte Enter para fechar esta janela. '
  read -r _
  exit 1
}

folder=$(cd "$(dirname "$0")" && pwd)
cd "$folder/.." && [ -f package.json ] || {
  echo "Este arquivo foi aberto fora do seu lugar: ele fica na pasta do conteúdo, dentro da pasta do projeto."
  wait_for_reader
}
command -v node >/dev/null || {
  echo "Falta um programa neste computador: o Node.js."
  echo "1. Abra https://nodejs.org no navegador e baixe a versão marcada LTS."
  echo "2. Instale, aceitando tudo do jeito que vem."
  echo "3. Abra este arquivo de novo."
  wait_for_reader
}
# O npm grava esta lista por último: sem ela, uma instalação parou no meio.
[ -f node_modules/.package-lock.json ] || [ -L node_modules/prelo ] || {
  echo "Primeira vez neste computador: instalando o que o site precisa. Pede internet e só acontece uma vez."
  npm install --no-audit --no-fund --loglevel=error || wait_for_reader
}
echo "Abrindo o site no navegador. Deixe esta janela aberta enquanto trabalha; para terminar, feche-a."
node node_modules/prelo/scripts/prelo.mjs studio --open --content "$folder" || wait_for_reader
