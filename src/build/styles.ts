import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "lightningcss";

const root = join(import.meta.dirname, "..");
const base = join("theme", "base.css");
// As lightningcss wants them: major version in the third byte, minor in the second.
const targets = {
  chrome: 100 << 16,
  firefox: 100 << 16,
  safari: (15 << 16) | (4 << 8),
};

/** The paths of all style sheets below src: the base first, the rest by name (layers order them). */
export async function listStyleSheets(): Promise<string[]> {
  const files = await readdir(root, { recursive: true });
  const sheets = files
    .filter((file) => file.endsWith(".css") && file !== base && !file.startsWith("dev"))
    .sort();
  return [base, ...sheets].map((file) => join(root, file));
}

/**
 * All CSS of the site in one text, small enough to stand in each document.
 *
 * @param generated CSS made from the theme: fonts and custom properties
 */
export async function buildStyles(generated: string): Promise<string> {
  const sheets = await Promise.all((await listStyleSheets()).map((file) => readFile(file, "utf8")));
  const [first = "", ...rest] = sheets;
  const { code } = transform({
    filename: "site.css",
    code: Buffer.from([first, generated, ...rest].join("\n")),
    minify: true,
    targets,
  });
  return code.toString();
}
