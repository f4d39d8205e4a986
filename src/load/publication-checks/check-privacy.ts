import { privacyClaims } from "#lang/check/prose/prose-patterns";
import {
  type PrivacyContext,
  privacyHints,
  siteReceiverHint,
  unknownHostPrivacyParagraph,
} from "#lang/check/prose/suggested-privacy-paragraphs";
import { supportsNumberWords } from "#lang/model/numbers-and-dates/amounts";
import { listFrameUrls } from "../../blocks/traits.ts";
import type { ParsedFileWithSchemaId } from "../../check/checklist/check-publication.ts";
import { firmCountryOf } from "../../model/countries/firm-country.ts";
import { privacyLaw } from "../../model/countries/privacy/privacy-law.ts";
import { hasDeliveryField, normalizeDelivery } from "../../model/forms/deliveries.ts";
import { formServices } from "../../model/forms/form-services.ts";
import { listAt, textAt } from "../../model/parsed-site.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { Block, Delivery } from "../../model/types.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { createDiagnostic } from "../create-diagnostic.ts";

/** Patterns for the hosts of known third-party services, by name. */
const thirdPartyServices: Readonly<Record<string, RegExp>> = {
  OpenStreetMap: /(?:^|\.)openstreetmap\.org$/,
  YouTube: /(?:^|\.)youtube(?:-nocookie)?\.com$/,
  Vimeo: /(?:^|\.)vimeo\.com$/,
};

/**
 * Compares two claims of the privacy page with what the site does (LGPD, art. 9º; GDPR, art. 13).
 * The first: the site sends no requests to other sites. The second: its form opens the visitor's
 * mail program.
 *
 * @param files all files of a site without errors
 */
export function checkPrivacy(
  files: readonly ParsedFileWithSchemaId[],
  schemas: Schemas,
): Diagnostic[] {
  const settings = files.find(({ schemaId }) => schemaId === "site.json")?.parsed.value;
  const language = textAt(settings, "/language") ?? "";
  const pages = files.filter(({ schemaId, parsed }) => {
    return schemaId === "page.json" && childValue(parsed.value, "draft") !== true;
  });
  const home = hostOrAddress(textAt(settings, "/url") ?? "");
  const page = pages.map(({ parsed }) => parsed).find(isAboutPrivacy);
  if (!page || !supportsNumberWords({ language })) return [];
  const deliveries = pages.flatMap(({ parsed }) => formDeliveriesOnPage(parsed, settings, schemas));
  const blocks = pages.flatMap(({ parsed }) => listAt(parsed.value, "/blocks"));
  const frames = blocks.flatMap((block) => listFrameUrls(block as Block));
  const asked = [...frames.map(hostOrAddress), ...deliveries.flatMap(dataRecipients)];
  const country = firmCountryOf(settings);
  const firm = { country, language, transfer: privacyLaw(country)?.transfer };
  return [
    ...checkThirdPartyRequests(
      page,
      asked.filter((name) => !isSiteHost(name, home)),
      firm,
    ),
    ...checkMailProgramClaim(page, deliveries, firm),
  ];
}

/**
 * Reports services that the page does not name although it claims to request nothing from other
 * sites.
 */
function checkThirdPartyRequests(
  page: ParsedFile,
  names: readonly string[],
  firm: PrivacyContext,
): Diagnostic[] {
  const claim = privacyClaims.nothingElsewhere.exec(page.text);
  const unnamed = [...new Set(names.map(serviceName))].filter(
    (name) => !mentionsService(page, name),
  );
  if (!claim || unnamed.length === 0) return [];
  const hint = unnamed.map((name) => privacyHint(name, firm)).join("\n");
  const place = claimLocation(page, claim);
  if (!place) return [];
  return [
    createDiagnostic(
      "untrue-privacy",
      { written: claimOnOneLine(claim), names: unnamed },
      { ...place, hint },
    ),
  ];
}

