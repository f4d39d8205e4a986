// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { BlockOf } from "../../model/types.ts";
import { elementText, elementTexts, renderStatic } from "../../testing/browser/markup.ts";
import { samplePage, sampleSite } from "../../testing/content/sample-page-data.ts";
import { ProseBlock } from "./prose.tsx";

const body = "Começamos em **2009**.\n\n## Depois";

function render(parts: Partial<BlockOf<"prose">>, first = false) {
  const block = { type: "prose" as const, body, ...parts };
  return renderStatic(<ProseBlock block={block} site={sampleSite} page={samplePage({ first })} />);
}

const headings = (root: Element) =>
  [...root.querySelectorAll("h1, h2, h3")].map((heading) => heading.tagName);

describe("a text", () => {
  test("shows title, lede, body and aside", () => {
    const root = render({ title: "Nossa história", lede: "Desde 2009.", aside: "CNPJ **ativo**" });
    expect(elementTexts(root, ".heads > *")).toEqual(["Nossa história", "Desde 2009."]);
    expect(elementText(root.querySelector(".text p"))).toBe("Começamos em 2009.");
    expect(elementText(root.querySelector("aside"))).toBe("CNPJ ativo");
  });

  test("keeps the heading levels in order, with or without a title", () => {
    expect(headings(render({ title: "Nossa história" }))).toEqual(["H2", "H3"]);
    expect(headings(render({ title: "Nossa história" }, true))).toEqual(["H1", "H2"]);
    expect(headings(render({}))).toEqual(["H2"]);
  });

  test("renders without title and aside", () => {
    const root = render({});
    expect(root.querySelector(".heads, aside")).toBeNull();
    expect(root.querySelector("section")?.hasAttribute("aria-labelledby")).toBe(false);
  });
});
