import { factTextOf, replaceFactTokens } from "../../model/facts.ts";
import { parseLink } from "../../model/links.ts";
import { sourceLinks } from "../../model/markup/inline.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { parentPointer, pointer } from "../../yaml/json-pointer.ts";
import { foldLetters } from "../../yaml/text-and-language/text-normalization.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/** The label of a link as written, and its target. */
interface LabelledLink {
  path: string;
  label: string;
  to: string;
}

/**
 * Warns about a link whose label names another number, address, social network or page than the
 * target.
 */
export function checkLinkLabelMismatch(source: CheckContext, { path, value, schema }: Visit) {
  if (typeof value !== "string") return;
  if (schema.link) {
    const label = textAt(source.subject.value(parentPointer(path)), "/label");
    if (label === undefined) return;
    const labelled = { path: pointer(parentPointer(path), "label"), label, to: value };
    if (!reportNameOfOtherPage(source, labelled, path)) checkLinkLabel(source, labelled);
  } else if (schema.markup && value.includes("](")) {
    for (const { label, to } of sourceLinks(value)) checkLinkLabel(source, { path, label, to });
  }
}

/**
 * Reports a link in the settings whose label is the name of another page. Returns whether it
 * reported one.
 */
function reportNameOfOtherPage(
  source: CheckContext,
  { label, to }: LabelledLink,
  path: string,
): boolean {
  const { file, site } = source;
  if (file.schemaId !== "site.json" || !/^\/[\w/-]*$/.test(to)) return false;
  const name = foldLetters(label).trim().replace(/ +/g, "-");
  const own = `/${name}`;
  if (own === to || !site.routes.has(own) || !site.routes.has(to)) return false;
  source.report("other-page", path, { label, own, to }, { severity: "warning" });
  return true;
}

function checkLinkLabel(source: CheckContext, { path, label, to }: LabelledLink) {
  const [words, target] = [label, to].map((text) => resolveTokens(source, text));
  if (words === undefined || target === undefined) return;
  const shown = findMismatch(words, target);
  if (shown === undefined || source.found.some((each) => isAlreadyReported(each, path))) return;
  const part = label.includes(shown) ? shown : label;
  const details = { shown, target: target.replace(/^(?:tel|mailto):/, "") };
  source.reportPart("label-differs", path, details, { part, severity: "warning" });
}

/** Whether another check has already reported this as a typed fact or as a copied link. */
function isAlreadyReported({ code, path }: { code: string; path: string }, own: string): boolean {
  if (code === "copied-link") return parentPointer(path) === parentPointer(own);
  return code === "typed-fact" && path === own;
}

function resolveTokens({ site }: CheckContext, text: string): string | undefined {
  const full = replaceFactTokens(text, (name) => factTextOf(site.facts.get(name)));
  // If the settings have errors, their facts may be wrong.
  const isDoubtful = full !== text && site.settings?.valid === false;
  return isDoubtful || full.includes("${") ? undefined : full;
}

/**
 * Returns the number, address or name in a label that does not match the target. Returns
 * `undefined` if they match, or if the label has nothing of that kind.
 */
function findMismatch(words: string, target: string): string | undefined {
  const link = parseLink(target);
  if (link.kind === "phone") return mismatchedPhone(words, link.number);
  if (link.kind === "mail") return mismatchedEmail(words, target);
  if (link.kind !== "web") return undefined;
  return mismatchedHost(words, link.href) ?? mismatchedSocialNetwork(words, link.href);
}

const phonePattern = /\+?\(?\d[\d\s().-]{6,}\d/;

function mismatchedPhone(words: string, number: string): string | undefined {
  const [shown] = phonePattern.exec(words) ?? [];
  const [one, other] = [shown ?? "", number].map((text) => text.replace(/\D/g, "").slice(-8));
  return shown && one?.length === 8 && other?.length === 8 && one !== other ? shown : undefined;
}

function mismatchedEmail(words: string, target: string): string | undefined {
  const [shown] = /[^\s@<>()[\]*]+@[^\s@<>()[\]*]+\.[a-z]+/i.exec(words) ?? [];
  const address = target
    .replace(/^mailto:|\?.*$/gi, "")
    .trim()
    .toLowerCase();
  return shown && shown.toLowerCase() !== address ? shown : undefined;
}

// Matches a label that consists of an address. "Node.js" is not an address.
const hostPattern =
  /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+(?:com|br|org|net|gov|edu|app|io|dev|info|me)(?:\.[a-z]{2})?)(?:\/\S*)?$/i;

function mismatchedHost(words: string, href: string): string | undefined {
  const [, shown] = hostPattern.exec(words.trim()) ?? [];
  if (!shown || !URL.canParse(href)) return undefined;
  const [one, other] = [shown, new URL(href).hostname].map((name) =>
    name.toLowerCase().replace(/^www\d?\./, ""),
  );
  const areNear = one?.endsWith(other ?? "") || other?.endsWith(one ?? "");
  return areNear ? undefined : shown;
}

const socialNetworks = ["facebook", "instagram", "linkedin", "youtube", "tiktok", "pinterest"];

/** Returns the name of a social network in the label of a link to another network. */
function mismatchedSocialNetwork(words: string, href: string): string | undefined {
  const name = words.trim().toLowerCase();
  if (!socialNetworks.includes(name) || !URL.canParse(href)) return undefined;
  const parts = new URL(href).hostname.split(".");
  return socialNetworks.some((other) => other !== name && parts.includes(other))
    ? words.trim()
    : undefined;
}
