import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { editorsLanguage } from "#lang/yaml/text-and-language/editors-language";

/** The template file of each recipe, by host. */
const recipeFiles = {
  gitlab: "gitlab.yml",
  netlify: "netlify.toml",
  "cloudflare-pages": "cloudflare-pages.toml",
  container: "container",
} as const;

type RecipeName = keyof typeof recipeFiles;

/** The names of all recipes. */
export const recipeNames = Object.keys(recipeFiles) as readonly RecipeName[];

/**
 * Returns the text of the file from which a host learns how to build the site.
 *
 * @param line returns the command line of a Prelo command
 * @param name project name at the host: letters, digits and `-`
 */
export async function readRecipe(
  recipe: RecipeName,
  { line, name }: { line(command: string): string; name: string },
): Promise<string> {
  const text = await readFile(
    join(import.meta.dirname, editorsLanguage, recipeFiles[recipe]),
    "utf8",
  );
  return text.replace(/\{\{(\w+)\}\}/g, (_, word: string) => (word === "name" ? name : line(word)));
}
