import type { ClientSite } from "../layout/client-site.ts";
import type { PageData } from "../layout/page-data.ts";
import { toTrustedHtml } from "./trusted-markup.ts";

/*
 * An article has its document and nothing beside it. What a visitor sees of it first stands on the card
 * that leads there; where no card does, it is the beginning of the document.
 */

/** Whether a route is that of an article: right below their list. */
export function isArticle(route: string, { articles }: ClientSite): boolean {
  const [list, id] = [route.slice(0, route.lastIndexOf("/")), route.slice(route.lastIndexOf("/"))];
  return list === articles?.route && id.length > 1;
}

/**
 * The beginning of an article: at once where a card on the page leads to it, else from its document.
 * Rejects where that does not come or is another page.
 */
export async function fetchArticlePreview(
  route: string,
  { articles }: ClientSite,
): Promise<PageData> {
  const card = cardOf(route);
  const opening = document.createElement("template");
  opening.innerHTML = toTrustedHtml(
    card ? previewFromCard(card) : headOf(await fetchArticle(route)),
  );
  const back = opening.content.querySelector<HTMLAnchorElement>(".remark a");
  if (card && back && articles) {
    back.setAttribute("href", articles.route);
    back.textContent = articles.back;
  }
  const title = opening.content.querySelector("h1")?.textContent ?? "";
  return {
    route,
    title: title.includes(articles?.firm ?? "") ? title : `${title} · ${articles?.firm}`,
    styles: "",
    partial: true,
    blocks: [{ type: "article", html: toTrustedHtml(opening.innerHTML) }],
  };
}

/** The card on this page that leads to an article. */
function cardOf(route: string): Element | null | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>("main .story h3 a");
  return [...links].find(({ pathname }) => pathname === route)?.closest(".story");
}

/** What a card tells, as an article begins. Who wrote it comes with the rest: cards say that in other words. */
function previewFromCard(card: Element): string {
  const find = (selector: string) => card.querySelector(selector);
  const cover = find("picture, .cover")?.outerHTML.replace(' loading="lazy"', "") ?? "";
  return [
    '<article class="article"><header class="fold"><p class="remark"><a></a></p>',
    `<div class="body">${find(".meta")?.outerHTML}<h1>${find("h3 a")?.innerHTML}</h1>${cover}`,
    `<div class="words"><p class="lede">${find(".excerpt")?.innerHTML}</p></div>`,
    "</div></header></article>",
  ].join("");
}

function headOf(article: string): string {
  return `${article.slice(0, article.indexOf("</header>"))}</header></article>`;
}

const articles = new Map<string, Promise<string>>();

/**
 * The markup of an article, from its document, fetched once. Rejects when that does not come or is of
 * another build; then it may be asked for again.
 */
export function fetchArticle(route: string): Promise<string> {
  const known = articles.get(route);
  if (known) return known;
  const article = readArticle(route);
  articles.set(route, article);
  article.catch(() => articles.delete(route));
  return article;
}

async function readArticle(route: string): Promise<string> {
  const response = await fetch(route);
  const text = await response.text();
  // As our own build wrote it: one block, then the end of the content.
  const before = "<div data-block=article>";
  const [start, end] = [text.indexOf(before), text.lastIndexOf("</div></main>")];
  const isOurs = response.ok && start >= 0 && end >= 0 && text.includes(siteDataAddress());
  if (!isOurs) throw new Error(route);
  return text.slice(start + before.length, end);
}

/** The URL of the site data, which identifies the build: each build has another URL. */
function siteDataAddress(): string {
  return document.querySelector<HTMLElement>("[data-site]")?.dataset.site ?? "";
}
