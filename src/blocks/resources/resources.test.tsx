// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Resource } from "../../model/types.ts";
import { elementTexts, renderStatic } from "../../testing/browser/markup.ts";
import { sampleImage, samplePage, sampleSite } from "../../testing/content/sample-page-data.ts";
import { Resources } from "./resources.tsx";

const entry = (id: string, changes: Partial<Resource> = {}): Resource => ({
  id,
  title: `Material ${id}`,
  description: "Para *usar* hoje.",
  image: sampleImage,
  to: `/${id}`,
  ...changes,
});

function render(entries: Resource[]) {
  const action = { label: "Baixar Grátis" };
  const block = { type: "resources" as const, title: "Recursos Úteis", entries, action };
  return renderStatic(<Resources block={block} site={sampleSite} page={samplePage()} />);
}

test("shows each entry with picture, title and an action named after it", () => {
  const root = render([entry("calculadora"), entry("planilha")]);
  expect(elementTexts(root, "h2, h3")).toEqual([
    "Recursos Úteis",
    "Material calculadora",
    "Material planilha",
  ]);
  expect(root.querySelectorAll("li img")).toHaveLength(2);
  expect(elementTexts(root, "a")).toEqual([
    "Baixar Grátis Material calculadora",
    "Baixar Grátis Material planilha",
  ]);
  expect(root.querySelector("a")?.getAttribute("href")).toBe("/calculadora");
  expect(root.querySelector("a")?.hasAttribute("download")).toBe(false);
});

test("shows a title as plain text in the name of its link", () => {
  const file = { src: "/downloads/fluxo.xlsx", format: "XLSX", bytes: 14_321 };
  const root = render([entry("planilha", { file, title: "Fluxo [x](https://a.example)" })]);
  expect(elementTexts(root, "a")).toEqual(["Baixar Grátis Fluxo [x](https://a.example)"]);
});

test("downloads the file of an entry that has one", () => {
  const file = { src: "/downloads/fluxo.xlsx", format: "XLSX", bytes: 14_321 };
  const root = render([entry("planilha", { file })]);
  const link = root.querySelector("a");
  expect(link?.getAttribute("href")).toBe("/downloads/fluxo.xlsx");
  expect(link?.hasAttribute("download")).toBe(true);
  expect(elementTexts(root, "a, small")).toEqual([
    "Baixar Grátis Material planilha",
    "XLSX, 14 kB",
  ]);
});

test("links to the page with a separate label beside the download", () => {
  const file = { src: "/downloads/fluxo.xlsx", format: "XLSX" };
  const [, link] = render([entry("a", { file, linkLabel: "Usar no site" })]).querySelectorAll("a");
  expect(link?.textContent).toBe("Usar no site Material a");
  expect(link?.getAttribute("href")).toBe("/a");
  expect(link?.hasAttribute("download")).toBe(false);
});
