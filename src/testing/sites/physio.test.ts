import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { buildSite } from "../../builder/build.ts";
import { listSceneNames, renderScene } from "../../cli/render-drawings/draw-scenes.ts";

const content = "src/testing/sites/physio";
const read = new Set([".html", ".json", ".xml", ".txt", ".js", ".webmanifest", ".css", ""]);
let pages: Map<string, string>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "prelo-physio-"));
  const out = join(folder, "dist");
  const { diagnostics } = await buildSite({ content, out, date: "2026-11-24" });
  expect(diagnostics).toEqual([]);
  pages = await textsIn(out);
  return () => rm(folder, { recursive: true });
}, 120_000);

/** All files that a visitor may read or whose words a script shows, by their path. */
async function textsIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && read.has(extname(entry.name)));
  const texts = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const path = join(parentPath, name);
    return [path.slice(folder.length), await readFile(path, "utf8")];
  });
  return new Map(await Promise.all(texts));
}

/**
 * What people see and hear of a page: its words, and those of its attributes and structured data.
 */
function wordsOf(text: string): string {
  const shown = text.replace(/<style\b.*?<\/style>/gs, " ");
  return shown.replace(/\b(?:href|src|srcset|class|id|d)=(?:"[^"]*"|[^\s>]+)/g, " ");
}

// Common in any Portuguese sentence, and in no English one.
const portuguese =
  /(?<![\p{L}\d/_.$-])(?:não|você|página|uma|para|pelo|pela|seu|sua|dos|das|aberto|fechado|fechada|horário|endereço|enviar|obrigatório|menu principal|ler mais|voltar|grátis|leitura|artigos|rodapé|às|até|agora|hoje|amanhã|segunda-feira|domingo|mensagem|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?![\p{L}\d/_$-])/giu;

test("no built file contains Portuguese words or, except in scripts, Portuguese letters", () => {
  expect([...pages.keys()].filter((path) => path.endsWith(".html")).length).toBeGreaterThan(20);
  for (const [path, text] of pages) {
    const words = path.endsWith(".html") ? wordsOf(text) : text;
    expect(words.match(portuguese) ?? [], path).toEqual([]);
    // Scripts know which letters have accents: in pages nobody writes any.
    if (!path.endsWith(".js")) expect(words.match(/[ãõçáéíóúâêôà]/giu) ?? [], path).toEqual([]);
  }
});

test("dates, prices, opening hours, country and telephone numbers use British formats", () => {
  const [prices, hours, home] = ["/prices.html", "/opening-hours.html", "/index.html"].map(
    (path) => pages.get(path) ?? "",
  );
  expect(prices).toContain("£</small>270");
  expect(prices).toContain('"priceCurrency":"GBP"');
  expect(prices).not.toMatch(/R\$|BRL/);
  expect(hours).toContain("8am to 12.30pm");
  expect(hours).toContain("24\u00a0December 2026");
  expect(home).toContain('"addressCountry":"GB"');
  expect(home).toMatch(/<html lang="?en-GB/);
  expect(home).toContain("tel:+441632960142");
});

const names = await listSceneNames(join(content, "drawings"));

test.each(names)("the media files of %s match its rendered scene", async (name) => {
  for (const { file, svg } of await renderScene(join(content, "drawings"), name))
    expect(await readFile(join(content, "media", file), "utf8"), file).toBe(svg);
});
