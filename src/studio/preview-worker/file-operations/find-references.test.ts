import { expect, test } from "vitest";
import { FileOperationSandbox } from "../../../testing/studio/file-operation-sandbox.ts";
import { findReferences } from "./find-references.ts";

async function uses(file: string, path: string): Promise<string[]> {
  const site = await new FileOperationSandbox().site();
  return findReferences(site, { file, path }).map((each) => `${each.file}#${each.path}`);
}

test("finds references to an entry by ID, in lists that show all entries and in texts that cite it", async () => {
  expect(await uses("team.yaml", "/1")).toMatchInlineSnapshot(`
    [
      "articles/abertura-de-empresa-passo-a-passo.yaml#/author",
      "articles/obrigacoes-acessorias-2024.yaml#/author",
      "pages/sobre.yaml#/blocks/3/entries",
    ]
  `);
  expect(await uses("site.yaml", "/claims/1")).toMatchInlineSnapshot(`
    [
      "pages/sobre.yaml#/blocks/4/entries/1",
      "pages/inicio.yaml#/blocks/0/badge/value",
      "pages/inicio.yaml#/blocks/0/badge/label",
      "pages/inicio.yaml#/blocks/1/items/3/figure",
      "pages/sobre.yaml#/blocks/1/body",
    ]
  `);
});

test("finds the texts that cite a fact", async () => {
  const all = await uses("site.yaml", "/firm/phone");
  expect(all.length).toBeGreaterThan(4);
  expect(all).toContain("site.yaml#/header/bar/0/label");
  expect(await uses("site.yaml", "/firm/registrations/1/value")).toContain(
    "site.yaml#/header/bar/2/label",
  );
});

test("finds links to a page, downloads of a document, and no other use of a picture used once", async () => {
  const site = await new FileOperationSandbox().site();
  expect(site.paths.size).toBeGreaterThan(20);
  expect(await uses("pages/acessibilidade.yaml", "")).toEqual([
    "site.yaml#/footer/accessibility/to",
  ]);
  expect(await uses("pages/termos.yaml", "/blocks/0/image/src")).toMatchInlineSnapshot(`[]`);
  expect(await uses("documents/carta-proposta-de-servicos.yaml", "")).toMatchInlineSnapshot(`
    [
      "pages/modelos-de-contratos.yaml#/blocks/1/items/1/files/0/src",
      "pages/modelos-de-contratos.yaml#/blocks/1/items/1/files/1/src",
    ]
  `);
});

test("finds a body text that shows the picture", async () => {
  const content = new FileOperationSandbox();
  const written = await new FileOperationSandbox().site();
  const team = written.fileAt("team.yaml")?.parsed.value as { image?: { src: string } }[];
  const at = team.findIndex(({ image }) => image !== undefined);
  const src = team[at]?.image?.src;
  const page = `route: /a\ntitle: A\ndescription: B\nblocks:\n  - type: prose\n    body: |\n      ![C](${src})\n`;
  content.applyTexts([["pages/a.yaml", page]]);
  const places = findReferences(await content.site(), {
    file: "team.yaml",
    path: `/${at}/image/src`,
  });
  expect(places).toContainEqual({ file: "pages/a.yaml", path: "/blocks/0/body" });
});

test("finds a body text that links to a file built from the document", async () => {
  const content = new FileOperationSandbox();
  const site = await content.site();
  const name = "carta-proposta-de-servicos";
  const page = `route: /a\ntitle: A\ndescription: B\nblocks:\n  - type: prose\n    body: |\n      [C](${name}.pdf)\n`;
  content.applyTexts([["pages/a.yaml", page]]);
  expect(site.paths.has(`documents/${name}.yaml`)).toBe(true);
  const places = findReferences(await content.site(), { file: `documents/${name}.yaml`, path: "" });
  expect(places).toContainEqual({ file: "pages/a.yaml", path: "/blocks/0/body" });
});

test("returns an empty list for a field or a file without references", async () => {
  expect(await uses("site.yaml", "/firm/countryCode")).toEqual([]);
  expect(await uses("none.yaml", "")).toEqual([]);
});
