/** @type {typeof import("./open-strings.pt-br.mjs").openStrings} */
export const openStrings = {
  installing:
    "First time on this computer: installing what the site needs.\nThis takes a few minutes, needs an internet connection and happens only once.\n",
  notInstalled:
    "\nThe installation didn’t finish. Check your internet connection and open this file again.\nIf that doesn’t help, show this window to whoever looks after the program.",
  starting:
    "Opening the site in your browser, ready to be edited on the page itself. Keep this window open while you work;\nto stop, close it.\n",
  otherNode: (version) =>
    `The version of Node.js on this computer (${version}) can’t run the site.\n1. Go to https://nodejs.org in your browser and download the version marked LTS.\n2. Install it over the one you have.\n3. Open this file again, or run the command again.`,
};
