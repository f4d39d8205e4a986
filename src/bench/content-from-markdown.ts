import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dump, load } from "js-yaml";
import { foldLetters } from "../yaml/text-and-language/text-normalization.ts";

/** The front matter of a Markdown file that other generators can read. */
interface FrontMatter {
  title: string;
  slug: string;
  date: string;
  category: string;
  excerpt: string;
}

/**
 * Converts Markdown files to content, so that Prelo can build the same articles as other
 * generators. The result is the shipped site plus these articles. Category ids come from the
 * labels. The files have no images or authors, so the articles get those of the shipped articles in
 * rotation.
 *
 * @param posts folder of `.md` files with front matter
 * @param out folder of the new content; its previous content is removed
 * @returns the number of articles added
 */
export function writeContentFromMarkdown(posts: string, out: string): number {
  rmSync(out, { recursive: true, force: true });
  cpSync("content", out, { recursive: true });
  const shipped = readdirSync(join(out, "articles")).map((name) => {
    const text = readFileSync(join(out, "articles", name), "utf8");
    const { image, author } = load(text) as { image: object; author: string };
    return { image, author };
  });
  const names = readdirSync(posts).filter((name) => name.endsWith(".md"));
  for (const [index, name] of names.entries()) {
    const { slug, ...article } = readPost(readFileSync(join(posts, name), "utf8"));
    const text = formatArticle(slug, { ...article, ...shipped[index % shipped.length] });
    writeFileSync(join(out, "articles", `${slug}.yaml`), text);
  }
  return names.length;
}

function readPost(text: string) {
  const [, head = "", body = ""] = text.split(/^---\n/m);
  const { title, slug, date, category, excerpt } = load(head) as FrontMatter;
  return { slug, title, excerpt, category: foldLetters(category), date, body };
}

function formatArticle(
  id: string,
  { body, date, ...rest }: { body: string; date: unknown },
): string {
  const lines = body
    .trim()
    .replaceAll("/servicos/", "/servicos")
    .replace(/^(?=.)/gm, "  ");
  return `${dump({ id, ...rest }, { lineWidth: 100 })}date: ${date}\nbody: |\n${lines}\n`;
}
