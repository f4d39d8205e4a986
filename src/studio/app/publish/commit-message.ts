import { publishStrings as strings } from "#lang/studio/app/publish/strings";
import { type ChangeItem, groupChanges } from "../history/change-items.ts";

/** The maximum length of a commit summary. Lists of commits truncate longer ones. */
const maxSummaryLength = 90;
/** The maximum number of pages that a summary names. */
const maxNamedPages = 3;
/** The maximum length of a commit body. */
const maxBodyLength = 100_000;

/**
 * Suggests a commit summary. It describes a single change; for several changes, it names the pages
 * that changed.
 */
export function suggestCommitSummary(changes: readonly ChangeItem[]): string {
  const [first] = changes;
  const groups = groupChanges(changes).map(([group]) => shortenQuotedTitle(group));
  if (!first) return "";
  if (changes.length === 1) return summarizeChange(first);
  if (groups.length === 1) {
    return truncateSummary(
      strings.countIn({ group: shortenQuotedTitle(first.group), count: changes.length }),
    );
  }
  const named = groups.length > maxNamedPages ? groups.slice(0, maxNamedPages - 1) : groups;
  const more = groups.length - named.length;
  return truncateSummary(strings.listed(more > 0 ? [...named, strings.more(more)] : named));
}

/** Summarizes a change. If the text is too long, names only the place of the change. */
function summarizeChange({ subject, words: told, instead }: ChangeItem): string {
  const whole = `${shortenQuotedTitle(subject)}: ${told}`;
  const isShort = whole.length <= maxSummaryLength || !instead?.field;
  return truncateSummary(isShort ? whole : `${shortenQuotedTitle(subject)}: ${instead.field}`);
}

/** Formats the commit body: all changes as text, grouped by page or list. */
export function formatCommitBody(changes: readonly ChangeItem[]): string {
  const groups = groupChanges(changes).map(([group, own]) => {
    const lines = own.map(({ place, words: told }) => `- ${place ? `${place}: ` : ""}${told}`);
    return [group, ...lines].join("\n");
  });
  return groups.join("\n\n").slice(0, maxBodyLength);
}

/**
 * Shortens a quoted title to its first words. Titles of pages are long, because they are written
 * for search engines.
 */
function shortenQuotedTitle(name: string): string {
  return name.replace(/“([^”]{24,}?)[\s:,;–-]+[^”]*”/, "“$1…”");
}

function truncateSummary(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxSummaryLength) return line;
  return `${line.slice(0, maxSummaryLength).replace(/\s+\S*$/, "")}…`;
}
