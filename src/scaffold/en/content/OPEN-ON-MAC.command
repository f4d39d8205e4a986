#!/bin/sh
# A double click opens the site in the browser, ready to be edited on the page itself.
wait_for_reader() {
  printf '\nPress Enter to close this window. '
  read -r _
  exit 1
}

folder=$(cd "$(dirname "$0")" && pwd)
cd "$folder/.." && [ -f package.json ] || {
  echo "This file isn’t where it should be: it belongs in the content folder, inside the project’s folder."
  wait_for_reader
}
command -v node >/dev/null || {
  echo "A program is missing on this computer: Node.js."
  echo "1. Go to https://nodejs.org in your browser and download the version marked LTS."
  echo "2. Install it, leaving all the settings as they are."
  echo "3. Open this file again."
  wait_for_reader
}
# npm writes this list last: without it, an installation stopped half-way.
[ -f node_modules/.package-lock.json ] || [ -L node_modules/prelo ] || {
  echo "First time on this computer: installing what the site needs. This needs an internet connection and happens only once."
  npm install --no-audit --no-fund --loglevel=error || wait_for_reader
}
echo "Opening the site in your browser. Keep this window open while you work; to stop, close it."
node node_modules/prelo/scripts/prelo.mjs studio --open --content "$folder" || wait_for_reader
