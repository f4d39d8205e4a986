import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dump, load } from "js-yaml";
import { createRandom, type RandomSource } from "./mistake-corpus/random.ts";

/** The fields of an article file that a generated copy must change. */
interface ArticleFile {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  body: string;
  readingMinutes?: number;
  featured?: boolean;
}

/**
 * `plain` articles have 900 words of paragraphs under headings. `rich` articles have 300 to 4,000
 * words of whole sections from the shipped articles, with their tables, lists, notes and facts.
 * Every tenth rich article causes a warning.
 */
export type ArticleKind = "plain" | "rich";

/** About five minutes of reading. */
const wordsPerArticle = 900;
const paragraphsPerPart = 4;
const wordsPerMinute = 200;

/**
 * Copies the shipped content into a temporary folder and adds articles made of reordered parts of
 * the shipped ones. The result is always the same.
 *
 * @param articles total number of article files, shipped ones included
 * @returns the folder; the caller removes it
 */
export function createContent(articles: number, kind: ArticleKind): string {
  const folder = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  cpSync("content", folder, { recursive: true });
  const place = join(folder, "articles");
  const written = readdirSync(place).map(
    (name) => load(readFileSync(join(place, name), "utf8")) as ArticleFile,
  );
  const makeBody = { plain: plainBodyGenerator, rich: richBodyGenerator }[kind](
    written.map(({ body }) => body),
    createRandom(1),
  );
  for (let index = written.length; index < articles; index += 1) {
    const { featured, ...model } = written[index % written.length] as ArticleFile;
    const id = `artigo-${String(index).padStart(5, "0")}`;
    const body = makeBody();
    const readingMinutes = kind === "plain" ? 5 : estimateReadingMinutes(body);
    const title = `Artigo ${index} sobre ${model.category}`;
    const excerpt =
      kind === "rich" && index % 10 === 0 ? makeExcerptTooLong(model.excerpt) : model.excerpt;
    const own = { ...model, id, title, excerpt, readingMinutes, body };
    writeFileSync(join(place, `${id}.yaml`), articleToYaml(own));
  }
  return folder;
}

/**
 * Copies the shipped content and adds one long article, concatenated from the shipped ones.
 *
 * @param words target length of the article
 * @returns the folder, which the caller removes, and the article's route
 */
export function createLongArticleContent(words: number): { content: string; route: string } {
  const content = mkdtempSync(join(tmpdir(), "prelo-bench-"));
  cpSync("content", content, { recursive: true });
  const place = join(content, "articles");
  const written = readdirSync(place).map(
    (name) => load(readFileSync(join(place, name), "utf8")) as ArticleFile,
  );
  const [{ featured, readingMinutes, ...model }] = written as [ArticleFile];
  let body = "";
  for (const article of written) if (countWords(body) < words) body += `${article.body}\n`;
  const own = { ...model, id: "um-texto-longo", title: "Um texto longo" };
  const text = articleToYaml({ ...own, body });
  writeFileSync(join(place, "um-texto-longo.yaml"), text);
  return { content, route: "/blog/um-texto-longo" };
}

/** Formats an article as editors write it, with the body as a block scalar. */
function articleToYaml({ body, ...rest }: ArticleFile): string {
  const lines = body.trim().replace(/^(?=.)/gm, "  ");
  return `${dump(rest, { lineWidth: 100 })}body: |\n${lines}\n`;
}

function estimateReadingMinutes(body: string): number {
  return Math.max(1, Math.round(countWords(body) / wordsPerMinute));
}

/** Makes an excerpt longer than search engines show, which causes a warning. */
function makeExcerptTooLong(excerpt: string): string {
  return `${excerpt} ${excerpt}`.slice(0, 220);
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

/**
 * Creates a generator of bodies from self-contained paragraphs under new headings, without lists,
 * tables or facts.
 */
function plainBodyGenerator(bodies: readonly string[], { below }: RandomSource): () => string {
  const paragraphs = bodies
    .flatMap((body) => body.split(/\n\s*\n/))
    .filter((text) => /^[\p{L}“*[]/u.test(text) && !/\$\{|\n\|/.test(text));
  return () => {
    const parts: string[] = [];
    for (let words = 0; words < wordsPerArticle; ) {
      if (parts.length % (paragraphsPerPart + 1) === 0) parts.push(`## Parte ${parts.length + 1}`);
      const paragraph = paragraphs[below(paragraphs.length)] ?? "";
      parts.push(paragraph);
      words += countWords(paragraph);
    }
    return parts.join("\n\n");
  };
}

/**
 * Creates a generator of bodies from whole sections, with headings that are unique within the
 * article. Most bodies are short.
 */
function richBodyGenerator(bodies: readonly string[], { below }: RandomSource): () => string {
  const sections = bodies.flatMap((body) => body.split(/\n(?=## )/).slice(1));
  const openings = bodies.map((body) => body.split(/\n(?=## )/)[0] ?? "");
  return () => {
    const wanted = 300 + Math.floor((below(1000) / 1000) ** 2 * 3700);
    const parts = [openings[below(openings.length)] ?? ""];
    for (let words = countWords(parts[0] ?? ""); words < wanted; ) {
      const section = sections[below(sections.length)] ?? "";
      parts.push(withUniqueHeadings(section, parts.length));
      words += countWords(section);
    }
    return parts.join("\n\n");
  };
}

function withUniqueHeadings(section: string, number: number): string {
  return section.replace(/^(#+ .*)$/gm, `$1 (${number})`);
}
