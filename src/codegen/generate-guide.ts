import { guideStrings as strings } from "#lang/codegen/guide/strings";
import type { CollectionDefinitions } from "../model/collections.ts";
import type { Schemas } from "../model/schema/schemas.ts";
import { blocksChapter } from "./guide/blocks-chapter.ts";
import {
  collectionChapter,
  folderChapter,
  interfaceLabelsChapter,
  settingsChapter,
  sharedPartsChapter,
} from "./guide/chapters.ts";
import { createGuideSource } from "./guide/guide-source.ts";
import { heading, linkTo } from "./guide/markdown.ts";

/** Commands that the guide mentions. */
export type GuideCommands = Record<"check" | "types", string>;

/**
 * Generates the guide to content files as Markdown. It describes every block and every file: the
 * fields, their limits in words, and an example to copy. Throws if a description does not explain
 * an option of its field.
 *
 * @param commands the commands that check the content and that regenerate this guide
 */
export function generateGuide(
  schemas: Schemas,
  collections: CollectionDefinitions,
  commands: GuideCommands = { check: "npm run check", types: "npm run types" },
): string {
  const source = createGuideSource(schemas);
  const chapters = [
    folderChapter(source, { id: "page.json", folder: "pages", intro: strings.page }),
    blocksChapter(source),
    folderChapter(source, { id: "article.json", folder: "articles", intro: strings.article }),
    folderChapter(source, { id: "document.json", folder: "documents", intro: strings.document }),
    folderChapter(source, {
      id: "spreadsheet.json",
      folder: "spreadsheets",
      intro: strings.spreadsheet,
    }),
    ...Object.entries(collections).map(([name, { schema }]) =>
      collectionChapter(source, name, schema),
    ),
    settingsChapter(source, "site.json"),
    interfaceLabelsChapter(source),
    settingsChapter(source, "theme.json"),
    sharedPartsChapter(source),
  ];
  const parts = [
    `<!-- ${strings.generated(commands)} -->`,
    strings.opening(commands),
    heading(2, strings.contents),
    chapters.map(({ title }) => `- ${linkTo(title)}`).join("\n"),
    ...chapters.flatMap((chapter) => [heading(2, chapter.title), ...chapter.parts]),
  ];
  return `${parts.join("\n\n")}\n`;
}
