import { short } from "../text/phrases.en.ts";
import type { blockMessages as portuguese } from "./messages.pt-br.ts";

/** What is wrong with the values of blocks, each by itself or with each other. */
export const blockMessages: typeof portuguese = {
  "menu-without-prices": () =>
    "No item in this list has a price. Write the prices, or use another block, such as the list in columns.",
  "price-and-sizes": (d) =>
    `"${short(d.name)}" has a price and sizes as well: only the prices of the sizes appear. Delete one of the two.`,
  "unknown-video": (d) =>
    `"${short(d.url)}" is not the page of a video on YouTube or Vimeo. Open the video in your browser and copy its address.`,
  "nameless-picture": () =>
    'This picture is a link, and people who cannot see it need to know what it is. Write that in "alt".',
  "event-over-before": (d) =>
    `This date would start on ${d.date} and end before that, on ${d.until}. Correct one of the two.`,
  "event-without-length": (d) =>
    `This date would start and end at ${d.time}. Correct one of the two times, or delete "ends".`,
  "rule-of-other-type": (d) =>
    `The rule "${d.rule}" only works in a field of the type "${d.type}". Change the type of the field, or delete the rule.`,
  "rule-without-value": (d) =>
    `The number of the rule "${d.rule}" is missing. Fill in its field Number.`,
  "span-without-number": (d) =>
    `No number fits: the smallest is ${d.least} and the largest is ${d.most}. Correct one of the two.`,
};
