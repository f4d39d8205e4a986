import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { buildSingleFile, exportFileName } from "./build-single-file.ts";
import type { ExportPage } from "./export-page.ts";

function page(route: string, more: Partial<ExportPage> = {}): ExportPage {
  const title = `Página ${route}`;
  const header = '<a class="skip-link" href="#_content">Pular</a><header class="header"></header>';
  const blocks = [{ type: "prose", html: '<h1 id="t">T</h1>' }];
  return { route, title, documentTitle: title, kind: "page", header, blocks, footer: "", ...more };
}

const handout = {
  name: "Sol & Cia",
  site: "https://sol.example/",
  language: "pt-BR",
  timeZone: "America/Sao_Paulo",
  styles: '@font-face{src:url(/fonts/a.woff2)}a{background:url("/fonts/none.svg")}',
  notes: [],
  moment: new Date("2026-11-23T19:40:00Z"),
  today: "2026-11-23",
};

const font = { type: "font/woff2", bytes: new Uint8Array([1, 2, 3]) };
const fileAt = async (address: string) => (address.endsWith("a.woff2") ? font : undefined);
const make = (pages: ExportPage[], notes: string[] = []) =>
  buildSingleFile({ ...handout, pages, notes }, fileAt);

test("shows the site, the time and the number of unpublished pages in the bar", async () => {
  const due = { mark: { kind: "due", date: "2027-01-08" } } as const;
  const html = await make([page("/"), page("/a", { mark: { kind: "draft" } }), page("/b", due)]);
  const [bar = ""] = /<aside.*?<\/aside>/s.exec(html) ?? [];
  expect(bar.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|")).toBe(
    "|Sol &amp; Cia|Prévia de 23 de novembro de 2026, 16h40|1 rascunho|1 com data marcada|Responda a quem enviou: “pode publicar” ou o que falta.|Todas as páginas (3)|",
  );
  expect(html).toContain(">Entra no ar em 8 de janeiro de 2027</span>");
});

test("allows only the inline script, and nothing from outside", async () => {
  const html = await make([page("/")]);
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(policy).toBe(
    `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
});

test("embeds fonts in the styles, and an empty URL for a missing file", async () => {
  const html = await make([page("/")]);
  expect(html).toContain('src:url("data:font/woff2;base64,AQID")');
  expect(html).toContain('background:url("data:,")');
});

test("marks a draft block at its beginning", async () => {
  const block = { type: "notice", html: "<p>x</p>", mark: { kind: "draft" } } as const;
  const html = await make([page("/", { blocks: [block] })]);
  expect(html).toMatch(
    /<div data-block="notice"><p class="handout-part">.*?Esta parte é um rascunho/,
  );
});

test("shows notes on the list of pages, and links to the list from the bar", async () => {
  const html = await make([page("/")], ["“A” tem um engano no texto e não aparece."]);
  expect(html).toContain(">1 aviso</p>");
  expect(html).toContain('<a href="#_pages">Todas as páginas</a>');
  expect(html).toContain("<li>“A” tem um engano no texto e não aparece.</li>");
});

test("prevents content from closing the title or the styles", async () => {
  const html = await buildSingleFile(
    { ...handout, name: "</title><script>", styles: "a{content:'</style>'}", pages: [page("/")] },
    fileAt,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});

test("removes characters from the file name that an operating system rejects", () => {
  expect(exportFileName("Chronos", "2026-11-23")).toBe("Chronos - prévia 2026-11-23.html");
  expect(exportFileName(' ..A/B: "c" ', "2026-11-23")).toBe("A B c - prévia 2026-11-23.html");
});
