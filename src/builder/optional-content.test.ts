// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/content/workspace.ts";
import { buildSite } from "./build.ts";

type Cut = readonly [file: string, part: string, replacement: string];

const legalName: Cut[] = [
  ["site.yaml", "  legalName: ${firm.name} Bicycles Ltd\n", ""],
  ["site.yaml", "${firm.legalName}", "${firm.name}"],
];
const foundedYear: Cut[] = [
  ["site.yaml", "  foundedYear: 1998\n", ""],
  ["site.yaml", " since ${firm.foundedYear}", ""],
];
const registrations: Cut[] = [
  ["site.yaml", "  registrations:\n    - {id: licence, label: Licence, value: W-1234}\n", ""],
];
const claims: Cut[] = [
  [
    "site.yaml",
    "claims:\n  - {id: bicycles, value: 900+, label: bicycles mended, source: Our workbook, verifiedAt: 2024-01-02}\n",
    "",
  ],
  ["pages/home.yaml", "${claims.bicycles} bicycles", "Bicycles"],
];
const bar: Cut[] = [
  ["site.yaml", '  bar:\n    - {label: "${firm.phone}", to: "tel:${firm.phone}"}\n', ""],
];
const action: Cut[] = [["site.yaml", "  action: {label: Book a repair, to: /contact#form}\n", ""]];
const legal: Cut[] = [["site.yaml", '  legal: ["© ${firm.legalName}"]\n', ""]];
const author: Cut[] = [
  ["articles/chains.yaml", "author: ada\n", ""],
  ["articles/brakes.yaml", "author: ada\n", ""],
];
const image: Cut[] = [
  ["articles/chains.yaml", "image: {src: shop.svg, alt: A shop}\n", ""],
  ["articles/brakes.yaml", "image: {src: shop.svg, alt: A shop}\n", ""],
];
const readingMinutes: Cut[] = [
  ["articles/chains.yaml", "readingMinutes: 2\n", ""],
  ["articles/brakes.yaml", "readingMinutes: 1\n", ""],
];
const disclaimer: Cut[] = [["labels.yaml", ',"disclaimer":"disclaimer"', ""]];

const cuts = {
  claims,
  registrations,
  foundedYear,
  legalName,
  "header.bar": bar,
  "header.action": action,
  "footer.legal": legal,
  "an article's author": author,
  "an article's image": image,
  "reading time": readingMinutes,
  disclaimer,
};

async function siteWithout(all: readonly Cut[]): Promise<Workspace> {
  const workspace = await createWorkspace();
  await workspace.file(
    "testimonials.yaml",
    "- {id: ada, name: Ada Byron, text: Swift., stars: 5}\n",
  );
  const more = "  - type: testimonials\n    title: Letters\n    entries: all\n";
  await workspace.edit(
    "pages/contact.yaml",
    "blocks:\n",
    `blocks:\n${more}  - type: contact\n    title: Where\n`,
  );
  for (const [file, part, replacement] of all) await workspace.edit(file, part, replacement);
  // An unused picture is reported.
  if (all.includes(image[0] as Cut)) await workspace.file("media/shop.svg", undefined);
  return workspace;
}

/** Builds the site. Returns its HTML and XML files by path. */
async function built(workspace: Workspace): Promise<Map<string, string>> {
  const out = join(dirname(workspace.directory), "dist");
  const result = await buildSite({ content: workspace.directory, out });
  expect(result.diagnostics.filter(({ severity }) => severity !== "note")).toEqual([]);
  const paths = await readdir(out, { recursive: true });
  const texts = paths.filter((path) => /\.(?:html|xml)$/.test(path)).sort();
  const pages = texts.map(async (path): Promise<[string, string]> => {
    return [path.replaceAll("\\", "/"), await readFile(join(out, path), "utf8")];
  });
  return new Map(await Promise.all(pages));
}

/**
 * Returns traces of missing values that no reader should see: `undefined`, stray commas, empty
 * elements.
 */
