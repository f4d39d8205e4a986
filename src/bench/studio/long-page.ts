import { readFileSync, writeFileSync } from "node:fs";
import { dump, load } from "js-yaml";

/**
 * Extends a page to `count` blocks by repeating its blocks, except the first one.
 *
 * @param file path of the page's file, which is overwritten
 */
export function extendPage(file: string, count: number): void {
  const page = load(readFileSync(file, "utf8")) as { blocks: Record<string, unknown>[] };
  const [, ...others] = page.blocks;
  for (let index = 0; page.blocks.length < count; index += 1) {
    const { anchor, ...block } = others[index % others.length] ?? {};
    page.blocks.push(block);
  }
  writeFileSync(file, dump(page, { noRefs: true }));
}
