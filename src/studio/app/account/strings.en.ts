import type { accountStrings as inPortuguese } from "./strings.pt-br.ts";

/** Strings of the account dialog. */
export const accountStrings: typeof inPortuguese = {
  account: "Your account",
  signedIn: (d) => `${d.userName} is editing ${d.location}.`,
  unsaved:
    "Some changes haven’t been saved yet: if you sign out now, they will be lost. Close this dialog box, wait for “All saved” or fix what is missing, and sign out afterwards.",
  erases:
    "Signing out erases the token from this browser, along with everything the studio kept in it: its copies of the site and its record of what you typed.",
  leave: "Sign out",
  leaveAnyway: "Sign out and lose what isn’t saved",
  stay: "Keep editing",
  leaving: "Signing out…",
  notErased:
    "The browser wouldn’t let everything be erased. Close the studio’s other windows and try again.",
};
