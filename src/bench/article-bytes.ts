import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The size of one part of an article's page. */
export interface ArticlePartBytes {
  part: string;
  bytes: number;
}

/** The start of each part of an article document, in order. Not every article has all parts. */
const partStarts: readonly [part: string, beginning: RegExp][] = [
  ["head", /^/],
  ["header", /<div id="?_app\b/],
  ["article head", /<main\b/],
  ["contents", /<div class="fold reading"/],
  ["text", /<div class="?text\b/],
  ["share", /<div class="?share\b/],
  ["sources", /<footer class="?sources\b/],
  ["onward", /<section class="fold onward"/],
  ["footer", /<footer class="?footer\b/],
  ["facts", /<script type="?application\/ld\+json/],
  ["scripts", /<script (?!type="?application\/ld\+json)/],
];

/** The inlined CSS. It is the same in every article, so it is counted separately. */
const inlineStylePattern = /(?<=<style>).*?(?=<\/style>)/s;

/** Returns the size of each part of a document in bytes, without the inlined CSS. */
export function bytesByPart(document: string): ArticlePartBytes[] {
  const text = document.replace(inlineStylePattern, "");
  const found = partStarts
    .map(([part, beginning]) => ({ part, start: text.search(beginning) }))
    .filter(({ start }) => start >= 0);
  return found.map(({ part, start }, index) => {
    const end = found[index + 1]?.start;
    return { part, bytes: Buffer.byteLength(text.slice(start, end)) };
  });
}

/**
 * Returns the average uncompressed size of the generated articles of a built site, by part.
 * Includes the data file of each article, but not the CSS inlined in its document.
 *
 * @param out a site built from the content of `createContent`
 */
export function averageArticleBytes(out: string): ArticlePartBytes[] {
  const folder = join(out, "blog");
  const documents = readdirSync(folder).filter((name) => /^artigo-\d+\.html$/.test(name));
  const sums = new Map<string, number>();
  for (const name of documents) {
    for (const { part, bytes } of [
      ...bytesByPart(readOutputFile(folder, name)),
      dataFileBytes(folder, name),
    ])
      sums.set(part, (sums.get(part) ?? 0) + bytes / documents.length);
  }
  return [...sums].map(([part, bytes]) => ({ part, bytes: Math.round(bytes) }));
}

/** Returns the size of the CSS inlined in each article document of a built site, in bytes. */
export function inlinedStyleBytes(out: string): number {
  const folder = join(out, "blog");
  const [name = ""] = readdirSync(folder).filter((each) => /^artigo-\d+\.html$/.test(each));
  return Buffer.byteLength(inlineStylePattern.exec(readOutputFile(folder, name))?.[0] ?? "");
}

function dataFileBytes(folder: string, document: string): ArticlePartBytes {
  const name = document.replace(/html$/, "json");
  const bytes = existsSync(join(folder, name))
    ? Buffer.byteLength(readOutputFile(folder, name))
    : 0;
  return { part: "data file", bytes };
}

function readOutputFile(folder: string, name: string): string {
  return readFileSync(join(folder, name), "utf8");
}
