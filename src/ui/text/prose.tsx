import { parseBody } from "../../model/markup/body.ts";
import { bodyMarkup } from "./body-markup.ts";
import type { BodyFiles } from "./file-markup.ts";
import type { BodyPictures } from "./picture-markup.ts";

interface ProseProps {
  /** Text in the grammar of bodies: `##` headings, paragraphs, lists, tables, quotes, pictures. */
  source: string;
  /** The level of its `##` headings, one below the heading that it stands under. */
  level?: 2 | 3 | 4;
  /** The pictures in it. */
  pictures?: BodyPictures;
  /** The files that it offers. */
  files?: BodyFiles;
}

/** A longer text, set for reading. Its markup is made without React, which takes five times as long. */
export function Prose({ source, level = 2, pictures, files }: ProseProps) {
  const html = bodyMarkup(parseBody(source), level, { pictures, files });
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
