import { expect, test, vi } from "vitest";
import { parseYaml } from "../text/parse.ts";
import { lighten, withLightBody } from "./light-file.ts";

const text = "id: chains\ntitle: “Chains” — é\nbody: |\n  Measure *it*: ação.\n";
const parsed = parseYaml("content/articles/chains.yaml", text);

test("a light file says what the whole one does", () => {
  const light = lighten(parsed, () => parsed);
  expect(light.value).toEqual(parsed.value);
  expect(light.file).toBe(parsed.file);
  expect(light.text).toBe(text);
  expect(light.rangeAt("/title")).toEqual(parsed.rangeAt("/title"));
  expect(light.rangeAt("/title", "key")).toEqual(parsed.rangeAt("/title", "key"));
});

test("its file is read again once, and only for places and text", () => {
  const readAgain = vi.fn(() => parsed);
  const light = lighten(parsed, readAgain);
  expect(JSON.stringify(light.value)).toContain("ação");
  expect(readAgain).not.toHaveBeenCalled();
  light.rangeAt("/id");
  expect(light.text).toBe(text);
  expect(readAgain).toHaveBeenCalledOnce();
});

test("a file that went away in the meantime has no text, and its places are its beginning", () => {
  const light = lighten(parsed, () => undefined);
  expect(light.text).toBe("");
  expect(light.rangeAt("/title")).toEqual({ start: 0, end: 0 });
});

test("a body that stayed as it was is held once", () => {
  const written = withLightBody({ id: "a", body: "Text." });
  const bytesOf = (content: object) => {
    const [symbol] = Object.getOwnPropertySymbols(content);
    return symbol && Object.getOwnPropertyDescriptor(content, symbol)?.value;
  };
  expect(bytesOf(written)).toBeInstanceOf(Uint8Array);
  expect(bytesOf(withLightBody({ id: "a", body: "Text." }, written))).toBe(bytesOf(written));
  const changed = withLightBody({ id: "a", body: "Other." }, written);
  expect(changed.body).toBe("Other.");
  expect(written.body).toBe("Text.");
  expect({ ...written }).toEqual({ id: "a", body: "Text." });
});

test("what has no body stays itself", () => {
  const page = { blocks: [] };
  expect(withLightBody(page)).toBe(page);
  expect(withLightBody(undefined)).toBeUndefined();
});
