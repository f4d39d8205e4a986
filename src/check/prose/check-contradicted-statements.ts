import { prosePatterns } from "#lang/check/prose/prose-patterns";
import { supportsNumberWords } from "#lang/model/numbers-and-dates/amounts";
import { normalizeDelivery } from "../../model/forms/deliveries.ts";
import { filesWithSchema, listAt, textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";

/** Reports statements about the firm or its forms that contradict the settings or the forms. */
export function checkContradictedStatements(source: CheckContext, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !schema.markup || !canCheckStatements(source)) return;
  checkFoundingYear(source, path, value);
  checkResponseTime(source, path, value);
  checkDemoNotice(source, path, value);
}

/**
 * Whether a file is about the firm. Articles and people may mention other years and response times.
 */
function canCheckStatements({ file, site }: CheckContext): boolean {
  return /^(?:page|site|faq|services)\.json$/.test(file.schemaId) && supportsNumberWords(site);
}

function checkFoundingYear(source: CheckContext, path: string, text: string) {
  const found = /\d{4}/.test(text) ? prosePatterns.founding.exec(text.replace(/\s+/g, " ")) : null;
  const year = childValue(childValue(source.site.settings?.parsed.value, "firm"), "foundedYear");
  if (!found || typeof year !== "number" || Number(found[1]) === year) return;
  const [written] = found;
  source.reportPart(
    "founded-differs",
    path,
    { written, year },
    { part: written, severity: "warning" },
  );
}

/** Reports a promised response time that differs from a claim about it in the settings. */
function checkResponseTime(source: CheckContext, path: string, text: string) {
  const { delay, delayLabel, delayValue } = prosePatterns;
  if (!delayLabel.test(text) || !/\d ?h/.test(text)) return;
  const [, written, hours] = delay.exec(text.replace(/\s+/g, " ")) ?? [];
  if (!written || !hours) return;
  for (const claim of listAt(source.site.settings?.parsed.value, "/claims")) {
    const [id = "", now = "", label = ""] = ["/id", "/value", "/label"].map((name) =>
      textAt(claim, name),
    );
    const [, due] = delayValue.exec(now) ?? [];
    if (!due || due === hours || !delayLabel.test(label)) continue;
    const details = { written, now, id, label };
    source.reportPart("delay-differs", path, details, { part: written, severity: "warning" });
  }
}

/** Reports a notice of a demonstration once all forms deliver their messages. */
function checkDemoNotice(source: CheckContext, path: string, text: string) {
  const [written] = text.includes("demonstra")
    ? (prosePatterns.demonstration.exec(text) ?? [])
    : [];
  if (!written || !hasOnlyRealDeliveries(source.site)) return;
  source.reportPart("demo-is-over", path, { written }, { part: written, severity: "warning" });
}

const allFormsDeliverCache = new WeakMap<SiteIndex, boolean>();

/** Whether at least one delivery exists, and none is a demonstration. */
function hasOnlyRealDeliveries(site: SiteIndex): boolean {
  const known = allFormsDeliverCache.get(site) ?? computeOnlyRealDeliveries(site);
  allFormsDeliverCache.set(site, known);
  return known;
}

function computeOnlyRealDeliveries({ draft, settings, walker }: SiteIndex): boolean {
  const common = childValue(settings?.parsed.value, "delivery");
  const kinds: unknown[] = common === undefined ? [] : [normalizeDelivery(common)?.type];
  const pages = filesWithSchema(draft, "page.json");
  // A page with errors may contain a form that cannot be read.
  if (pages.some(({ valid }) => !valid)) return false;
  for (const { schemaId, parsed } of pages) {
    walker.walk(schemaId, parsed.value, ({ schema, value }) => {
      if (schema.$id === "parts/delivery.json") kinds.push(normalizeDelivery(value)?.type);
    });
  }
  return kinds.length > 0 && !kinds.includes("demo");
}
