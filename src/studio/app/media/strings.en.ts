import { localizeSpelling } from "../../../yaml/text-and-language/localize-spelling.ts";
import type { mediaStrings as inPortuguese } from "./strings.pt-br.ts";

/** Strings for adding and removing media files. */
export const mediaStrings: typeof inPortuguese = {
  binned: (old) =>
    `The previous picture, ${old}, no longer appears anywhere and was moved to the bin. Undo brings it back.`,
  unshown: (name, isPicture) =>
    `The ${isPicture ? "picture" : "file"} ${name} no longer appears anywhere and was moved to the bin. Undo brings it back.`,
  inInks: localizeSpelling(
    "The site shows photos, including yours, in its own two colours. To keep the photos’ own colours, change this under Appearance, Photographs.",
  ),
  unputtable: "This file couldn’t be placed here. Nothing was changed.",
  preparing: "Preparing the picture…",
  title: "The site’s pictures",
  search: "Search by name or description",
  found: (count) => (count === 1 ? "1 picture" : `${count} pictures`),
  none: "No picture matches these words.",
  fromComputer: "Choose from this computer",
  orDrop: "Or drop a file here, or paste it with Ctrl+V.",
  oneByOne: "Only the first one was added: choose them one at a time.",
  files: "Files to download",
  searchFiles: "Search by name",
  foundFiles: (count) => (count === 1 ? "1 file" : `${count} files`),
  noFile: "No file matches these words.",
  noFiles: "There are no files to download yet. Choose one from this computer.",
  preparingFile: "Preparing the file…",
  undescribed: "No description",
};
