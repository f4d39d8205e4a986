import { listAt, textAt } from "../../content/raw-site.ts";
import type { Visit } from "../../content/walk.ts";
import { childValue, pointer } from "../../text/pointer.ts";
import type { Source } from "../references/source.ts";

// Shorter texts may well be the same.
const longText = 60;

/** What an entry still has of the entry from which it was copied. */
export function checkCopies(source: Source, { path, value, schema }: Visit) {
  if (!Array.isArray(value) || !schema.items || value.length < 2) return;
  const texts = new Map<string, unknown>();
  const links = new Map<string, unknown>();
  for (const [index, entry] of listAt(source.file.parsed.value, path).entries()) {
    const place = pointer(path, index);
    for (const field of Object.keys(Object(entry))) {
      const text = textAt(entry, `/${field}`) ?? "";
      const first = texts.get(`${field} ${text}`);
      if (text.length >= longText && first !== undefined && nameOf(first) !== nameOf(entry)) {
        reportText(source, place, field, nameOf(first));
      } else texts.set(`${field} ${text}`, entry);
    }
    reportLink(source, place, entry, links);
  }
}

function reportText(source: Source, path: string, field: string, first: string) {
  const showing = { range: source.subject.headRange(path), severity: "warning" } as const;
  source.report("copied-text", path, { field, first }, showing);
}

/** Two names for one address outside of the site: most often the second was copied from the first. */
function reportLink(source: Source, path: string, entry: unknown, links: Map<string, unknown>) {
  const to = textAt(entry, "/to") ?? "";
  const label = textAt(entry, "/label") ?? "";
  const first = links.get(to);
  links.set(to, first ?? entry);
  if (first === undefined || !/^https:/.test(to) || label === "" || nameOf(first) === label) return;
  const details = { label, first: nameOf(first) };
  source.report("copied-link", pointer(path, "to"), details, { severity: "warning" });
}

function nameOf(entry: unknown): string {
  const names = ["label", "name", "title", "question", "id"];
  const found = names.map((name) => childValue(entry, name));
  return found.find((name): name is string => typeof name === "string") ?? "";
}
