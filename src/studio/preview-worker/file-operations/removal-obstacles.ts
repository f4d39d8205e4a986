import { fileOperationStrings as strings } from "#lang/studio/preview-worker/file-operations/strings";
import { textAt } from "../../../model/parsed-site.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import type { IndexedSite } from "./indexed-site.ts";
import type { ReferenceRewrite } from "./references-to-rewrite.ts";

const notFoundRoute = "/404";

/**
 * Finds reasons not to remove a page although the check would pass. The redirected links would be
 * valid, but they would no longer do what their text promises.
 */
export function findRemovalObstacles(
  site: IndexedSite,
  route: string | undefined,
  links: readonly ReferenceRewrite[],
): string[] {
  const told = [
    route === notFoundRoute && strings.lost,
    links.some((place) => hasQueryString(place)) && strings.filled,
    links.some((place) => isInFormBlock(site, place)) && strings.noticed,
  ];
  return told.filter((each) => each !== false);
}

/** Whether a link has a query string, which preselects values in a form. */
function hasQueryString({ file, path }: ReferenceRewrite): boolean {
  return /^[^#]*\?/.test(textAt(file.parsed.value, path) ?? "");
}

/** Whether a link is in the text of a block with a form. */
function isInFormBlock({ draft }: IndexedSite, { file, path }: ReferenceRewrite): boolean {
  const [block = ""] = /^\/blocks\/\d+/.exec(path) ?? [];
  const type = textAt(valueAt(file.parsed.value, block), "/type");
  const isForm = draft.schemas[`blocks/${type}.json`]?.properties?.delivery !== undefined;
  return block !== "" && isForm;
}
