import { join } from "node:path";
import { expect, test } from "vitest";
import { copyContent } from "../../../testing/command.ts";
import { drawPhotograph } from "../../../testing/content/photographs.ts";
import { exportSingleFile } from "./single-file-export.ts";

const day = "2026-11-23";
const slow = 60_000;

/** Exports a content folder with the date of the tests. */
async function shown(folder: string, route?: string) {
  const { checked, made } = await exportSingleFile(folder, day, {
    route,
    moment: Date.parse(`${day}T12:00Z`),
  });
  return { checked, notes: made?.notes, html: made?.html ?? "", name: made?.name };
}

/** Returns the markup of one page of the exported file. */
function pageIn(html: string, route: string): string | undefined {
  const pages = html.split(/(?=<div class="handout-page")/);
  return pages.find((page) => page.startsWith(`<div class="handout-page" id="${route}"`));
}

test(
  "exports drafts and scheduled parts with labels, and omits expired ones",
  async () => {
    const { folder, edit, remove } = await copyContent();
    await edit("pages/termos.yaml", "route: /termos\n", "route: /termos\ndraft: true\n");
    await edit("articles/guia-pratico-esocial.yaml", "date:", "publishAt: 2026-12-24\ndate:");
    await edit("articles/obrigacoes-acessorias-2024.yaml", "date:", "expiresAt: 2026-01-01\ndate:");
    await edit(
      "pages/sobre.yaml",
      "blocks:\n",
      `blocks:\n${notice("Antes", "expiresAt: 2026-01-01")}`,
    );
    await edit(
      "pages/sobre.yaml",
      "blocks:\n",
      `blocks:\n${notice("Depois", "publishAt: 2027-01-02")}`,
    );
    const { html, notes } = await shown(folder);
    expect(notes).toEqual([]);
    expect(pageIn(html, "/termos")).toContain(">Rascunho</span>");
    expect(pageIn(html, "/blog/guia-pratico-esocial")).toContain(">Entra no ar em 24 de dezembro<");
    expect(pageIn(html, "/blog/obrigacoes-acessorias-2024")).toBeUndefined();
    const about = pageIn(html, "/sobre");
    expect(about).toMatch(/Esta parte entra no ar em 2 de janeiro de 2027<.{0,400}Depois/s);
    expect(about).not.toContain("Antes");
    expect(about).not.toContain("handout-state");
    await remove("pages/termos.yaml");
  },
  slow,
);

function notice(text: string, dates: string): string {
  return `  - type: notice\n    title: ${text}\n    description: ${text}.\n    ${dates}\n`;
}

test(
  "embeds a photograph once and in one width, even if several places show it",
  async () => {
    const { folder, edit, write } = await copyContent();
    await write(
      "media/sala.jpg",
      await drawPhotograph({ width: 2400, height: 1600 }).jpeg().toBuffer(),
    );
    await edit("articles/guia-pratico-esocial.yaml", "src: esocial.svg", "src: sala.jpg");
    const { html } = await shown(folder);
    expect(html.match(/url\("data:image\/webp/g)).toHaveLength(1);
    expect(html.match(/class="[^"]*photo/g)?.length).toBeGreaterThan(1);
    expect(html.length).toBeLessThan(2_000_000);
  },
  slow,
);

test(
  "exports a single page without links to other pages",
  async () => {
    const { html, name } = await shown((await copyContent()).folder, "/sobre");
    expect(name).toBe("Chronos - prévia 2026-11-23.html");
    expect(pageIn(html, "/sobre")).toBeDefined();
    expect(pageIn(html, "/")).toBeUndefined();
    expect(html).not.toMatch(/<a [^>]*href="#\/(?!sobre)/);
    expect(html.length).toBeLessThan(400_000);
  },
  slow,
);

test(
  "reports each page with errors by its title, and exports nothing if site.yaml is invalid",
  async () => {
    const { folder, edit, write } = await copyContent();
    await edit("pages/sobre.yaml", "route: /sobre", "route: 7");
    await edit("faq.yaml", "question:", "pergunta:");
    const first = await shown(folder);
    expect(first.notes).toEqual([
      "“Perguntas frequentes” tem um engano no texto e não aparece.",
      "“Sobre nós: contas com calma desde 2009” tem um engano no texto e não aparece.",
    ]);
    expect(pageIn(first.html, "/sobre")).toBeUndefined();
    expect(pageIn(first.html, "/")).toBeDefined();
    await write("site.yaml", "firm: 7\n");
    const { checked, name } = await shown(join(folder));
    expect(name).toBeUndefined();
    expect(checked.diagnostics.length).toBeGreaterThan(0);
  },
  slow,
);

test(
  "exports nothing if the only requested page has expired",
  async () => {
    const { folder, edit } = await copyContent();
    await edit("pages/termos.yaml", "route: /termos\n", "route: /termos\nexpiresAt: 2026-01-01\n");
    expect((await shown(folder, "/termos")).name).toBeUndefined();
  },
  slow,
);
