import { homeOf } from "../../model/countries/home.ts";
import { dateIn } from "../../model/dates.ts";
import { wholeDelivery } from "../../model/forms/deliveries.ts";
import { deliveriesOn, type Host, runsOn } from "../../model/forms/hosts.ts";
import { textAt } from "../../model/raw-site.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import { createWalker, type Visit } from "../../model/schema/walk.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { childValue, pointer } from "../../yaml/pointer.ts";
import type { CheckCode, DetailsOf } from "../diagnose.ts";
import { Subject } from "../schema/subject.ts";
import { templateTextIn } from "../templates/template-texts.ts";
import { fictionalPhones, startersPhone } from "./example-phones.ts";

/** A content file, and the schema that it follows. */
export interface PublishedFile {
  parsed: ParsedFile;
  schemaId: string;
}

/** A stretch of a text that holds a value which only examples have. */
interface ExampleData {
  kind: DetailsOf<"example-data">["kind"];
  start: number;
  written: string;
}

/** For what a site is checked before it goes live. */
export interface LiveOptions {
  /** The day for which the site is made; today when it is missing. */
  date?: string;
  /** Where the site will be; the one in site.yaml when it is missing. */
  host?: Host;
}

/**
 * What is no mistake and yet must not go live: invented data, words of a template, links to nowhere, forms that deliver
 * nothing, drafts whose day has come. Drafts themselves are not looked into.
 */
export function checkPublication(
  files: readonly PublishedFile[],
  schemas: Schemas,
  { date, host }: LiveOptions = {},
): Diagnostic[] {
  const settings = files.find(({ schemaId }) => schemaId === "site.json")?.parsed.value;
  const home = homeOf(settings);
  const today = date ?? dateIn(textAt(settings, "/timeZone") ?? "", new Date());
  const asked = host ?? (textAt(settings, "/hosting") as Host | undefined);
  const all = asked ? [...checks, hostDelivery(asked)] : checks;
  const walker = createWalker(schemas);
  return files.flatMap(({ parsed, schemaId }) => {
    if (parsed.value === undefined) return [];
    const subject = new Subject(parsed, schemas, schemaId, home);
    if (childValue(parsed.value, "draft") === true) return overdueDraft(subject, today);
    const found: Diagnostic[] = [];
    walker.walk(schemaId, parsed.value, (visit) => {
      for (const check of all) found.push(...check(subject, visit));
    });
    return found;
  });
}

const checks = [sampleEntry, templateText, demoDelivery, emptyLinks, exampleData];

function overdueDraft(subject: Subject, today: string): Diagnostic[] {
  const due = textAt(subject.parsed.value, "/publishAt");
  if (due === undefined || due > today) return [];
  return [subject.diagnose("overdue-draft", "/draft", { due })];
}

function sampleEntry(subject: Subject, { path, value }: Visit): Diagnostic[] {
  if (childValue(value, "sample") !== true) return [];
  return [subject.diagnose("sample-entry", pointer(path, "sample"), {})];
}

function templateText(subject: Subject, { path, value }: Visit): Diagnostic[] {
  const written = typeof value === "string" && templateTextIn(subject.schemaId, value);
  if (typeof value !== "string" || !written) return [];
  const part = { start: value.indexOf(written), written };
  return [diagnosePart(subject, "template-text", path, part, { written })];
}

function demoDelivery(subject: Subject, visit: Visit): Diagnostic[] {
  const delivery = writtenDelivery(visit);
  return delivery?.type === "demo" ? [subject.diagnose("no-delivery", delivery.at, {})] : [];
}

/** A check of whether forms work on a host. */
function hostDelivery(host: Host) {
  return (subject: Subject, visit: Visit): Diagnostic[] => {
    const delivery = writtenDelivery(visit);
    if (!delivery || runsOn(delivery.type, host)) return [];
    const types = visit.schema.properties?.type?.enum ?? [];
    // The sentence names http itself, and says what it needs.
    const works = deliveriesOn(host, types.map(String)).filter((each) => each !== "http");
    return [subject.diagnose("host-delivery", delivery.at, { host, type: delivery.type, works })];
  };
}

/** The kind of a delivery, and where it is written. */
function writtenDelivery({ path, value, schema }: Visit): { type: string; at: string } | undefined {
  const type = schema.$id === "parts/delivery.json" ? wholeDelivery(value)?.type : undefined;
  if (type === undefined) return undefined;
  return { type, at: typeof value === "string" ? path : pointer(path, "type") };
}

