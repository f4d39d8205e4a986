// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { showPage } from "./morph.ts";

function show(route: string, markup: string): void {
  const template = document.createElement("template");
  template.innerHTML = markup;
  showPage(document.body, route, template.content);
}

beforeEach(() => {
  document.body.innerHTML = "";
  delete document.body.dataset.route;
});

test("keeps the node and the text being typed when its page is updated", () => {
  show("/a", "<h1>A</h1><p>old</p>");
  const typed = document.querySelector("p");
  typed?.setAttribute("data-typing", "line");
  typed?.replaceChildren("typed");
  show("/a", "<h1>B</h1><p>old</p>");
  expect(document.querySelector("p")).toBe(typed);
  expect(document.body.innerHTML).toBe('<h1>B</h1><p data-typing="line">typed</p>');
});

test.each([
  ["in the same place", "<h1>B</h1><p>b</p>"],
  ["where another kind of text stands there", "<h1>B</h1><ul><li>b</li></ul>"],
  ["where less stands", "<h1>B</h1>"],
])("replaces everything when another page is shown, even a text being typed: %s", (_, markup) => {
  show("/a", "<h1>A</h1><p>a</p>");
  const before = [...document.body.children];
  document.querySelector("p")?.setAttribute("data-typing", "body");
  show("/b", markup);
  expect(document.body.innerHTML).toBe(markup);
  expect(before.filter(({ isConnected }) => isConnected)).toEqual([]);
});

test("does not notify an open editor when another page is shown", async () => {
  show("/a", "<p>a</p>");
  const heard: string[] = [];
  const editor = new MutationObserver(() => heard.push("changed"));
  const text = document.querySelector("p") as Element;
  text.setAttribute("data-typing", "body");
  editor.observe(text, { childList: true, characterData: true, subtree: true });
  show("/b", "<p>b</p>");
  await Promise.resolve();
  expect(heard).toEqual([]);
  expect(text.textContent).toBe("a");
});
