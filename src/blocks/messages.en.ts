import { excerpt } from "../yaml/phrases.en.ts";
import type { blockMessages as portuguese } from "./messages.pt-br.ts";

/** Diagnostics about the values of blocks. */
export const blockMessages: typeof portuguese = {
  "menu-without-prices": () =>
    "No item in this list has a price. Write the prices, or use another block, such as Points in columns.",
  "price-and-sizes": (d) =>
    `"${excerpt(d.name)}" has both a price and sizes, and only the prices of the sizes appear. Delete one of the two.`,
  "unknown-video": (d) =>
    `"${excerpt(d.url)}" is not the page of a video on YouTube or Vimeo. Open the video in your browser and copy its address.`,
  "video-without-source": () =>
    'This block does not say which video to show: write "file", with the name of a file in the media folder, or "url", with its address on YouTube or Vimeo.',
  "video-twice": () =>
    'This block has both a video file and an address, and only the file would appear. Delete "url" or "file".',
  "no-video-file": (d) =>
    `"${excerpt(d.name)}" is not a kind of video that browsers can play. Use an .mp4 or .webm file.`,
  "heavy-video": (d) =>
    `The video "${excerpt(d.name)}" is ${d.size}. Over ${d.most}, a video is slow on many phones and uses up visitors’ data: shorten this one, or save it at a smaller size.`,
  "captions-without-file": () =>
    'Captions only work with a video file of your own, named in "file". For a video on YouTube or Vimeo, add the captions there.',
  "no-captions-file": (d) =>
    `"${excerpt(d.name)}" is not a captions file. Use a .vtt file (WebVTT).`,
  "captions-fault": (d) =>
    d.line === 1
      ? `Browsers cannot read the captions in "${excerpt(d.name)}": the first line must be WEBVTT.`
      : `Browsers cannot read the captions in "${excerpt(d.name)}" from line ${d.line} onwards. Write times like this: 00:01.000 --> 00:04.500, with a point before the last three digits.`,
  "nameless-picture": () =>
    'This picture is a link, and people who cannot see it need to know what it is. Write that in "alt".',
  "event-over-before": (d) =>
    `This event would start on ${d.date} and end before that, on ${d.until}. Correct one of the two dates.`,
  "event-without-length": (d) =>
    `This event would start and end at ${d.time}. Correct one of the two times, or delete "ends".`,
  "event-through-night": (d) =>
    `From ${d.starts} to ${d.ends} this event would go on through the night, until the next day. Check both times.`,
  "rule-of-other-type": (d) =>
    `The rule "${d.rule}" only works in a field whose type is "${d.type}". Change the type of the field, or delete the rule.`,
  "rule-without-value": (d) =>
    `The rule "${d.rule}" needs a number. Write it in the rule’s "value" (Number).`,
  "open-day-without-hours": () =>
    'The rule "open-day" does not reject any day: the hours (firm.hours, in site.yaml) do not say on which days you are open. Fill in days, opens and closes there, or delete the rule.',
  "span-without-number": (d) =>
    `No number can fit: the smallest allowed is ${d.least} and the largest is ${d.most}. Correct one of the two.`,
};
