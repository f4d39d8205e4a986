import { parseBody } from "../../content/markup/body.ts";
import { bodyMarkup } from "./body-markup.ts";

interface ProseProps {
  /** Text in the grammar of bodies: `##` headings, paragraphs, lists, tables, quotes. */
  source: string;
  /** The level of its `##` headings, one below the heading that it stands under. */
  level?: 2 | 3 | 4;
}

/** A longer text, set for reading. Its markup is made without React, which takes five times as long. */
export function Prose({ source, level = 2 }: ProseProps) {
  const html = bodyMarkup(parseBody(source), level);
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
