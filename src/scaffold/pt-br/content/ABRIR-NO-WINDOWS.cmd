@echo off
rem Dois cliques abrem o site. As frases daqui dispensam acentos: valem em qualquer Windows.
chcp 65001 >nul
title Site
pushd "%~dp0.."
if not exist package.json (
  echo Este arquivo foi aberto fora do seu lugar.
  echo Se o projeto veio em um arquivo ZIP, clique nele com o lado direito do mouse, escolha
  echo Extrair Tudo, e abra este mesmo arquivo na pasta que aparece.
  pause
  exit /b 1
)
where node >nul 2>nul
if errorlevel 1 (
  echo Falta um programa neste computador: o Node.js.
  echo 1. Abra https://nodejs.org no navegador e baixe o instalador marcado LTS.
  echo 2. Abra o que foi baixado e aceite tudo, do jeito que vem.
  echo 3. Abra este arquivo de novo.
  pause
  exit /b 1
)
if not exist node_modules\.package-lock.json (
  echo Primeira vez neste computador: instalando o que o site precisa. Pede internet e so acontece uma vez.
  call npm install --no-audit --no-fund --loglevel=error
)
node node_modules\prelo\scripts\prelo.mjs studio --open --content "%~dp0." || pause
popd
