import { groupChanges, type ShownChange } from "../past/shown-change.ts";
import { publishWords as words } from "./words.pt-br.ts";

/** So many signs stand in the line of a version: lists of versions are cut there. */
const longest = 90;
/** So many pages are named in it. */
const mostNamed = 3;
/** So much is written down of what has changed. */
const mostDetails = 100_000;

/** One line that says what a version brings: the change itself, or where there are changes. */
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

/** Of texts that are too long only where they stand. */
function summaryOf({ subject, words: told, instead }: ShownChange): string {
  const whole = `${shortened(subject)}: ${told}`;
  const isShort = whole.length <= longest || !instead?.field;
  return cut(isShort ? whole : `${shortened(subject)}: ${instead.field}`);
}

/** All changes in words, under their pages and lists. */
export function versionDetails(changes: readonly ShownChange[]): string {
  const groups = groupChanges(changes).map(([group, own]) => {
    const lines = own.map(({ place, words: told }) => `- ${place ? `${place}: ` : ""}${told}`);
    return [group, ...lines].join("\n");
  });
  return groups.join("\n\n").slice(0, mostDetails);
}

/** A name with the first words of the title in it: those of pages are made for search engines. */
function shortened(name: string): string {
  return name.replace(/“([^”]{24,}?)[\s:,;–-]+[^”]*”/, "“$1…”");
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/, "")}…`;
}
