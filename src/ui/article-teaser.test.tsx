// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { elementText, elementTexts, renderStatic } from "../testing/browser/markup.ts";
import { sampleArticleCard, sampleSite } from "../testing/content/sample-page-data.ts";
import { ArticleTeaser, ArticleTeaserRows } from "./article-teaser.tsx";

describe("an article teaser", () => {
  const card = sampleArticleCard("regime", { title: "Qual regime?", date: "2023-12-01" });

  test("shows cover, category, date, title, excerpt, author and reading time", () => {
    const root = renderStatic(<ArticleTeaser card={card} site={sampleSite} rank="brief" />);
    expect(root.querySelector("img")?.getAttribute("alt")).toBe("Three keys on a wall");
    expect(elementText(root.querySelector(".meta"))).toBe("Gestão 1 de dezembro de 2023");
    expect(root.querySelector("time")?.getAttribute("datetime")).toBe("2023-12-01");
    expect(elementText(root.querySelector("h3"))).toBe("Qual regime?");
    expect(elementText(root.querySelector(".excerpt"))).toBe("Chamada regime");
    expect(elementText(root.querySelector(".by"))).toBe("Helena Prates, 8 min");
  });

  test("links to the article twice, with its title in both link texts", () => {
    const root = renderStatic(<ArticleTeaser card={card} site={sampleSite} rank="brief" />);
    const links = [...root.querySelectorAll('a[href="/blog/regime"]')].map(elementText);
    expect(links).toEqual(["Qual regime?", "Ler mais Qual regime?"]);
  });

  test("links to its category", () => {
    const root = renderStatic(<ArticleTeaser card={card} site={sampleSite} rank="brief" />);
    expect(root.querySelector(".meta a")?.getAttribute("href")).toBe("/blog/categoria/gestao");
  });

  test("shows the long form of the reading time in the lead rank", () => {
    const root = renderStatic(<ArticleTeaser card={card} site={sampleSite} rank="lead" />);
    expect(elementText(root.querySelector(".by"))).toBe("Helena Prates, 8 min de leitura");
  });
});

describe("article teaser rows", () => {
  const ranksOf = (count: number) => {
    const cards = Array.from({ length: count }, (_, index) => sampleArticleCard(`a${index}`));
    const root = renderStatic(<ArticleTeaserRows cards={cards} site={sampleSite} />);
    return [...root.querySelectorAll("article")].map((story) => story.className.slice(6));
  };

  test("fill every row: rows of two come first, then rows of three", () => {
    expect(ranksOf(2)).toEqual(["wide", "wide"]);
    expect(ranksOf(3)).toEqual(["brief", "brief", "brief"]);
    expect(ranksOf(4)).toEqual(["wide", "wide", "wide", "wide"]);
    expect(ranksOf(5)).toEqual(["wide", "wide", "brief", "brief", "brief"]);
    for (const count of [6, 7, 8, 12, 13]) {
      const wide = ranksOf(count).filter((rank) => rank === "wide").length;
      expect(wide % 2).toBe(0);
      expect((count - wide) % 3).toBe(0);
    }
  });

  test("give a single article the lead rank", () => {
    expect(ranksOf(1)).toEqual(["lead"]);
  });

  test("render nothing without articles", () => {
    expect(
      elementTexts(renderStatic(<ArticleTeaserRows cards={[]} site={sampleSite} />), "*"),
    ).toEqual([]);
  });
});
