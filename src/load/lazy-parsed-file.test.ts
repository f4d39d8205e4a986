import { expect, test, vi } from "vitest";
import { parseYaml } from "../yaml/parse/parse.ts";
import { withLazyText } from "./lazy-parsed-file.ts";

const text = "id: chains\ntitle: “Chains” — é\nbody: |\n  Measure *it*: ação.\n";
const parsed = parseYaml("content/articles/chains.yaml", text);

test("returns the same value, text and ranges as the parsed file", () => {
  const clean = withLazyText(parsed, () => parsed);
  expect(clean.value).toEqual(parsed.value);
  expect(clean.file).toBe(parsed.file);
  expect(clean.text).toBe(text);
  expect(clean.rangeAt("/title")).toEqual(parsed.rangeAt("/title"));
  expect(clean.rangeAt("/title", "key")).toEqual(parsed.rangeAt("/title", "key"));
});

test("reads the file again only once, and only for its text or ranges", () => {
  const readAgain = vi.fn(() => parsed);
  const clean = withLazyText(parsed, readAgain);
  expect(JSON.stringify(clean.value)).toContain("ação");
  expect(readAgain).not.toHaveBeenCalled();
  clean.rangeAt("/id");
  expect(clean.text).toBe(text);
  expect(readAgain).toHaveBeenCalledOnce();
});

test("returns an empty text and range for a file that no longer exists", () => {
  const clean = withLazyText(parsed, () => undefined);
  expect(clean.text).toBe("");
  expect(clean.rangeAt("/title")).toEqual({ start: 0, end: 0 });
});

test("keeps the text of only one file at a time", () => {
  const readAgain = vi.fn(() => parsed);
  const [one, other] = [withLazyText(parsed, readAgain), withLazyText(parsed, readAgain)];
  expect([one.text, one.text, other.text, one.text]).toEqual([text, text, text, text]);
  expect(readAgain).toHaveBeenCalledTimes(3);
});
