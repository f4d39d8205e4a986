import { entranceStrings as strings } from "#lang/studio/sign-in/strings";
import { studioLanguage } from "#lang/studio/studio-locale";
import { entranceScript } from "../backend-contract/api-addresses.ts";

const styles =
  "main{max-width:34rem;margin:18vh auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif}";

/**
 * Renders the HTML document at the printed URL. It is public: it contains no content, only the
 * script that signs in with the secret, and help for people without one.
 */
export function renderSignInDocument(): string {
  return [
    `<!doctype html><html lang="${studioLanguage}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>Prelo</title><link rel="icon" href="data:,"><style data-entrance>${styles}</style>`,
    `<script type="module" src="${entranceScript}"></script></head><body>`,
    `<main id="entrance">${renderHiddenMessage("closed")}${renderHiddenMessage("unreachable")}`,
    `<noscript><h1>${strings.title}</h1><p>${strings.noScripts}</p></noscript></main>`,
    '<div id="studio"></div></body></html>',
  ].join("");
}

/** Renders a hidden message that the script shows if the studio cannot be opened. */
function renderHiddenMessage(outcome: "closed" | "unreachable"): string {
  return `<div data-said="${outcome}" hidden><h1>${strings.title}</h1><p>${strings[outcome]}</p></div>`;
}
