import type { siteBlockStrings as portuguese } from "./strings.pt-br.ts";

/** Strings of the live preview about site blocks. */
export const siteBlockStrings: typeof portuguese = {
  tooWide: (d) =>
    `The block "${d.type}" (${d.code}/${d.type}) doesn’t fit on a phone: "${d.selector}" is ${d.width} px wide or runs past the edge, and the screen has ${d.screen} px.`,
  stopped: (d) => `The block "${d.type}" (blocks/${d.type}) fails when it is shown: ${d.reason}`,
  ownCode: "The site’s own code has an error.",
};
