import { localizeSpelling } from "../../yaml/text-and-language/localize-spelling.ts";
import type { GalleryStrings } from "./strings.pt-br.ts";

export type { GalleryStrings } from "./strings.pt-br.ts";

/** Strings of the block gallery, in English. */
export const galleryStrings: GalleryStrings = {
  language: "en",
  title: "Blocks",
  intro: ({ types, looks, packs }) =>
    `${types} blocks, ${looks} looks, ${packs} styles. Each is shown as it looks on a page of this site; copy the lines and put your own words in.`,
  site: "See the site",
  skip: "Skip to the blocks",
  list: "All blocks",
  filter: "Filter by name",
  filtered: (count) =>
    count === 0 ? "No block with that name." : count === 1 ? "1 block." : `${count} blocks.`,
  shown: "How to show them",
  pack: "Style",
  allPacks: "All",
  scheme: localizeSpelling("Colours"),
  schemes: { "": "Same as device", light: "Light", dark: "Dark" },
  width: "Width",
  widths: { 360: "360 phone", 768: "768 tablet", 1440: "1440 computer" },
  show: "Show",
  own: "block of this site",
  look: ({ title, value }) => `${title}: ${value}`,
  frame: ({ title, pack }) => `${title} in the ${pack} style`,
  alone: "Open on its own",
  yaml: "YAML to copy",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Copying is not possible here: select the lines and copy them.",
  fields: (count) => (count === 1 ? "1 field" : `${count} fields`),
  columns: { name: "Field", title: "Name", needed: "Required?", what: "What it is" },
  needed: { yes: "yes", no: "no", depends: "depends" },
  inside: ({ around }) => `Inside ${around}`,
  item: ({ around }) => `Each item of ${around}`,
  faulty: ({ reason }) => `The example of this block does not work on this site: ${reason}`,
  waiting: {
    title: "The block gallery is waiting",
    text: "A mistake in the content of this site stops the blocks from being shown. The terminal and the preview say what it is; once it is fixed, the gallery appears here.",
  },
};
