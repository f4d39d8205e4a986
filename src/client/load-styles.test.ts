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

test("adds one style sheet link for several calls, and waits for it", async () => {
  const { loadStyles } = await start();
  const both = [loadStyles(), loadStyles()];
  expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ["stylesheet", "/assets/styles-1.css"],
  ]);
  answer("load");
  await expect(Promise.all(both)).resolves.toBeDefined();
});

test("removes a style sheet link that fails to load, and allows another attempt", async () => {
  const { loadStyles } = await start();
  const first = loadStyles();
  answer("error");
  await expect(first).rejects.toThrow("No style sheet");
  expect(links()).toEqual([]);
  const second = loadStyles();
  answer("load");
  await expect(second).resolves.toBeUndefined();
});

test("recognises the style sheet of another build", async () => {
  const { isCurrentStyleSheet } = await start();
  expect(isCurrentStyleSheet("/assets/styles-1.css")).toBe(true);
  expect(isCurrentStyleSheet("/assets/styles-2.css")).toBe(false);
});
