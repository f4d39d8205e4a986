import { replaceFactTokens } from "../../../model/facts.ts";
import { textAt } from "../../../model/parsed-site.ts";
import { childValue, parentPointer, valueAt } from "../../../yaml/json-pointer.ts";
import { displayName } from "../panel/display-name.ts";
import type { StudioModel } from "../studio-model.ts";

/** The file that is the subject of a file operation, with its title. */
export interface TargetFile {
  file: string;
  schemaId: string;
  title: string;
  /** The title as written; its fact tokens are not replaced. */
  sourceTitle: string;
  route?: string;
  isArticle: boolean;
}

/** Describes a file; `undefined` if it no longer exists. */
export function describeTargetFile(model: StudioModel, file: string): TargetFile | undefined {
  const { routes, kinds } = model.current().overview;
  const schemaId = kinds[file];
  if (schemaId === undefined) return undefined;
  const own = routes.find((each) => each.file === file);
  const title = own?.title ?? (displayName(model.session.value(file)) || file);
  const written = textAt(model.session.value(file), "/title") ?? title;
  return {
    file,
    schemaId,
    title,
    sourceTitle: written,
    route: own?.route,
    isArticle: own?.kind === "article",
  };
}

/** Returns the name of the item or group that contains a place, with fact tokens replaced. */
export function parentDisplayName(
  model: StudioModel,
  { file, path }: { file: string; path: string },
): string {
  const facts = model.current().parts?.facts ?? {};
  const name = displayName(valueAt(model.session.value(file), parentPointer(path)));
  return replaceFactTokens(name, (fact) => facts[fact]);
}

/** Returns what identifies a file to editors: its route, or else its id. */
export function routeOrId({ session }: StudioModel, file: string): string {
  const value = session.value(file);
  return String(childValue(value, "route") ?? childValue(value, "id") ?? "");
}
