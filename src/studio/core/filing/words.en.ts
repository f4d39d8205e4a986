import type { filingWords as inPortuguese } from "./words.pt-br.ts";

/** Why a whole file cannot be brought, moved or removed, as an editor reads it. */
export const filingWords: typeof inPortuguese = {
  taken: (d) => `There is already a page at “${d.route}”. Choose another address.`,
  leads: (d) =>
    `For anyone who kept it, the address “${d.route}” already leads to another page. Choose another one.`,
  unnamed: "The address needs at least one letter or number.",
  lost: "Anyone who mistypes an address of the site sees this page: the site needs it.",
  filled:
    "Some buttons on the site open this page with a choice already made. First change where they lead.",
  noticed:
    "A form on the site asks people to read this page before sending. First change the form’s notice.",
};
