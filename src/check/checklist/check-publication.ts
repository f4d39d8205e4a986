import { dateInTimeZone } from "../../model/content-schedule.ts";
import { siteLocaleOf } from "../../model/countries/site-locale.ts";
import { normalizeDelivery } from "../../model/forms/deliveries.ts";
import {
  type HostingProvider,
  isDeliverySupportedOn,
  supportedDeliveries,
} from "../../model/forms/supported-deliveries.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import { findOrCreateWalker, type Visit } from "../../model/schema/walk.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import type {
  CheckDiagnosticCode,
  CheckDiagnosticDetails,
} from "../diagnostics/create-diagnostic.ts";
import { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { findTemplateText } from "../template-texts/find-template-text.ts";
import { findFictionalPhones, findTemplatePhone } from "./fictional-phones.ts";

/** A content file and its schema. */
export interface ParsedFileWithSchemaId {
  parsed: ParsedFile;
  schemaId: string;
}

/** Sample data in a text, with its offset. */
interface ExampleMatch {
  kind: CheckDiagnosticDetails<"example-data">["kind"];
  start: number;
  written: string;
}

/** Options of `checkPublication`. */
export interface PublicationCheckOptions {
  /** The build date; today by default. */
  date?: string;
  /** The host; by default `hosting` in site.yaml. */
  host?: HostingProvider;
}

/**
 * Finds valid content that must not be published: sample entries and data, template texts, empty
 * links, forms whose messages would not be delivered, and overdue drafts. Does not check the
 * content of drafts.
 */
export function checkPublication(
  files: readonly ParsedFileWithSchemaId[],
  schemas: Schemas,
  { date, host }: PublicationCheckOptions = {},
): Diagnostic[] {
  const settings = files.find(({ schemaId }) => schemaId === "site.json")?.parsed.value;
  const home = siteLocaleOf(settings);
  const today = date ?? dateInTimeZone(textAt(settings, "/timeZone") ?? "", new Date());
  const asked = host ?? (textAt(settings, "/hosting") as HostingProvider | undefined);
  const all = asked ? [...checks, createHostDeliveryCheck(asked)] : checks;
  const walker = findOrCreateWalker(schemas);
  return files.flatMap(({ parsed, schemaId }) => {
    if (parsed.value === undefined) return [];
    const subject = new FileWithSchema(parsed, schemas, schemaId, home);
    if (childValue(parsed.value, "draft") === true) return checkOverdueDraft(subject, today);
    const found: Diagnostic[] = [];
    walker.walk(schemaId, parsed.value, (visit) => {
      for (const check of all) found.push(...check(subject, visit));
    });
    return found;
  });
}

const checks = [
  checkSampleEntry,
  checkTemplateText,
  checkDemoDelivery,
  checkEmptyLinks,
  checkExampleData,
];

function checkOverdueDraft(subject: FileWithSchema, today: string): Diagnostic[] {
  const due = textAt(subject.parsed.value, "/publishAt");
  if (due === undefined || due > today) return [];
  return [subject.diagnose("overdue-draft", "/draft", { due })];
}

function checkSampleEntry(subject: FileWithSchema, { path, value }: Visit): Diagnostic[] {
  if (childValue(value, "sample") !== true) return [];
  return [subject.diagnose("sample-entry", pointer(path, "sample"), {})];
}

function checkTemplateText(subject: FileWithSchema, { path, value }: Visit): Diagnostic[] {
  const written = typeof value === "string" && findTemplateText(subject.schemaId, value);
  if (typeof value !== "string" || !written) return [];
  const part = { start: value.indexOf(written), written };
  return [diagnoseTextPart(subject, "template-text", path, part, { written })];
}

function checkDemoDelivery(subject: FileWithSchema, visit: Visit): Diagnostic[] {
  const delivery = readDeliveryType(visit);
  return delivery?.type === "demo" ? [subject.diagnose("no-delivery", delivery.at, {})] : [];
}

/** Creates a check of whether the host supports the delivery of each form. */
function createHostDeliveryCheck(host: HostingProvider) {
  return (subject: FileWithSchema, visit: Visit): Diagnostic[] => {
    const delivery = readDeliveryType(visit);
    if (!delivery || isDeliverySupportedOn(delivery.type, host)) return [];
    const types = visit.schema.properties?.type?.enum ?? [];
    // Leaves out http, since the message mentions it and its requirements anyway.
    const works = supportedDeliveries(host, types.map(String)).filter((each) => each !== "http");
    return [subject.diagnose("host-delivery", delivery.at, { host, type: delivery.type, works })];
  };
}

/** Returns the type of a form's delivery and its path, or `undefined` for other values. */
function readDeliveryType({
  path,
  value,
  schema,
}: Visit): { type: string; at: string } | undefined {
  const type = schema.$id === "parts/delivery.json" ? normalizeDelivery(value)?.type : undefined;
  if (type === undefined) return undefined;
  return { type, at: typeof value === "string" ? path : pointer(path, "type") };
}

function checkEmptyLinks(subject: FileWithSchema, { path, value, schema }: Visit): Diagnostic[] {
  if (typeof value !== "string") return [];
  const isEmpty = schema.link && /^#?$/.test(value.trim());
  const inText = schema.markup ? [...value.matchAll(/\]\(\s*#?\s*\)/g)] : [];
  const parts = isEmpty
    ? [{ start: 0, written: value }]
    : inText.map(({ 0: written, index }) => ({ start: index, written }));
  return parts.map((part) => diagnoseTextPart(subject, "empty-link", path, part, {}));
}

function checkExampleData(subject: FileWithSchema, { path, value }: Visit): Diagnostic[] {
  // Placeholders and examples of form fields contain sample data on purpose.
  if (typeof value !== "string" || /\/(?:placeholder|example)$/.test(path)) return [];
  const isStreet = path.endsWith("/address/street");
  const known = isStreet ? [...examplePatterns, streetPattern] : examplePatterns;
  const found = findExamples(value, known, subject.country);
  const all = found.length > 0 ? found : findExampleByPath(path, value);
  return all.map(({ kind, start, written }) =>
    diagnoseTextPart(subject, "example-data", path, { start, written }, { kind, written }),
  );
}

/** Finds sample data that can only be recognised by its path. */
function findExampleByPath(path: string, value: string): ExampleMatch[] {
  if (path === "/firm/phone")
    return findTemplatePhone(value).map((each) => ({ kind: "phone", ...each }));
  const isNumber = /^\/firm\/registrations\/\d+\/value$/.test(path);
  // Real registration numbers are never all zeros.
  const isZero = isNumber && /^(?:\D*0){3}(?:\D|0)*$/.test(value);
  return isZero ? [{ kind: "registration", start: 0, written: value }] : [];
}

// Matches domain names that RFC 2606 reserves for examples. Nobody can own them.
const reservedHost =
  "(?:[\\w-]+\\.)*(?:[\\w-]+\\.(?:example|test|invalid|localhost)|example\\.(?:com|net|org))";
const hostEnd = "(?![\\w-]|\\.\\w)";

type ExamplePattern = readonly [ExampleMatch["kind"], RegExp];

const examplePatterns: readonly ExamplePattern[] = [
  ["email", new RegExp(`[\\w.+-]+@${reservedHost}${hostEnd}`, "gi")],
  [
    "address",
    new RegExp(`(?:https?://)?(?<![@\\w.-])${reservedHost}${hostEnd}(?:/[^\\s"')\\]]*)?`, "gi"),
  ],
  // No phone number is all zeros.
  ["phone", /(?:\+?55 ?)?(?:\(\d\d\)|(?<!\d)\d\d) ?9? ?0000[- ]?0000(?!\d)/g],
  // The official example of the alphanumeric CNPJ, and a CNPJ of nines with its check digits.
  ["cnpj", /12\.?ABC\.?345\/?01DE-?35|99\.?999\.?999\/?9999-?62/gi],
  // The letters of a professional council, optionally a region or state, and a number that is all
  // zeros or only counts up.
  [
    "registration",
    /\b[A-Z]{2,8}(?:[\s/-]*(?:[A-Z]{2}|\d{1,2}))?[\s/-]*(?<!\d)(?:012345|123456|000000)(?!\d)(?:[/-][A-Z]\b)?(?:-\d)?/g,
  ],
];

const streetPattern: ExamplePattern = [
  "street",
  /.*\b(?:amostras?|exemplos?|fict[ií]ci[ao]s?|samples?|examples?|exemples?|ejemplos?|muster\p{L}*)(?!\p{L}).*/giu,
];

function findExamples(
  text: string,
  known: readonly ExamplePattern[],
  country: string,
): ExampleMatch[] {
  const matched = known.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: written, index }) => ({ kind, start: index, written })),
  );
  const phones = findFictionalPhones(text, country).map((each) => ({
    kind: "phone" as const,
    ...each,
  }));
  const found = [...matched, ...phones];
  return found.sort((a, b) => a.start - b.start);
}

/** Creates a diagnostic for a part of a text, located by its offset in the value. */
function diagnoseTextPart<Code extends CheckDiagnosticCode>(
  subject: FileWithSchema,
  code: Code,
  path: string,
  { start, written }: { start: number; written: string },
  details: CheckDiagnosticDetails<Code>,
): Diagnostic {
  const end = start + written.length;
  const range = end > start ? subject.rangeIn(path, { start, end }) : undefined;
  return subject.diagnose(code, path, details, { range });
}
