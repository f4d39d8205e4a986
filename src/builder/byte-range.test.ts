import { expect, test } from "vitest";
import { parseRange } from "./byte-range.ts";

test.each([
  ["bytes=0-1", { start: 0, end: 1 }],
  ["bytes=4-", { start: 4, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=0-99", { start: 0, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=10-", "none"],
  ["bytes=-0", "none"],
  ["bytes=5-2", undefined],
  ["bytes=0-1,4-5", undefined],
  ["bytes=-", undefined],
  ["lines=1-2", undefined],
  [undefined, undefined],
])("parses the range of ten bytes in %s as %o", (header, part) => {
  expect(parseRange(header, 10)).toEqual(part);
});
