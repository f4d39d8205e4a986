import type { folderStrings as inPortuguese } from "./strings.pt-br.ts";

/** Messages about a folder opened in the browser. */
export const folderStrings: typeof inPortuguese = {
  title: "Open a folder on this computer",
  action: "Choose the folder…",
  description:
    "For anyone who has the site’s content in a folder, such as one on a USB stick or in a cloud service. What you write is saved in the files themselves; nothing leaves the computer.",
  noPicker:
    "This browser doesn’t let pages open folders. On a computer, Chrome, Edge, Brave and Opera do: open this address in one of them. In Firefox and Safari, use the installed studio, which works in any browser.",
  insecure:
    "The browser only opens folders on pages with an https address. Open this address with https at the beginning.",
  noContent: ({ name }) =>
    `“${name}” doesn’t contain a site: the file site.yaml is missing. Choose the folder that has it.`,
  severalContents: ({ names }) =>
    `There is more than one site in this folder: ${names}. Choose the folder of one of them.`,
  notAllowed:
    "The browser wasn’t given permission to save in the folder. Open it again and answer “Allow” or “Save changes”.",
  elsewhere:
    "This folder is already open in another studio window. Carry on there, or close it first.",
  away: "The browser no longer has access to the folder. What you write is kept in the browser. If the folder has moved, reload the page and choose it again.",
  regain: "Allow access again",
  onward:
    "What you have written is already in the folder’s files, and visitors don’t see any of it yet. To publish, send the folder, or the file that the button below downloads, to whoever looks after the site; on a computer with the studio installed, open this same folder there and choose Publish.",
};