function oddities(document: string): string[] {
  const shown = document.replace(/<(script|style)\b.*?<\/\1>/gs, "");
  const odd = [
    /.{0,30}\b(?:undefined|null|NaN)\b.{0,30}/g,
    />\s*[,;·]/g,
    /[,·]\s*<(?!\/?(?:a|b|em)\b)/g,
    /<(ul|ol|dl|p|h[1-6]|a|nav|footer)\b[^>]*>\s*<\/\1>/g,
    /<div class="?(?:legal|papers)[^>]*>\s*<\/div>/g,
  ];
  return odd.flatMap((pattern) => shown.match(pattern) ?? []);
}

/** Returns the names of the empty properties in the structured data of a page. */
function emptyThings(document: string): string[] {
  const graphs = [...document.matchAll(/<script type="?application\/ld\+json"?>(.*?)<\/script>/gs)];
  return graphs.flatMap(([, text = ""]) => {
    const empty: string[] = [];
    JSON.parse(text, (key, value) => {
      if (value === null || value === "" || (Array.isArray(value) && value.length === 0))
        empty.push(key);
      return value;
    });
    return empty;
  });
}

test.for(Object.entries(cuts))("accepts a site without %s", async ([, cut]) => {
  const workspace = await siteWithout(cut);
  expect(await workspace.check()).toEqual([]);
});

test("builds pages without empty elements or values if all optional content is missing", async () => {
  const all = Object.values(cuts).flat();
  const withoutTwice = all.filter(([, part]) => part !== "${firm.legalName}");
  const pages = await built(await siteWithout([...withoutTwice]));
  expect(pages.size).toBeGreaterThan(6);
  for (const [path, document] of pages) {
    expect([path, ...oddities(document)]).toEqual([path]);
    expect([path, ...emptyThings(document)]).toEqual([path]);
  }
  expect(pages.get("contact.html")).toContain("Ada Byron</b></figcaption>");
  expect(pages.get("journal/chains.html")).toContain('"@type":"BlogPosting"');
  expect(pages.get("journal/chains.html")).not.toContain('"author"');
});

test("creates a 404 page if the site has none of its own", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "language: en", "language: pt-BR");
  await workspace.file("labels.yaml", "notFound: {home: Ao começo}\n");
  const page = (await built(workspace)).get("404.html") ?? "";
  expect(page).toMatch(/<h1[^>]*>Página não encontrada<\/h1>/);
  expect(page).toContain("<a href=/>Ao começo</a>");
  const own =
    "route: /404\ntitle: Lost\ndescription: Lost.\nblocks: [{type: banner, title: Lost}]\n";
  await workspace.file("pages/lost.yaml", own);
  expect((await built(workspace)).get("404.html")).not.toContain("Ao começo");
});

test.for(["labels.yaml", "theme.yaml"])(
  "notes an empty %s, and uses the defaults",
  async (name) => {
    const workspace = await createWorkspace();
    await workspace.edit("site.yaml", "language: en", "language: pt-BR");
    for (const text of ["", "# depois\n"]) {
      await workspace.file(name, text);
      expect(await workspace.check()).toMatchObject([{ code: "empty-file", severity: "note" }]);
      const page = (await built(workspace)).get("index.html") ?? "";
      expect(page).toContain(name === "labels.yaml" ? "Pular para o conteúdo" : "--radius:0px");
    }
  },
);

test("notes a missing newer label with its default, and still builds the site", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "language: en", "language: pt-BR");
  await workspace.edit("labels.yaml", '"skipLink":"skipLink",', "");
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/labels.yaml:1:1
      Nota: Uma palavra mais nova não está neste arquivo: o site mostra as que vêm com o Prelo. Para outras, copie e mude.
      1 | {"common":{"home":"home","requiredNote":"requiredNote","example":"example"},"header":{"navigation":"
        | ^
      Por exemplo:  common:
                      skipLink: Pular para o conteúdo"
  `);
  const out = join(dirname(workspace.directory), "dist");
  expect((await buildSite({ content: workspace.directory, out })).pages).toBeGreaterThan(4);
});
