// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { BlockOf } from "../../model/types.ts";
import { elementTexts, renderStatic } from "../../testing/browser/markup.ts";
import { samplePage, sampleSite } from "../../testing/content/sample-page-data.ts";
import { Downloads } from "./downloads.tsx";

type Item = BlockOf<"downloads">["items"][number];

const file = (name: string, bytes?: number) => ({
  src: `/downloads/${name}`,
  format: name.replace(/.*\./, "").toUpperCase(),
  bytes,
});

function render(items: Item[]) {
  const block = { type: "downloads" as const, title: "Para baixar", items };
  return renderStatic(<Downloads block={block} site={sampleSite} page={samplePage()} />);
}

test("offers each format by a link of its own name, with what it weighs", () => {
  const root = render([
    { title: "Um **recibo**", files: [file("r.docx", 7035), file("r.pdf", 1e6)] },
  ]);
  expect(elementTexts(root, "a, small")).toEqual([
    "Baixar DOCX Um recibo",
    "7 kB",
    "Baixar PDF Um recibo",
    "1 MB",
  ]);
  const links = [...root.querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/downloads/r.docx",
    "/downloads/r.pdf",
  ]);
  expect(links.every((link) => link.hasAttribute("download"))).toBe(true);
});

test("without a description there is no empty line for it", () => {
  expect(elementTexts(render([{ title: "A", files: [file("a.csv", 12)] }]), "h3, p")).toEqual([
    "A",
  ]);
});

test("where the size is not known, nothing repeats the format that the link names", () => {
  expect(elementTexts(render([{ title: "A", files: [file("a.csv")] }]), "small")).toEqual([]);
});
