import { expect, test } from "vitest";
import { findInvalidCaptionLine } from "./webvtt.ts";

const good = "WEBVTT\n\n00:00.000 --> 00:02.500\nA massa descansa.\n";

test.each([
  ["captions as they are written", good, undefined],
  [
    "those of a long film, with a note and a place",
    "\ufeffWEBVTT - Pão\r\n\r\nNOTE nada\r\n\r\n1\r\n01:00:00.000 --> 01:00:01.000 line:0\r\nSim.\r\n",
    undefined,
  ],
  ["a file that begins otherwise", `1\n${good}`, 1],
  ["times with a comma", "WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nNão.\n", 3],
  ["an end before its beginning", "WEBVTT\n\n00:02.000 --> 00:01.000\nNão.\n", 3],
  ["nothing to be read", "WEBVTT\n", 2],
])("finds the first invalid line, if any, of %s", (_, text, line) => {
  expect(findInvalidCaptionLine(text)).toBe(line);
});
