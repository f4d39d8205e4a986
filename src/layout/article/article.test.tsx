// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import type { Article } from "../../model/types.ts";
import { elementText, elementTexts, renderStatic } from "../../testing/browser/markup.ts";
import {
  sampleArticleCard,
  sampleImage,
  sampleSite,
} from "../../testing/content/sample-page-data.ts";
import { ArticlePage, type ArticlePageProps } from "./article.tsx";
import { enableSharing } from "./share.ts";

const card = sampleArticleCard("regime", { title: "Qual regime?" });
const article: Article = {
  id: "regime",
  title: "Qual regime?",
  excerpt: "Três chaves.",
  image: sampleImage,
  category: "gestao",
  date: "2024-01-15",
  author: "helena-prates",
  readingMinutes: 8,
  body: "Uma abertura.\n\n## Simples\n\nTexto.",
};

function render(changes: Partial<Article> = {}, more: Partial<ArticlePageProps> = {}) {
  const props = { card, site: sampleSite, related: [], ...more };
  return renderStatic(<ArticlePage article={{ ...article, ...changes }} {...props} />);
}

describe("the head of an article", () => {
  test("has category, date, title, excerpt, author and reading time", () => {
    const root = render();
    expect(elementTexts(root, "h1")).toEqual(["Qual regime?"]);
    expect(elementText(root.querySelector(".meta"))).toBe("Gestão 15 de janeiro de 2024");
    expect(elementText(root.querySelector(".lede"))).toBe("Três chaves.");
    expect(elementText(root.querySelector(".by"))).toContain("Por Helena Prates");
    expect(elementText(root.querySelector(".by"))).toContain("8 min de leitura");
  });

  test("shows the revision date only if the article was revised", () => {
    expect(elementText(render().querySelector(".by"))).not.toContain("Atualizado");
    const revised = render({ updated: "2024-02-03" }).querySelector('.by [datetime="2024-02-03"]');
    expect(elementText(revised)).toBe("Atualizado em 3 de fevereiro de 2024");
  });

  test("links back to the list", () => {
    const back = render().querySelector(".remark a");
    expect(elementText(back)).toBe("Voltar ao blog");
    expect(back?.getAttribute("href")).toBe("/blog");
  });
});

describe("the table of contents", () => {
  test("lists the headings of a long text and links to them", () => {
    const root = render({ body: "## Simples\n\n## Presumido\n\n## Real\n\nTexto." });
    expect(root.querySelector(".contents")?.getAttribute("aria-labelledby")).toBe("_contents");
    expect(elementTexts(root, ".contents li")).toEqual(["Simples", "Presumido", "Real"]);
    for (const link of root.querySelectorAll(".contents a")) {
      expect(root.querySelector(link.getAttribute("href") ?? "")?.tagName).toBe("H2");
    }
  });

  test("is absent for a short text", () => {
    expect(render().querySelector(".contents")).toBeNull();
  });
});

describe("the end of an article", () => {
  test("shows the sources and the disclaimer", () => {
    const sources = [{ label: "Lei 123", to: "https://planalto.example/123" }];
    const root = render({ sources });
    expect(elementTexts(root, ".sources h2")).toEqual(["Fontes"]);
    expect(root.querySelector(".sources a")?.getAttribute("href")).toBe(sources[0]?.to);
    expect(elementText(root.querySelector(".sources .note"))).toBe(
      "Este texto não substitui uma consulta.",
    );
  });

  test("shows the disclaimer even without sources", () => {
    expect(elementTexts(render(), ".sources > *")).toHaveLength(1);
  });

  test("has a WhatsApp link at once, and buttons to copy and print once the script runs", async () => {
    const root = render();
    const row = root.querySelector<HTMLElement>(".share") as HTMLElement;
    const link = new URL(row.querySelector("a")?.href ?? "");
    expect(link.origin).toBe("https://wa.me");
    expect(link.searchParams.get("text")).toMatch(/ https:\/\/chronos\.example\/blog\/\S+$/);
    expect(row.querySelector("button")).toBeNull();
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const print = vi.fn();
    window.print = print;
    enableSharing(row, sampleSite.labels.article);
    const buttons = [...row.querySelectorAll("button")];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Copiar link", "Imprimir"]);
    buttons[0]?.click();
    await vi.waitFor(() => expect(buttons[0]?.textContent).toBe("Link copiado"));
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    buttons[1]?.click();
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  test("links to related articles and to the previous and next article", () => {
    const previous = sampleArticleCard("antes");
    const next = sampleArticleCard("depois");
    const root = render({}, { related: [sampleArticleCard("parecido")], previous, next });
    expect(elementTexts(root, ".onward h2, .onward h3")).toEqual([
      "Continue a leitura",
      "Título parecido",
    ]);
    expect(elementTexts(root, ".neighbours a")).toEqual([
      "Artigo anterior Título antes",
      "Próximo artigo Título depois",
    ]);
  });

  test("has no such links without related or neighbouring articles", () => {
    expect(render().querySelector(".onward")).toBeNull();
  });
});
