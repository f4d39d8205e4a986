// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { elementTexts, renderStatic } from "../../testing/browser/markup.ts";
import { samplePage, sampleSite } from "../../testing/content/sample-page-data.ts";
import { Credentials } from "./credentials.tsx";

test("shows each credential with its description, and with its number if it has one", () => {
  const items = [
    { title: "Registro no conselho", description: "Ativo.", value: "CRC MG-012345/O-8" },
    { title: "Formação", description: "Em ciências contábeis." },
  ];
  const block = { type: "credentials" as const, title: "Credenciais", items };
  const root = renderStatic(<Credentials block={block} site={sampleSite} page={samplePage()} />);
  expect(elementTexts(root, "h2, h3")).toEqual(["Credenciais", "Registro no conselho", "Formação"]);
  expect(elementTexts(root, "li:first-child p")).toEqual(["Ativo.", "CRC MG-012345/O-8"]);
  expect(elementTexts(root, ".value")).toEqual(["CRC MG-012345/O-8"]);
});
