import { textAt } from "../../../model/raw-site.ts";
import { valueAt } from "../../../yaml/pointer.ts";
import type { FiledSite } from "./filed-site.ts";
import type { NamedPlace } from "./named-places.ts";
import { filingWords as words } from "./words.pt-br.ts";

const notFound = "/404";

/**
 * Why a page is required although the check would pass without it: redirected links would be valid
 * but no longer do what their text promises.
 */
export function needsOf(
  site: FiledSite,
  route: string | undefined,
  links: readonly NamedPlace[],
): string[] {
  const told = [
    route === notFound && words.lost,
    links.some((place) => fillsForm(place)) && words.filled,
    links.some((place) => isNotice(site, place)) && words.noticed,
  ];
  return told.filter((each) => each !== false);
}

/** A link with a query string, which preselects values in a form. */
function fillsForm({ file, path }: NamedPlace): boolean {
  return /^[^#]*\?/.test(textAt(file.parsed.value, path) ?? "");
}

/** The link is in the text of a block with a form. */
function isNotice({ draft }: FiledSite, { file, path }: NamedPlace): boolean {
  const [block = ""] = /^\/blocks\/\d+/.exec(path) ?? [];
  const type = textAt(valueAt(file.parsed.value, block), "/type");
  const isForm = draft.schemas[`blocks/${type}.json`]?.properties?.delivery !== undefined;
  return block !== "" && isForm;
}
