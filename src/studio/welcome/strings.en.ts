import { localizeSpelling } from "../../yaml/text-and-language/localize-spelling.ts";
import type { welcomeStrings as inPortuguese } from "./strings.pt-br.ts";

/** Strings of the welcome screen. */
export const welcomeStrings: typeof inPortuguese = {
  title: "Edit the site",
  intro:
    "Here you can change the site’s text and pictures in your browser, with nothing to install. Choose where the content is.",
  again: ({ name }) => `Continue with “${name}”`,
  opening: "Opening…",
  notLoaded:
    "The studio didn’t load completely. Check your connection and reload the page; nothing you have written is lost.",
  notOpened: "The content couldn’t be opened. Try again.",
  leaves: localizeSpelling(
    "New photos appear here just as you add them; cropping, the site’s own two colours and the pictures for social media are taken care of when the site is published. You don’t need any of that to edit.",
  ),
};
