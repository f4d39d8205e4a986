import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dump, load } from "js-yaml";
import { type Chance, createChance } from "./corpus/random.ts";

/** What an article file holds, as far as a copy of it has to differ. */
interface WrittenArticle {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  body: string;
  readingMinutes?: number;
  featured?: boolean;
}

/**
 * `plain`: 900 words of paragraphs under headings. `rich`: 300 to 4,000 words of whole sections of the
 * shipped articles, with their tables, lists, remarks and facts; every tenth leaves a warning.
 */
export type ArticleKind = "plain" | "rich";

/** About the length of an article that is read in five minutes. */
const wordsEach = 900;
const paragraphsPerPart = 4;
const wordsPerMinute = 200;

/**
 * A copy of the shipped content in a temporary folder, with further articles made of parts of the
 * shipped ones in another order, the same for every call.
 *
 * @param articles how many article files there are, the shipped ones among them
 * @returns the folder; whoever asks for it removes it
 */
export function makeContent(articles: number, kind: ArticleKind): string {
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  cpSync("content", folder, { recursive: true });
  const place = join(folder, "articles");
  const written = readdirSync(place).map(
    (name) => load(readFileSync(join(place, name), "utf8")) as WrittenArticle,
  );
  const makeBody = { plain: plainBodies, rich: richBodies }[kind](
    written.map(({ body }) => body),
    createChance(1),
  );
  for (let index = written.length; index < articles; index += 1) {
    const { featured, ...model } = written[index % written.length] as WrittenArticle;
    const id = `artigo-${String(index).padStart(5, "0")}`;
    const body = makeBody();
    const readingMinutes = kind === "plain" ? 5 : minutesOf(body);
    const title = `Artigo ${index} sobre ${model.category}`;
    const excerpt = kind === "rich" && index % 10 === 0 ? tooLong(model.excerpt) : model.excerpt;
    const own = { ...model, id, title, excerpt, readingMinutes, body };
    writeFileSync(join(place, `${id}.yaml`), toText(own));
  }
  return folder;
}

/**
 * A copy of the shipped content with one article more, of so many words: the texts of the shipped ones.
 *
 * @returns the folder, which whoever asks for it removes, and the article's route
 */
export function makeLongArticle(words: number): { content: string; route: string } {
  const content = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  cpSync("content", content, { recursive: true });
  const place = join(content, "articles");
  const written = readdirSync(place).map(
    (name) => load(readFileSync(join(place, name), "utf8")) as WrittenArticle,
  );
  const [{ featured, readingMinutes, ...model }] = written as [WrittenArticle];
  let body = "";
  for (const article of written) if (countWords(body) < words) body += `${article.body}\n`;
  const own = { ...model, id: "um-texto-longo", title: "Um texto longo" };
  const text = toText({ ...own, body });
  writeFileSync(join(place, "um-texto-longo.yaml"), text);
  return { content, route: "/blog/um-texto-longo" };
}

/** A file as editors write it: the body in a block of its own, line by line. */
function toText({ body, ...rest }: WrittenArticle): string {
  const lines = body.trim().replace(/^(?=.)/gm, "  ");
  return `${dump(rest, { lineWidth: 100 })}body: |\n${lines}\n`;
}

function minutesOf(body: string): number {
  return Math.max(1, Math.round(countWords(body) / wordsPerMinute));
}

/** Search engines would cut it: worth a warning. */
function tooLong(excerpt: string): string {
  return `${excerpt} ${excerpt}`.slice(0, 220);
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

/** Paragraphs that say something by themselves: no headings, lists, tables, facts. */
function plainBodies(bodies: readonly string[], { below }: Chance): () => string {
  const paragraphs = bodies
    .flatMap((body) => body.split(/\n\s*\n/))
    .filter((text) => /^[\p{L}“*[]/u.test(text) && !/\$\{|\n\|/.test(text));
  return () => {
    const parts: string[] = [];
    for (let words = 0; words < wordsEach; ) {
      if (parts.length % (paragraphsPerPart + 1) === 0) parts.push(`## Parte ${parts.length + 1}`);
      const paragraph = paragraphs[below(paragraphs.length)] ?? "";
      parts.push(paragraph);
      words += countWords(paragraph);
    }
    return parts.join("\n\n");
  };
}

/** Whole sections, each under a heading that stands once in its article; many short texts, few long ones. */
function richBodies(bodies: readonly string[], { below }: Chance): () => string {
  const sections = bodies.flatMap((body) => body.split(/\n(?=## )/).slice(1));
  const openings = bodies.map((body) => body.split(/\n(?=## )/)[0] ?? "");
  return () => {
    const wanted = 300 + Math.floor((below(1000) / 1000) ** 2 * 3700);
    const parts = [openings[below(openings.length)] ?? ""];
    for (let words = countWords(parts[0] ?? ""); words < wanted; ) {
      const section = sections[below(sections.length)] ?? "";
      parts.push(withOwnHeadings(section, parts.length));
      words += countWords(section);
    }
    return parts.join("\n\n");
  };
}

function withOwnHeadings(section: string, number: number): string {
  return section.replace(/^(#+ .*)$/gm, `$1 (${number})`);
}