function emptyLinks(subject: Subject, { path, value, schema }: Visit): Diagnostic[] {
  if (typeof value !== "string") return [];
  const isEmpty = schema.link && /^#?$/.test(value.trim());
  const inText = schema.markup ? [...value.matchAll(/\]\(\s*#?\s*\)/g)] : [];
  const parts = isEmpty
    ? [{ start: 0, written: value }]
    : inText.map(({ 0: written, index }) => ({ start: index, written }));
  return parts.map((part) => diagnosePart(subject, "empty-link", path, part, {}));
}

function exampleData(subject: Subject, { path, value }: Visit): Diagnostic[] {
  // What shows how a field or a number is to be written is an example by nature.
  if (typeof value !== "string" || /\/(?:placeholder|example)$/.test(path)) return [];
  const isStreet = path.endsWith("/address/street");
  const known = isStreet ? [...patterns, streetPattern] : patterns;
  const found = examplesIn(value, known, subject.country);
  const all = found.length > 0 ? found : wholeExample(path, value);
  return all.map(({ kind, start, written }) =>
    diagnosePart(subject, "example-data", path, { start, written }, { kind, written }),
  );
}

/** A value that only its place tells to be an example. */
function wholeExample(path: string, value: string): ExampleData[] {
  if (path === "/firm/phone")
    return startersPhone(value).map((each) => ({ kind: "phone", ...each }));
  const isNumber = /^\/firm\/registrations\/\d+\/value$/.test(path);
  // No register begins to count at nothing.
  const isZero = isNumber && /^(?:\D*0){3}(?:\D|0)*$/.test(value);
  return isZero ? [{ kind: "registration", start: 0, written: value }] : [];
}

// Names that RFC 2606 keeps for examples; nobody can own them.
const host =
  "(?:[\\w-]+\\.)*(?:[\\w-]+\\.(?:example|test|invalid|localhost)|example\\.(?:com|net|org))";
const ending = "(?![\\w-]|\\.\\w)";

type Pattern = readonly [ExampleData["kind"], RegExp];

const patterns: readonly Pattern[] = [
  ["email", new RegExp(`[\\w.+-]+@${host}${ending}`, "gi")],
  ["address", new RegExp(`(?:https?://)?(?<![@\\w.-])${host}${ending}(?:/[^\\s"')\\]]*)?`, "gi")],
  // No line has a number of zeros only.
  ["phone", /(?:\+?55 ?)?(?:\(\d\d\)|(?<!\d)\d\d) ?9? ?0000[- ]?0000(?!\d)/g],
  // The example that was given out with the form with letters, and one of nines only.
  ["cnpj", /12\.?ABC\.?345\/?01DE-?35|99\.?999\.?999\/?9999-?62/gi],
  // A council's letters, maybe a region or a state, and numbers that only count up or are zeros.
  [
    "registration",
    /\b[A-Z]{2,8}(?:[\s/-]*(?:[A-Z]{2}|\d{1,2}))?[\s/-]*(?<!\d)(?:012345|123456|000000)(?!\d)(?:[/-][A-Z]\b)?(?:-\d)?/g,
  ],
];

const streetPattern: Pattern = [
  "street",
  /.*\b(?:amostras?|exemplos?|fict[ií]ci[ao]s?|samples?|examples?|exemples?|ejemplos?|muster\p{L}*)(?!\p{L}).*/giu,
];

function examplesIn(text: string, known: readonly Pattern[], country: string): ExampleData[] {
  const matched = known.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: written, index }) => ({ kind, start: index, written })),
  );
  const phones = fictionalPhones(text, country).map((each) => ({
    kind: "phone" as const,
    ...each,
  }));
  const found = [...matched, ...phones];
  return found.sort((a, b) => a.start - b.start);
}

/** Marks only the part of a text that is at fault, found by its offset in the value. */
function diagnosePart<Code extends CheckCode>(
  subject: Subject,
  code: Code,
  path: string,
  { start, written }: { start: number; written: string },
  details: DetailsOf<Code>,
): Diagnostic {
  const end = start + written.length;
  const range = end > start ? subject.rangeIn(path, { start, end }) : undefined;
  return subject.diagnose(code, path, details, { range });
}
