import { didYouMean, excerpt } from "../yaml/phrases.en.ts";
import { localizeSpelling } from "../yaml/text-and-language/localize-spelling.ts";
import type { siteMessages as portuguese } from "./messages.pt-br.ts";

/** The names of the style packs, as in the guide. */
const packs: Readonly<Record<string, string>> = {
  "livro-razao": "Ruled Paper",
  azulejo: "Azulejo",
  "relogio-de-sol": "Sundial",
};

/** Messages about a content folder as a whole and its theme. */
export const siteMessages: typeof portuguese = {
  "no-home": () =>
    'No page has the address "/". Bring the home page back, or write this in its file: route: /',
  "block-throws": (d) =>
    `The block "${d.type}" fails when it is shown at ${excerpt(d.route)}: ${excerpt(d.reason)}. Check its fields; if they are right, tell the person who made the block.`,
  "no-404": () =>
    "At an address that does not exist, visitors see the page that comes with Prelo. To have one of your own, make a page with the address /404.",
  "no-imprint": (d) =>
    `Nothing on the site leads to the page that says who is behind it, called "${d.name}", which the law requires (${d.duty}). Write it, and put a link to it in the footer.`,
  "no-privacy": () =>
    "Nothing on the site leads to a privacy policy. Write a page that says what happens to the data of people who write to you, and put a link to it in the footer.",
  "untrue-privacy": (d) =>
    `The privacy page says that the site "${excerpt(d.written)}", but it uses ${d.names.join(", ")}. Say there, too, what this means for visitors.`,
  "old-mail-claim": (d) =>
    `The privacy page says "${excerpt(d.written)}", and no form of the site does that. Replace the sentence.`,
  "no-terms": () =>
    "Nothing on the site leads to terms of use. If you want them, write the page and put a link to it in the footer.",
  "older-content": () =>
    "This content was written for an older Prelo, and still works. The migrate command brings it up to date.",
  "newer-content": (d) =>
    `This content was written for a newer Prelo (version ${d.version}; this one knows up to ${d.known}). Update Prelo.`,
  "folder-above": (d) =>
    `There is no site in the folder "${d.name}": site.yaml is missing. Did you mean "${d.name === "." ? "" : `${d.name}/`}content"?`,
  "missing-folder": (d) =>
    `There is no folder "${d.name}". Check the name, and the folder that you run the command from.`,
  "low-contrast": (d) =>
    `The ${localizeSpelling("colour")} ${d.color} on ${d.background} has a contrast of ${formatRoundedDown(d.ratio)}:1; it needs at least ${formatRoundedDown(d.minimum)}:1.${otherColorPairsNote(d.alike)}${d.partners ? ` No shade of it works: also change ${d.partners.join(", ")}.` : ""}`,
  "beyond-measure": (d) =>
    `With ${d.value} the words would not fit or could not be read, so the site uses ${d.used}, the nearest that fits.`,
  "turned-range": (d) => `The minimum, ${d.min}, is more than the maximum, ${d.max}. Swap them.`,
  "look-of-first-pack": (d) =>
    `The ${localizeSpelling("colours")} written here are those of the Ruled Paper style, and they override the ${packs[d.pack] ?? excerpt(d.pack)} style. To see all of that style, delete colors, fonts, sizes and space from this file.`,
  "missing-font": (d) =>
    `The font "${excerpt(d.name)}" is not installed.${didYouMean(d) || " Ask whoever looks after the program, or go back to the font you had."}`,
  "missing-font-file": (d) =>
    `The font’s package has no file "${excerpt(d.name)}".${didYouMean(d) || " Check the name, or ask whoever looks after the program."}`,
  "missing-own-font": (d) =>
    `There is no "${excerpt(d.name)}" in the content’s fonts folder.${didYouMean(d) || " Put the file there, or check the name."}`,
  "broken-font": (d) =>
    `"${excerpt(d.name)}" is not a complete woff2 file. Download the font again, as woff2: changing the name of a file is not enough.`,
  "missing-letters": (d) =>
    `This font does not have these letters: ${d.name}. They will appear in another font, from the visitor’s device.`,
  "fixed-weight": () => "This font has only one weight. Write the same number in min and in max.",
  "missing-axis": (d) => `This font has no "${excerpt(d.name)}" axis. Delete this line.`,
};

function formatRoundedDown(n: number): string {
  return (Math.floor(n * 10) / 10).toFixed(1);
}

function otherColorPairsNote(count = 0): string {
  if (count === 0) return "";
  return count === 1
    ? " The same goes for one more pair."
    : ` The same goes for ${count} more pairs.`;
}
