import { replaceFactTokens } from "../../../model/facts.ts";
import {
  filesWithSchema,
  type ParsedContentFile,
  type ParsedSite,
  textAt,
} from "../../../model/parsed-site.ts";
import type { Site } from "../../../model/site.ts";
import type { RouteInfo } from "../messages.ts";
import { collectFactTexts } from "./collect-fact-texts.ts";

/**
 * Lists the routes of a site: pages first, then articles.
 *
 * @param pathOf returns the path of a file in the content folder
 */
export function listRoutes(
  { draft, site }: { draft: ParsedSite; site: Site },
  pathOf: (file: ParsedContentFile) => string,
): Omit<RouteInfo, "hidden">[] {
  const facts = collectFactTexts(draft);
  const titleOf = ({ parsed }: ParsedContentFile) =>
    replaceFactTokens(textAt(parsed.value, "/title") ?? "", (name) => facts[name]);
  const pages = filesWithSchema(draft, "page.json").map((file) => ({
    route: textAt(file.parsed.value, "/route") ?? "",
    title: titleOf(file),
    file: pathOf(file),
    kind: "page" as const,
  }));
  const root = site.settings.articles?.route;
  const articles = filesWithSchema(draft, "article.json").map((file) => ({
    route: `${root}/${textAt(file.parsed.value, "/id")}`,
    title: titleOf(file),
    file: pathOf(file),
    kind: "article" as const,
  }));
  return [...pages, ...articles];
}
