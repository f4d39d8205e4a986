import { shortHash } from "../../media/cache.ts";
import type { Theme } from "../../model/types.ts";
import { drawOrnaments } from "../../theme/packs/ornaments.ts";

/** A file of an ornament. Its name is the path below the root of the site. */
interface OrnamentFile {
  name: string;
  data: Buffer;
}

/**
 * Returns the files of the ornaments of a site's style pack, and CSS with custom properties that
 * refer to them (`--wall`). Browsers load only the ornaments that a block of the page shows. Style
 * packs that draw in CSS have no files.
 */
export function buildOrnaments(theme: Theme): { css: string; files: OrnamentFile[] } {
  const all = drawOrnaments(theme).map(({ name, light, dark }) => {
    return { name, light: toOrnamentFile(name, light), dark: toOrnamentFile(name, dark) };
  });
  if (all.length === 0) return { css: "", files: [] };
  const rule = (scheme: "light" | "dark") =>
    `:root{${all.map((each) => `--${each.name}:url(/${each[scheme].name})`).join(";")}}`;
  const night = `@media (prefers-color-scheme:dark){${rule("dark")}}`;
  return {
    css: `@layer tokens{${rule("light")}${night}}`,
    files: all.flatMap(({ light, dark }) => [light, dark]),
  };
}

function toOrnamentFile(name: string, drawing: string): OrnamentFile {
  return { name: `assets/${name}-${shortHash(drawing)}.svg`, data: Buffer.from(drawing) };
}
