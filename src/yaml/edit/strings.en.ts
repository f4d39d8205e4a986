import type { TranslationOf } from "../text-and-language/translation-type.ts";
import type { editFailureStrings as portuguese } from "./strings.pt-br.ts";

/** The messages that tell users why a change was not written. */
export const editFailureStrings: TranslationOf<typeof portuguese> = {
  refused: {
    unreadable:
      "The file has a typing mistake. Correct it in the file itself, then make your change here.",
    "several-documents":
      'There is a "---" line in the middle of the file. Delete it before you change anything here.',
    missing: "This part is no longer in the file.",
    "no-list": "Only the items of a list can be moved or duplicated.",
    "no-container": "A field or item cannot be added here: there is already text in this place.",
    "name-taken": "There is already a field with this name.",
    "name-forbidden": "A field cannot have this name.",
    repeated:
      "This field appears twice. Delete one of the two in the file itself, then make your change here.",
    shortcut: 'This part uses a shortcut ("&", "*" or "!"). Change it in the file itself.',
    "odd-key": "The name of this field is written in an unusual way. Change it in the file itself.",
    "no-value": "This value cannot be saved in a content file.",
    unproven: "The change would alter other parts of the file. Make it in the file itself.",
  },
};
