import { prosePatterns } from "#lang/check/prose/prose-patterns";
import { privacyHints } from "#lang/check/prose/suggested-privacy-paragraphs";
import { supportsNumberWords } from "#lang/model/numbers-and-dates/amounts";
import { firmCountryOf } from "../../model/countries/firm-country.ts";
import { privacyLaw } from "../../model/countries/privacy/privacy-law.ts";
import {
  hasDeliveryField,
  normalizeDelivery,
  type UnresolvedDelivery,
} from "../../model/forms/deliveries.ts";
import { formServices } from "../../model/forms/form-services.ts";
import {
  filesWithSchema,
  listAt,
  type ParsedContentFile,
  textAt,
} from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import type { Delivery } from "../../model/types.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext, ContextLookup } from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";

/** A form of a page, and the delivery of its messages, if there is one. */
interface LocatedForm {
  file: ParsedContentFile;
  /** The JSON Pointer to the block. */
  path: string;
  delivery?: UnresolvedDelivery;
  /** The location of its delivery, in the page or in the settings. */
  written?: { file: ParsedContentFile; path: string };
}

/**
 * Warns about a field that has no effect with this type of delivery. The schema declares this with
 * `withType`.
 */
export function checkTypeSpecificFields(source: CheckContext, { path, value, schema }: Visit) {
  const type = childValue(value, "type");
  if (typeof type !== "string" || !schema.properties) return;
  for (const [name, { withType }] of Object.entries(schema.properties)) {
    const isWritten = childValue(value, name) !== undefined;
    if (!withType || !isWritten || withType.includes(type)) continue;
    const field = source.subject.fieldIn(path, name);
    const at = pointer(path, name);
    const showing = { range: source.subject.keyRange(at), severity: "warning" } as const;
    source.report("other-kind-field", at, { field, type, kinds: withType }, showing);
  }
}

/**
 * Checks that each form has a delivery, of its own or from the settings, and that the privacy page
 * names the recipients.
 */
export function checkFormDeliveries(site: SiteIndex, sourceOf: ContextLookup) {
  const senders = filesWithSchema(site.draft, "page.json").flatMap((file) => listForms(site, file));
  for (const { file, path, delivery } of senders) {
    if (delivery || site.settings?.valid === false) continue;
    const source = sourceOf(file);
    const range = source?.subject.headRange(path);
    source?.report("missing-delivery", path, {}, { range, hint: "delivery:\n  type: whatsapp" });
  }
  for (const sender of senders) checkSuccessMessage(site, sourceOf, sender);
  for (const [receiver, sender] of firstFormByRecipient(senders)) {
    checkNamedInPrivacyPage(site, sourceOf, receiver, sender);
  }
}

/**
 * Warns about a success text that claims that a message was sent, if another program sends it. The
 * site then does not know whether it was sent.
 */
function checkSuccessMessage(
  site: SiteIndex,
  sourceOf: ContextLookup,
  { file, path, delivery }: LocatedForm,
) {
  const type = delivery?.type ?? "";
  if (!/^(?:mailto|whatsapp)$/.test(type) || !supportsNumberWords(site)) return;
  const at = `${path}/success`;
  const success = textAt(file.parsed.value, at) ?? "";
  const [written] = prosePatterns.unsent.test(success)
    ? []
    : (prosePatterns.sent.exec(success) ?? []);
  if (!written) return;
  const details = { part: written, severity: "warning" } as const;
  sourceOf(file)?.reportPart("sent-too-soon", at, { written, type }, details);
}

function listForms({ draft, settings }: SiteIndex, file: ParsedContentFile): LocatedForm[] {
  return listAt(file.parsed.value, "/blocks").flatMap((block, index): LocatedForm[] => {
    if (!hasDeliveryField(draft.schemas, textAt(block, "/type"))) return [];
    const path = `/blocks/${index}`;
    const own = childValue(block, "delivery");
    const delivery = normalizeDelivery(own ?? childValue(settings?.parsed.value, "delivery"));
    if (own !== undefined)
      return [{ file, path, delivery, written: { file, path: `${path}/delivery` } }];
    return [{ file, path, delivery, written: settings && { file: settings, path: "/delivery" } }];
  });
}

/**
 * Returns the recipients of messages, by the names that visitors know, each with the first form
 * that sends to it.
 */
function firstFormByRecipient(senders: readonly LocatedForm[]): Map<string, LocatedForm> {
  const found = new Map<string, LocatedForm>();
  for (const sender of senders) {
    const { delivery } = sender;
    const service = formServices[delivery?.type as Delivery["type"]]?.name;
    const chat = delivery?.type === "whatsapp" ? "WhatsApp" : undefined;
    const guard = delivery?.type === "worker" && delivery.turnstile ? "Turnstile" : undefined;
    for (const name of [service, chat, guard]) {
      if (name && !found.has(name)) found.set(name, sender);
    }
  }
  return found;
}

/**
 * Warns about recipients of messages that the privacy page does not name (LGPD, art. 9º, V; GDPR,
 * art. 13, 1e: with whom data are shared).
 */
function checkNamedInPrivacyPage(
  site: SiteIndex,
  sourceOf: ContextLookup,
  name: string,
  { written }: LocatedForm,
) {
  const page = findPrivacyPage(site);
  if (!written || page?.valid === false) return;
  // Visitors open a chat themselves, so a site without a privacy page gets no warning about it.
  const isChat = name === "WhatsApp";
  if (page ? pageContainsText(site, page, name) : isChat) return;
  const source = sourceOf(written.file);
  const typed = pointer(written.path, "type");
  const path = source?.subject.value(typed) === undefined ? written.path : typed;
  const route = page && textAt(page.parsed.value, "/route");
  source?.report(
    "unnamed-receiver",
    path,
    { name, page: route },
    {
      severity: isChat ? "note" : "warning",
      ...(supportsNumberWords(site) && { hint: createPrivacyParagraph(site, name) }),
    },
  );
}

/**
 * Creates a paragraph for the privacy page. The law is that of the firm's country, the language
 * that of the site.
 */
function createPrivacyParagraph(
  { settings, language }: SiteIndex,
  name: string,
): string | undefined {
  const country = firmCountryOf(settings?.parsed.value);
  return privacyHints[name]?.({ country, language, transfer: privacyLaw(country)?.transfer });
}

function findPrivacyPage({ draft }: SiteIndex): ParsedContentFile | undefined {
  const told = (file: ParsedContentFile, field: string) => textAt(file.parsed.value, field) ?? "";
  const pages = filesWithSchema(draft, "page.json");
  return (
    pages.find((file) => /privac/i.test(told(file, "/route"))) ??
    pages.find((file) => /privac/i.test(told(file, "/title")))
  );
}

function pageContainsText(
  { walker }: SiteIndex,
  { schemaId, parsed }: ParsedContentFile,
  name: string,
): boolean {
  const texts: string[] = [];
  walker.walk(schemaId, parsed.value, ({ schema, value }) => {
    if (schema.markup) texts.push(String(value));
  });
  return texts.some((text) => text.toLowerCase().includes(name.toLowerCase()));
}
