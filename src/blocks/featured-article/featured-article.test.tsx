// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { elementTexts, renderStatic } from "../../testing/browser/markup.ts";
import {
  sampleArticleCard,
  sampleListing,
  samplePage,
  sampleSite,
} from "../../testing/content/sample-page-data.ts";
import { FeaturedArticle } from "./featured-article.tsx";

const block = { type: "featured-article" as const, title: "Destaque" };

test("shows the featured article below a heading", () => {
  const page = samplePage({
    listing: sampleListing(5, { featured: sampleArticleCard("primeiro") }),
  });
  const root = renderStatic(<FeaturedArticle block={block} site={sampleSite} page={page} />);
  expect(elementTexts(root, "h2, h3")).toEqual(["Destaque", "Título primeiro"]);
});

test("renders nothing without a listing or a featured article", () => {
  for (const page of [samplePage(), samplePage({ listing: sampleListing(5) })]) {
    const root = renderStatic(<FeaturedArticle block={block} site={sampleSite} page={page} />);
    expect(root.innerHTML).toBe("");
  }
});
