import { textAt } from "../../../model/raw-site.ts";
import { valueAt } from "../../../yaml/pointer.ts";
import type { FiledSite } from "./filed-site.ts";
import type { NamedPlace } from "./named-places.ts";
import { filingWords as words } from "./words.pt-br.ts";

const notFound = "/404";

/**
 * Why a site cannot be without a page, where the check would not miss it: links that lead elsewhere would be right, and
 * yet nobody would do there what they promise.
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

/** A link that brings a choice along: a form takes it up. */
function fillsForm({ file, path }: NamedPlace): boolean {
  return /^[^#]*\?/.test(textAt(file.parsed.value, path) ?? "");
}

/** It stands in the words of a block that sends what visitors write. */
function isNotice({ draft }: FiledSite, { file, path }: NamedPlace): boolean {
  const [block = ""] = /^\/blocks\/\d+/.exec(path) ?? [];
  const type = textAt(valueAt(file.parsed.value, block), "/type");
  const isForm = draft.schemas[`blocks/${type}.json`]?.properties?.delivery !== undefined;
  return block !== "" && isForm;
}
