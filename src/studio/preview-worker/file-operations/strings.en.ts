import type { fileOperationStrings as inPortuguese } from "./strings.pt-br.ts";

/** Why a file cannot be created, moved or removed, as shown to editors. */
export const fileOperationStrings: typeof inPortuguese = {
  taken: (d) => `There is already a page at “${d.route}”. Choose another address.`,
  leads: (d) =>
    `The address “${d.route}” used to be live and already leads to another page. Choose another one.`,
  unnamed: "The address needs at least one letter or number.",
  lost: "Anyone who mistypes an address on the site sees this page, so the site needs it.",
  filled:
    "Some buttons on the site open this page with a choice already made. First change where they lead.",
  noticed:
    "A form on the site asks people to read this page before sending. First change the form’s notice.",
};
