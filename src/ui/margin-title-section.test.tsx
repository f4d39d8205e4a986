// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { elementText, renderStatic } from "../testing/browser/markup.ts";
import { MarginTitleSection } from "./margin-title-section.tsx";

const block = { type: "article-list", id: "artigos", remark: "Arquivo" };

test("shows its title and remark in the margin, with an h2 that labels the section", () => {
  const page = { first: false, index: 2 };
  const root = renderStatic(
    <MarginTitleSection block={block} page={page} title="Todos os artigos">
      <p>Texto</p>
    </MarginTitleSection>,
  );
  const section = root.querySelector("section#artigos");
  const heading = root.querySelector(".remark h2");
  expect(elementText(heading)).toBe("Todos os artigos");
  expect(section?.getAttribute("aria-labelledby")).toBe(heading?.id);
  expect(elementText(root.querySelector(".remark p"))).toBe("Arquivo");
});

test("shows its title as the h1 of the page if it is the first block", () => {
  const page = { first: true, index: 0 };
  const root = renderStatic(
    <MarginTitleSection block={block} page={page} title="Todos os artigos">
      <p>Texto</p>
    </MarginTitleSection>,
  );
  expect(elementText(root.querySelector(".heads h1"))).toBe("Todos os artigos");
  expect(root.querySelector("h2")).toBeNull();
});
