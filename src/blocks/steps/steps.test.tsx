// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BlockOf } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Steps } from "./steps.tsx";

type Item = BlockOf<"steps">["items"][number];

function draw(items: Item[], change: Partial<BlockOf<"steps">> = {}, first = false): HTMLElement {
  const props = {
    block: { type: "steps", title: "Como Trabalhamos", items, ...change },
    page: { first, index: 1 },
  } as BlockProps<"steps">;
  document.body.innerHTML = renderToStaticMarkup(<Steps {...props} />);
  return document.body;
}

const item = { title: "Análise Inicial", when: "uma conversa", description: "Ouvimos **tudo**." };

function texts(page: HTMLElement, selector: string): (string | null)[] {
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test.each([1, 2, 4, 7])("numbers %d steps by their position", (count) => {
  const items = Array.from({ length: count }, (_, index) => ({ ...item, title: `T${index}` }));
  const page = draw(items);
  expect(texts(page, "ol > li > .numeral")).toEqual(items.map((_, index) => String(index + 1)));
  expect(texts(page, "ol > li > h3")).toEqual(items.map(({ title }) => title));
});

test("shows number, title, time and description of a step", () => {
  const page = draw([item]);
  expect(texts(page, "li > *")).toEqual(["1", "Análise Inicial", "uma conversa", "Ouvimos tudo."]);
  expect(texts(page, "strong")).toEqual(["tudo"]);
});

test("renders no empty line without a time", () => {
  expect(texts(draw([{ title: "A", description: "B" }]), "li > *")).toEqual(["1", "A", "B"]);
});

test("shows both of two steps with the same title", () => {
  expect(texts(draw([item, item]), "h3")).toHaveLength(2);
});

test("renders the title as h1 if the block is the first, otherwise as h2", () => {
  expect(texts(draw([item]), "h2")).toEqual(["Como Trabalhamos"]);
  expect(texts(draw([item], {}, true), "h1")).toEqual(["Como Trabalhamos"]);
});
