// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = "";
});

async function start() {
  const styles = await import("./load-styles.ts");
  styles.rememberStyleSheetAddress("/assets/styles-1.css");
  return styles;
}

const links = () => [...document.head.querySelectorAll("link")];
const answer = (type: string) => links()[0]?.dispatchEvent(new Event(type));

test("the style sheet is asked for once, and awaited", async () => {
  const { loadStyles } = await start();
  const both = [loadStyles(), loadStyles()];
  expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ["stylesheet", "/assets/styles-1.css"],
  ]);
  answer("load");
  await expect(Promise.all(both)).resolves.toBeDefined();
});

test("a style sheet that does not come leaves no trace and may be asked for again", async () => {
  const { loadStyles } = await start();
  const first = loadStyles();
  answer("error");
  await expect(first).rejects.toThrow("No style sheet");
  expect(links()).toEqual([]);
  const second = loadStyles();
  answer("load");
  await expect(second).resolves.toBeUndefined();
});

test("a page of another build is told apart", async () => {
  const { isCurrentStyleSheet } = await start();
  expect(isCurrentStyleSheet("/assets/styles-1.css")).toBe(true);
  expect(isCurrentStyleSheet("/assets/styles-2.css")).toBe(false);
});
