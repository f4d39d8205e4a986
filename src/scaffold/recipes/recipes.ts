import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { editorsLanguage } from "../../yaml/language/editors-language.pt-br.ts";

/** The recipes that are there: for whom, and the file of it. */
const files = {
  gitlab: "gitlab.yml",
  netlify: "netlify.toml",
  "cloudflare-pages": "cloudflare-pages.toml",
  container: "container",
} as const;

type RecipeName = keyof typeof files;

/** All recipes, by the names under which they are asked for. */
export const recipeNames = Object.keys(files) as readonly RecipeName[];

/**
 * The file by which a host builds a site by itself, as text to be kept in the folder of the site.
 *
 * @param line a command of Prelo as that file names it
 * @param name what the host may call the site: letters, numbers and `-`
 */
export async function recipeOf(
  recipe: RecipeName,
  { line, name }: { line(command: string): string; name: string },
): Promise<string> {
  const text = await readFile(join(import.meta.dirname, editorsLanguage, files[recipe]), "utf8");
  return text.replace(/\{\{(\w+)\}\}/g, (_, word: string) => (word === "name" ? name : line(word)));
}
