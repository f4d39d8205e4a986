import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Route } from "../../layout/routes.ts";
import { shortHash } from "../../media/cache.ts";
import { renderCardPhoto } from "../../media/photos/card-photo.ts";
import { buildCard, type CardPicture, createCardFontLoader } from "../../media/social-card.ts";
import { toEmbeddableSvg } from "../../media/svg.ts";
import { cityAndState } from "../../model/countries/addresses/address-lines.ts";
import { articleRoute } from "../../model/routes.ts";
import type { Site } from "../../model/site.ts";
import { type CardText, cardSize, photoSlot } from "../../theme/social-cards/card-parts.ts";
import type { OutputFile } from "../html/output-file.ts";
import { mediaPathOf } from "./used-images.ts";

/** The social cards of a site (og:image). */
export interface SocialCards {
  files: OutputFile[];
  /** The address of a page's card, by route. */
  addresses: ReadonlyMap<string, string>;
}

/** How many of the newest articles get a card of their own by default. */
const defaultArticles = 50;

/**
 * Draws the social cards: one for each page and each of the newest articles. Older articles use the
 * card of their category. The other pages of a list use the card of its first page.
 *
 * @param url the address of the site
 */
export async function buildSocialCards(
  site: Site,
  views: readonly Route[],
  url: string,
): Promise<SocialCards> {
  const owners = mapRoutesToCards(site, views);
  const own = views.filter(({ route }) => owners.get(route) === route);
  const texts = own.map((view) => cardText(view, site, url));
  const fonts = createCardFontLoader(site.theme, texts);
  const look = { theme: site.theme, ...(await prepareCardPicture(site)) };
  const drawn = await Promise.all(
    texts.map(async (text, index): Promise<[string, OutputFile]> => {
      const route = own[index]?.route ?? "";
      const data = await buildCard(text, fonts, look);
      return [route, cardFile(route, data, look.photo ? "jpg" : "png")];
    }),
  );
  const files = new Map(drawn);
  const addresses = views.flatMap(({ route }): [string, string][] => {
    const file = files.get(owners.get(route) ?? "");
    return file ? [[route, `/${file.path}`]] : [];
  });
  return { files: [...files.values()], addresses: new Map(addresses) };
}

/**
 * Reads the drawing or photograph that the cards show. The result is empty if the settings name no
 * file of the media folder.
 */
async function prepareCardPicture({ settings, media, theme }: Site): Promise<CardPicture> {
  const image = settings.openGraph?.image;
  const file = image && mediaPathOf(image);
  if (!file) return {};
  const data = await readFile(join(media, file));
  if (/\.svg$/i.test(file))
    return { backdrop: await toEmbeddableSvg(data.toString("utf8"), cardSize) };
  const { width, height } = photoSlot;
  const cut = { slot: { width, height }, focus: image.focus, theme, cache: ".cache/cards" };
  return { photo: await renderCardPhoto(data, cut) };
}

/** Returns the text of a page's card. */
export function cardText(view: Route, { settings }: Pick<Site, "settings">, url: string): CardText {
  const { name, address } = settings.firm;
  return {
    title: view.title,
    name,
    label: cardLabel(view),
    host: url.replace(/^https?:\/\//, ""),
    place: cityAndState(address),
  };
}

function cardFile(route: string, data: Buffer, kind: "png" | "jpg"): OutputFile {
  const slug = route.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "index";
  return { path: `cards/${slug}-${shortHash(data)}.${kind}`, data };
}

function cardLabel({ content }: Route): string | undefined {
  return content.kind === "article" ? content.article.card.category.label : undefined;
}

/** Maps each route to the route of its card. For most routes, that is the same route. */
function mapRoutesToCards(site: Site, views: readonly Route[]): Map<string, string> {
  const { openGraph, articles: routes } = site.settings;
  const newest = site.articles.slice(0, openGraph?.articles ?? defaultArticles);
  const own = new Set(newest.map(({ id }) => routes && articleRoute(routes, id)));
  return new Map(
    views
      .filter(({ route }) => route !== "/404")
      .map((view) => [view.route, cardRouteFor(view, own, routes?.pageSegment)]),
  );
}

function cardRouteFor(
  { route, content }: Route,
  own: ReadonlySet<string | undefined>,
  pageSegment: string | undefined,
): string {
  // A search page has no content of its own, so it uses the card of the home page.
  if (content.kind === "search") return "/";
  if (content.kind === "article") {
    return own.has(route) ? route : content.article.card.category.to;
  }
  const [first] = content.kind === "blocks" ? content.blocks : [];
  const isFurther = first?.page.listing && pageSegment;
  return isFurther ? route.replace(new RegExp(`/${pageSegment}/\\d+$`), "") : route;
}
