import { expect, test, vi } from "vitest";
import { parseYaml } from "../yaml/parse/parse.ts";
import { withLazyText } from "./lazy-parsed-file.ts";

const text = "id: chains\ntitle: “Chains” — é\nbody: |\n  Measure *it*: ação.\n";
const parsed = parseYaml("content/articles/chains.yaml", text);

test("a file whose text is read again says what it said before", () => {
  const clean = withLazyText(parsed, () => parsed);
  expect(clean.value).toEqual(parsed.value);
  expect(clean.file).toBe(parsed.file);
  expect(clean.text).toBe(text);
  expect(clean.rangeAt("/title")).toEqual(parsed.rangeAt("/title"));
  expect(clean.rangeAt("/title", "key")).toEqual(parsed.rangeAt("/title", "key"));
});

test("it is read again once, and only for its text and places", () => {
  const readAgain = vi.fn(() => parsed);
  const clean = withLazyText(parsed, readAgain);
  expect(JSON.stringify(clean.value)).toContain("ação");
  expect(readAgain).not.toHaveBeenCalled();
  clean.rangeAt("/id");
  expect(clean.text).toBe(text);
  expect(readAgain).toHaveBeenCalledOnce();
});

test("a file that went away in the meantime has no text, and its places are its beginning", () => {
  const clean = withLazyText(parsed, () => undefined);
  expect(clean.text).toBe("");
  expect(clean.rangeAt("/title")).toEqual({ start: 0, end: 0 });
});

test("of many that are asked for their text, one is held whole at a time", () => {
  const readAgain = vi.fn(() => parsed);
  const [one, other] = [withLazyText(parsed, readAgain), withLazyText(parsed, readAgain)];
  expect([one.text, one.text, other.text, one.text]).toEqual([text, text, text, text]);
  expect(readAgain).toHaveBeenCalledTimes(3);
});
