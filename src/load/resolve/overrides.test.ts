import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

async function inPortuguese() {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "language: en", "language: pt-BR");
  return workspace;
}

test.for([undefined, "{}\n"])(
  "uses the engine's defaults if labels and theme are %j",
  async (text) => {
    const workspace = await inPortuguese();
    for (const file of ["labels.yaml", "theme.yaml"]) await workspace.file(file, text);
    const { site, diagnostics } = await workspace.load();
    expect(diagnostics).toEqual([]);
    expect(site?.labels.header.openMenu).toBe("Abrir menu");
    expect(site?.theme.colors.dark.paper).toBe("#101917");
  },
);

test("overrides only the engine's values that the site sets", async () => {
  const workspace = await inPortuguese();
  await workspace.file("labels.yaml", "header: {menu: Índice}\n");
  await workspace.file("theme.yaml", 'colors: {light: {ink: "#000000"}}\nradius: 4\n');
  const { site, diagnostics } = await workspace.load();
  expect(diagnostics).toEqual([]);
  expect(site?.labels.header).toMatchObject({ menu: "Índice", openMenu: "Abrir menu" });
  expect(site?.theme.colors.light).toMatchObject({ ink: "#000000", paper: "#faf7f0" });
  expect(site?.theme.radius).toBe(4);
});

test("takes the variant of a block from the block itself, the theme or the style", async () => {
  const workspace = await createWorkspace();
  const pictures = "[{image: {src: shop.svg, alt: A shop}}]";
  const block = (more: string) =>
    `  - {type: gallery, title: Our shop, items: ${pictures}${more}}\n`;
  const blocks = `${block("")}${block(", variant: strip")}`;
  await workspace.edit("pages/journal.yaml", "blocks:\n", `blocks:\n${blocks}`);
  const looks = async (theme: string) => {
    await workspace.file("theme.yaml", theme);
    const { site, diagnostics } = await workspace.load();
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const all = site?.pages.flatMap((page) => page.blocks) ?? [];
    return all.flatMap((each) => (each.type === "gallery" ? [each.variant] : []));
  };
  expect(await looks("radius: 2\n")).toEqual(["grid", "strip"]);
  expect(await looks("pack: azulejo\n")).toEqual(["mosaic", "strip"]);
  expect(await looks("pack: azulejo\nvariants: {gallery: grid}\n")).toEqual(["grid", "strip"]);
});

test("reports an unknown block variant in the theme as an invalid option", async () => {
  const workspace = await inPortuguese();
  await workspace.file("theme.yaml", "variants: {gallery: mosaico, hero: side}\n");
  expect((await workspace.check()).map(({ code, path }) => `${code} ${path}`)).toEqual([
    "not-an-option /variants/gallery",
  ]);
});

test("checks overrides like other content", async () => {
  const workspace = await inPortuguese();
  await workspace.file("labels.yaml", "header: {menus: Índice}\narticles: {pageOf: Página}\n");
  expect((await workspace.check()).map(({ code, path }) => `${code} ${path}`)).toEqual([
    "unknown-field /header/menus",
    "pattern /articles/pageOf",
  ]);
});

test("warns of missing labels in a language without defaults, and still loads the site", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("labels.yaml", '"menu":"menu",', "");
  await workspace.edit("site.yaml", "language: en", "language: it");
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/labels.yaml:1:1
      Aviso: O site está em "it", e esta palavra da interface ainda aparece em inglês. Escreva em labels.yaml o que falta, nesse idioma.
      1 | {"common":{"skipLink":"skipLink","home":"home","requiredNote":"requiredNote","example":"example"},"h
        | ^
      Por exemplo:  header:
                      menu: "Menu""
  `);
  expect((await workspace.load()).site?.labels.header.menu).toBe("Menu");
});

describe("missing labels", () => {
  const told = async (language: string, labels: string | undefined) => {
    const workspace = await createWorkspace();
    await workspace.edit("site.yaml", "language: en", `language: ${language}`);
    await workspace.file("labels.yaml", labels);
    const found = await workspace.check();
    return found.map(({ code, message }) =>
      code === "missing-words" ? Number(/\d+/.exec(message)) : code,
    );
  };

  test.each(["it", "it-CH", "nl", "pl", "ga", "zh-TW"])(
    "are reported in %s, which has no defaults, whatever labels.yaml contains",
    async (language) => {
      const [all] = await told(language, undefined);
      expect(Number(all)).toBeGreaterThan(150);
      expect(await told(language, "{}\n")).toEqual([all]);
      expect(await told(language, "# nothing yet\n")).toEqual([all, "empty-file"]);
      expect(await told(language, "header: {menu: Elenco}\n")).toEqual([Number(all) - 1]);
    },
  );

  test("are reported beside other errors of labels.yaml", async () => {
    const [all] = await told("it", undefined);
    expect(await told("it", "header: {menus: Elenco}\n")).toEqual([all, "unknown-field"]);
    expect(await told("it", "header: Elenco\n")).toEqual([all, "fields-expected"]);
    expect(await told("it", "header: {menu: Elenco, openMenu: }\n")).toEqual([
      Number(all) - 1,
      "empty",
    ]);
  });

  test("are not reported while labels.yaml cannot be parsed", async () => {
    expect(await told("it", "header: {menu: Elenco\n")).toEqual(["open-bracket"]);
  });

  test.each(["pt", "pt-PT", "pt-AO", "es", "es-MX", "fr", "fr-CA", "de", "de-AT", "en-IE"])(
    "are not reported in %s, which has defaults",
    async (language) => {
      expect(await told(language, undefined)).toEqual([]);
    },
  );
});
