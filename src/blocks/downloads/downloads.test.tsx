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

test("shows a named download link with the file size for each format", () => {
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

test("renders no empty line without a description", () => {
  expect(elementTexts(render([{ title: "A", files: [file("a.csv", 12)] }]), "h3, p")).toEqual([
    "A",
  ]);
});

test("does not repeat the format of the link if the file size is unknown", () => {
  expect(elementTexts(render([{ title: "A", files: [file("a.csv")] }]), "small")).toEqual([]);
});
