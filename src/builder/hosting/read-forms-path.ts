import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { formsPath } from "../../model/forms/deliveries.ts";

const formAction = new RegExp(`<form\\b[^>]* action="(/(?:[^"]*/)?)${formsPath.slice(1)}`);

/**
 * Returns the path below which forms of a built site post to the site itself, such as
 * "/chronos/_prelo/forms/". Returns `undefined` if no page has such a form.
 *
 * @param folder the built site
 */
export async function readFormsPath(folder: string): Promise<string | undefined> {
  const paths = await readdir(folder, { recursive: true });
  for (const path of paths.filter((each) => each.endsWith(".html"))) {
    const [, base] = formAction.exec(await readFile(join(folder, path), "utf8")) ?? [];
    if (base) return base + formsPath.slice(1);
  }
  return undefined;
}
