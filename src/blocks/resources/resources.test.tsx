// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Resource } from "../../content/types.ts";
import { renderStatic, textsOf } from "../../testing/markup.ts";
import { sampleImage, samplePage, sampleSite } from "../../testing/samples.ts";
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

test("shows each entry with picture, title, description and an action of its own name", () => {
  const root = render([entry("calculadora"), entry("planilha")]);
  expect(textsOf(root, "h2, h3")).toEqual([
    "Recursos Úteis",
    "Material calculadora",
    "Material planilha",
  ]);
  expect(root.querySelectorAll("li img")).toHaveLength(2);
  expect(textsOf(root, "a")).toEqual([
    "Baixar Grátis Material calculadora",
    "Baixar Grátis Material planilha",
  ]);
  expect(root.querySelector("a")?.getAttribute("href")).toBe("/calculadora");
  expect(root.querySelector("a")?.hasAttribute("download")).toBe(false);
});

test("downloads the file of an entry that has one", () => {
  const link = render([entry("planilha", { file: "/media/fluxo.xlsx" })]).querySelector("a");
  expect(link?.getAttribute("href")).toBe("/media/fluxo.xlsx");
  expect(link?.hasAttribute("download")).toBe(true);
});
