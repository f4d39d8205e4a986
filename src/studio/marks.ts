import { articleRoute } from "../model/addresses.ts";
import { hasExpired } from "../model/dates.ts";
import type { Site } from "../model/site.ts";

/** Why visitors do not see something on the day of the preview. */
export type Absence =
  | { kind: "draft" }
  | { kind: "due"; date: string }
  | { kind: "over"; date: string };

/** Something of the preview that visitors do not see. */
export interface Mark {
  /** The address at which it stands. */
  route: string;
  /** Its title; of a block that has none, its text. */
  name: string;
  /** It is a part of its page: the page itself is seen. */
  isPart: boolean;
  absence: Absence;
}

/** What the preview shows and visitors do not see, pages before articles. */
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

/** What may keep content from visitors. */
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
