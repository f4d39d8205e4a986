import { parseBody } from "../../model/markup/body.ts";
import { bodyMarkup } from "./body-html.ts";
import type { LinkedFileDescriptions } from "./file-markup.ts";
import type { BodyPictures } from "./picture-markup.ts";

interface ProseProps {
  /** Body markup: `##` headings, paragraphs, lists, tables, quotes, pictures. */
  source: string;
  /** The level of the `##` headings, one below that of the heading above the text. */
  level?: 2 | 3 | 4;
  /** The pictures of the text, by file name. */
  pictures?: BodyPictures;
  /** The descriptions of linked files, by URL. */
  files?: LinkedFileDescriptions;
}

/** Renders a longer text. Its HTML is built without React, which would take five times as long. */
export function Prose({ source, level = 2, pictures, files }: ProseProps) {
  const html = bodyMarkup(parseBody(source), level, { pictures, files });
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
