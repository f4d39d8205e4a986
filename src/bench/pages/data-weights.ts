import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { weighNow } from "../../builder/html/weight.ts";

/** What the data of a page weighs, in bytes, as brotli compresses it. */
export interface DataWeight {
  route: string;
  bytes: number;
  isArticle: boolean;
}

/** Weighs the data of every page of a built folder. */
export function weighData(folder: string): DataWeight[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.replaceAll("\\", "/").replace(/\.json$/, ""))
    .filter((name) => existsSync(join(folder, `${name}.html`)));
  return pages.map((name) => {
    const text = readFileSync(join(folder, `${name}.json`), "utf8");
    const document = readFileSync(join(folder, `${name}.html`), "utf8");
    const isArticle = document.includes('property="og:type" content="article"');
    return { route: `/${name}`, bytes: weighNow(text), isArticle };
  });
}
