import { hasExpired } from "../../model/content-schedule.ts";
import { articleRoute } from "../../model/routes.ts";
import type { Site } from "../../model/site.ts";

/** Why visitors do not see something on the preview date. */
export type HiddenReason =
  | { kind: "draft" }
  | { kind: "due"; date: string }
  | { kind: "over"; date: string };

/** A part of the preview that visitors do not see. */
export interface HiddenItem {
  /** The route of its page. */
  route: string;
  /** The title; for a block without a title, its description. */
  name: string;
  /** Whether it is a block on a page that is visible itself. */
  isPart: boolean;
  absence: HiddenReason;
}

/** Returns everything in the preview that visitors do not see, pages before articles. */
export function listHiddenItems({ pages, articles, settings, today }: Site): HiddenItem[] {
  const ofPages = pages.flatMap(({ route, title, blocks, ...page }) => [
    ...toHiddenItems({ route, name: title, isPart: false }, page, today),
    ...blocks.flatMap((block) =>
      toHiddenItems({ route, name: blockDisplayName(block), isPart: true }, block, today),
    ),
  ]);
  const list = settings.articles;
  if (!list) return ofPages;
  const ofArticles = articles.flatMap(({ id, title, ...article }) =>
    toHiddenItems({ route: articleRoute(list, id), name: title, isPart: false }, article, today),
  );
  return [...ofPages, ...ofArticles];
}

function toHiddenItems(
  mark: Omit<HiddenItem, "absence">,
  content: object,
  today: string,
): HiddenItem[] {
  const absence = findHiddenReason(content as VisibilityFields, today);
  return absence ? [{ ...mark, absence }] : [];
}

/** The fields that can hide content from visitors. */
interface VisibilityFields {
  draft?: boolean;
  publishAt?: string;
  expiresAt?: string;
}

function findHiddenReason(content: VisibilityFields, today: string): HiddenReason | undefined {
  const { draft, publishAt, expiresAt } = content;
  if (draft) return { kind: "draft" };
  if (publishAt !== undefined && publishAt > today) return { kind: "due", date: publishAt };
  return expiresAt !== undefined && hasExpired(content, today)
    ? { kind: "over", date: expiresAt }
    : undefined;
}

function blockDisplayName(block: object): string {
  const { title, description } = block as { title?: string; description?: string };
  return title ?? description ?? "";
}