/**
 * Reports the claim that a form opens the mail program, if the site's forms are delivered in other
 * ways.
 */
function checkMailProgramClaim(
  page: ParsedFile,
  deliveries: readonly Delivery[],
  firm: PrivacyContext,
): Diagnostic[] {
  const claim = privacyClaims.mailProgram.exec(page.text);
  const others = deliveries.filter(({ type }) => type !== "demo");
  if (!claim || others.length === 0 || others.some(({ type }) => type === "mailto")) return [];
  const [name] = others.flatMap((each) =>
    each.type === "whatsapp" ? "WhatsApp" : dataRecipients(each),
  );
  const hint = name === undefined ? siteReceiverHint : privacyHint(name, firm);
  const place = claimLocation(page, claim);
  return place
    ? [createDiagnostic("old-mail-claim", { written: claimOnOneLine(claim) }, { ...place, hint })]
    : [];
}

/** Returns the range of a claim, or `undefined` if it is in no text, such as in a comment. */
function claimLocation(page: ParsedFile, { index, 0: { length } }: RegExpExecArray) {
  const path = pathAtOffset(page, index);
  const range = { start: index, end: index + length };
  return path === undefined ? undefined : { file: page.file, path, range };
}

/** Returns the text of a claim on one line. */
function claimOnOneLine([claim]: RegExpExecArray): string {
  return claim.replace(/\s+/g, " ");
}

/**
 * Returns the path of the text at a file offset, or `undefined` if there is none, such as inside a
 * comment.
 */
function pathAtOffset(
  page: ParsedFile,
  at: number,
  value = page.value,
  path = "",
): string | undefined {
  if (typeof value === "string") {
    const { start, end } = page.rangeAt(path);
    return start <= at && at < end ? path : undefined;
  }
  for (const [key, child] of Object.entries(Object(value))) {
    const found = pathAtOffset(page, at, child, pointer(path, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isAboutPrivacy({ value }: ParsedFile): boolean {
  return /privac/i.test(`${textAt(value, "/route")} ${textAt(value, "/title")}`);
}

/**
 * Returns the delivery settings of a page's forms, including those inherited from the site
 * settings.
 */
function formDeliveriesOnPage(
  { value }: ParsedFile,
  settings: unknown,
  schemas: Schemas,
): Delivery[] {
  const forms = listAt(value, "/blocks").filter((block) =>
    hasDeliveryField(schemas, textAt(block, "/type")),
  );
  return forms.flatMap((block) => {
    const written = childValue(block, "delivery") ?? childValue(settings, "delivery");
    return (normalizeDelivery(written) as Delivery | undefined) ?? [];
  });
}

/**
 * Returns the recipients of form data and the services that a form contacts, such as Turnstile: the
 * name of a known service, the host of any other.
 */
function dataRecipients({ type, address = "", turnstile }: Delivery): string[] {
  const service = formServices[type]?.name;
  const host = type === "http" && URL.canParse(address) ? [new URL(address).hostname] : [];
  return [...(service ? [service] : []), ...(turnstile ? ["Turnstile"] : []), ...host];
}

function hostOrAddress(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}

/** Whether a host is the site's own or a subdomain of it. */
function isSiteHost(host: string, home: string): boolean {
  const own = home.replace(/^www\./, "");
  return host === own || host.endsWith(`.${own}`);
}

/** Returns the name of the service at a host, or the host itself if it is unknown. */
function serviceName(host: string): string {
  return (
    Object.keys(thirdPartyServices).find((name) => thirdPartyServices[name]?.test(host)) ?? host
  );
}

function mentionsService(page: ParsedFile, name: string): boolean {
  return (
    privacyClaims.names[name]?.test(page.text) ||
    page.text.toLowerCase().includes(name.toLowerCase())
  );
}

function privacyHint(name: string, firm: PrivacyContext): string {
  return privacyHints[name]?.(firm) ?? unknownHostPrivacyParagraph(name);
}
