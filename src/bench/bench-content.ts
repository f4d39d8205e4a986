import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dump, load } from "js-yaml";
import { type Chance, createChance } from "./corpus/random.ts";

/** What an article file holds, as far as a copy of it has to differ. */
interface WrittenArticle {
  id: string;
  title: string;
  category: string;
  body: string;
  readingMinutes: number;
  featured?: boolean;
}

/** About the length of an article that is read in five minutes. */
const wordsEach = 900;
const paragraphsPerPart = 4;

/**
 * A copy of the shipped content in a temporary folder, with further articles: paragraphs of the
 * shipped ones in another order, the same for every call.
 *
 * @param articles how many article files there are, the shipped ones among them
 * @returns the folder; whoever asks for it removes it
 */
export function makeContent(articles: number): string {
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  cpSync("content", folder, { recursive: true });
  const place = join(folder, "articles");
  const written = readdirSync(place).map(
    (name) => load(readFileSync(join(place, name), "utf8")) as WrittenArticle,
  );
  const paragraphs = written.flatMap(({ body }) => paragraphsOf(body));
  const chance = createChance(1);
  for (let index = written.length; index < articles; index += 1) {
    const { featured, ...model } = written[index % written.length] as WrittenArticle;
    const id = `artigo-${String(index).padStart(5, "0")}`;
    const body = makeBody(paragraphs, chance);
    const own = {
      ...model,
      id,
      title: `Artigo ${index} sobre ${model.category}`,
      readingMinutes: 5,
      body,
    };
    writeFileSync(join(place, `${id}.yaml`), dump(own, { lineWidth: 100 }));
  }
  return folder;
}

/** The paragraphs of a body that say something by themselves: no headings, lists, tables, facts. */
function paragraphsOf(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .filter((text) => /^[\p{L}“*[]/u.test(text) && !/\$\{|\n\|/.test(text));
}

function makeBody(paragraphs: readonly string[], { below }: Chance): string {
  const parts: string[] = [];
  for (let words = 0; words < wordsEach; ) {
    if (parts.length % (paragraphsPerPart + 1) === 0) parts.push(`## Parte ${parts.length + 1}`);
    const paragraph = paragraphs[below(paragraphs.length)] ?? "";
    parts.push(paragraph);
    words += paragraph.split(/\s+/).length;
  }
  return parts.join("\n\n");
}
