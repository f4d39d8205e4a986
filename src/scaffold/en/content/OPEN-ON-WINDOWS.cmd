@echo off
rem A double click opens the site. These sentences are plain ASCII: they are right on any Windows.
chcp 65001 >nul
title Site
pushd "%~dp0.."
if not exist package.json (
  echo This file is not where it should be.
  echo If the project came as a ZIP file, right-click the ZIP file, choose
  echo Extract All, and open this same file in the folder that appears.
  pause
  exit /b 1
)
where node >nul 2>nul
if errorlevel 1 (
  echo A program is missing on this computer: Node.js.
  echo 1. Go to https://nodejs.org in your browser and download the installer marked LTS.
  echo 2. Open what you downloaded and leave all the settings as they are.
  echo 3. Open this file again.
  pause
  exit /b 1
)
if not exist node_modules\.package-lock.json (
  echo First time on this computer: installing what the site needs. This needs an internet connection and happens only once.
  call npm install --no-audit --no-fund --loglevel=error
)
node node_modules\prelo\scripts\prelo.mjs studio --open --content "%~dp0." || pause
popd
