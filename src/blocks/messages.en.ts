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
  "video-without-source": () =>
    'This block does not say which video: write "file", with the name of a file in the media folder, or "url", with its address on YouTube or Vimeo.',
  "video-twice": () =>
    'This block has a video file and an address as well, and only the file would appear. Delete "url" or "file".',
  "no-video-file": (d) =>
    `"${short(d.name)}" is not a video that browsers play. Use an .mp4 or .webm file.`,
  "heavy-video": (d) =>
    `The video "${short(d.name)}" has ${d.size}. Above ${d.most} it is slow on many phones and uses up visitors’ data: shorten it, or save it in a smaller size.`,
  "captions-without-file": () =>
    'Captions only work with a video of the site’s own, which stands in "file". Those of a video elsewhere are added there.',
  "no-captions-file": (d) => `"${short(d.name)}" is not a captions file. Use a .vtt file (WebVTT).`,
  "captions-fault": (d) =>
    d.line === 1
      ? `Browsers cannot open the captions in "${short(d.name)}": the first line must be WEBVTT.`
      : `Browsers cannot open the captions in "${short(d.name)}" from line ${d.line} on. A time is written like this: 00:01.000 --> 00:04.500, with a point before the thousandths.`,
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
