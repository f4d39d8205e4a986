import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { estimateCompressedSize } from "../../builder/html/compressed-size.ts";

/** Size of a page's data file in bytes, compressed with brotli. */
export interface PageDataSize {
  route: string;
  bytes: number;
  isArticle: boolean;
}

/** Measures the data files of all pages in a built folder. */
export function measureDataSizes(folder: string): PageDataSize[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.replaceAll("\\", "/").replace(/\.json$/, ""))
    .filter((name) => existsSync(join(folder, `${name}.html`)));
  return pages.map((name) => {
    const text = readFileSync(join(folder, `${name}.json`), "utf8");
    const document = readFileSync(join(folder, `${name}.html`), "utf8");
    const isArticle = document.includes('property="og:type" content="article"');
    return { route: `/${name}`, bytes: estimateCompressedSize(text), isArticle };
  });
}
