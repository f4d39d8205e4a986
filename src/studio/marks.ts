import { articleRoute } from "../model/addresses.ts";
import { hasExpired } from "../model/dates.ts";
import type { Site } from "../model/site.ts";

/** Why visitors do not see something on the preview date. */
export type Absence =
  | { kind: "draft" }
  | { kind: "due"; date: string }
  | { kind: "over"; date: string };

/** A part of the preview that visitors do not see. */
export interface Mark {
  /** The route of its page. */
  route: string;
  /** Its title; for a block without one its description. */
  name: string;
  /** It is a block; the page itself is visible. */
  isPart: boolean;
  absence: Absence;
}

/** Everything in the preview that visitors do not see, pages before articles. */
export function marksOf({ pages, articles, settings, today }: Site): Mark[] {
  const ofPages = pages.flatMap(({ route, title, blocks, ...page }) => [
    ...markOf({ route, name: title, isPart: false }, page, today),
    ...blocks.flatMap((block) =>
      markOf({ route, name: nameOf(block), isPart: true }, block, today),
    ),
  ]);
  const list = settings.articles;
  if (!list) return ofPages;
  const ofArticles = articles.flatMap(({ id, title, ...article }) =>
    markOf({ route: articleRoute(list, id), name: title, isPart: false }, article, today),
  );
  return [...ofPages, ...ofArticles];
}

function markOf(mark: Omit<Mark, "absence">, content: object, today: string): Mark[] {
  const absence = absenceOf(content as Dated, today);
  return absence ? [{ ...mark, absence }] : [];
}

/** The fields that can hide content from visitors. */
interface Dated {
  draft?: boolean;
  publishAt?: string;
  expiresAt?: string;
}

function absenceOf(content: Dated, today: string): Absence | undefined {
  const { draft, publishAt, expiresAt } = content;
  if (draft) return { kind: "draft" };
  if (publishAt !== undefined && publishAt > today) return { kind: "due", date: publishAt };
  return expiresAt !== undefined && hasExpired(content, today)
    ? { kind: "over", date: expiresAt }
    : undefined;
}

function nameOf(block: object): string {
  const { title, description } = block as { title?: string; description?: string };
  return title ?? description ?? "";
}
