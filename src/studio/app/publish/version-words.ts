import { groupChanges, type ShownChange } from "../past/shown-change.ts";
import { publishWords as words } from "./words.pt-br.ts";

/** Maximum length of a commit summary: lists of commits cut off longer ones. */
const longest = 90;
/** How many pages a summary names. */
const mostNamed = 3;
/** Maximum length of a commit body. */
const mostDetails = 100_000;

/** Suggests a commit summary: the change itself if there is one, else the pages that changed. */
export function suggestedSummary(changes: readonly ShownChange[]): string {
  const [first] = changes;
  const groups = groupChanges(changes).map(([group]) => shortened(group));
  if (!first) return "";
  if (changes.length === 1) return summaryOf(first);
  if (groups.length === 1) {
    return cut(words.countIn({ group: shortened(first.group), count: changes.length }));
  }
  const named = groups.length > mostNamed ? groups.slice(0, mostNamed - 1) : groups;
  const more = groups.length - named.length;
  return cut(words.listed(more > 0 ? [...named, words.more(more)] : named));
}

/** If the text is too long, only its place. */
function summaryOf({ subject, words: told, instead }: ShownChange): string {
  const whole = `${shortened(subject)}: ${told}`;
  const isShort = whole.length <= longest || !instead?.field;
  return cut(isShort ? whole : `${shortened(subject)}: ${instead.field}`);
}

/** The commit body: all changes as text, grouped by page and list. */
export function versionDetails(changes: readonly ShownChange[]): string {
  const groups = groupChanges(changes).map(([group, own]) => {
    const lines = own.map(({ place, words: told }) => `- ${place ? `${place}: ` : ""}${told}`);
    return [group, ...lines].join("\n");
  });
  return groups.join("\n\n").slice(0, mostDetails);
}

/**
 * Shortens a quoted title to its first words. Page titles are long, because they are written for
 * search engines.
 */
function shortened(name: string): string {
  return name.replace(/“([^”]{24,}?)[\s:,;–-]+[^”]*”/, "“$1…”");
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/, "")}…`;
}
