import type { Link } from "../../content/links.ts";
import { listAt, textAt } from "../../content/raw-site.ts";
import { suggest } from "../../text/suggest.ts";
import type { Place } from "./site-map.ts";
import type { Source } from "./source.ts";

type PageLink = Extract<Link, { kind: "page" }>;

/** What a link chooses in the form of its page ("?servico=…") must be one of the choices there. */
export function checkChoice(
  source: Source,
  { path, to: part }: { path: string; to: string },
  { query = "", path: route = "" }: PageLink,
  { file }: Place,
) {
  if (!file.valid || query === "") return;
  const prefills = listAt(file.parsed.value, "/blocks").flatMap((block) =>
    listAt(block, "/prefill"),
  );
  for (const [parameter, choice] of new URLSearchParams(query)) {
    const rules = prefills.filter((rule) => textAt(rule, "/parameter") === parameter);
    const lists = rules.map((rule) => source.site.collection(textAt(rule, "/from") ?? ""));
    // A file with mistakes may have lost the choice.
    if (rules.length === 0 || lists.some((list) => list.file?.valid === false)) continue;
    const own = rules.flatMap((rule) => textAt(rule, "/value") ?? []);
    const choices = [...own, ...lists.flatMap(({ entries }) => [...entries.keys()])];
    if (choices.includes(choice) || /[{$]/.test(choice)) continue;
    const suggestion = suggest(choice, choices);
    const meant = suggestion && part.replace(choice, suggestion);
    source.reportPart("unknown-choice", path, { choice, route, suggestion }, { part, meant });
  }
}
