import { escapeHtml } from "../ui/format/escape-html.ts";
import { dirAttribute } from "../yaml/text-and-language/direction.ts";
import type { ReceiverForm, ReceiverSite } from "./receiver-site.ts";

/** The reason why a submission was rejected. */
type RejectionCode =
  | "broken"
  | "type"
  | "fields"
  | "large"
  | "often"
  | "origin"
  | "robot"
  | "unknown"
  | "later";

/** The outcome of a submission, shown to the visitor. */
export type SubmissionOutcome =
  | { taken: true }
  | {
      taken: false;
      code: RejectionCode;
      message: string;
      fields?: Readonly<Record<string, string>>;
    };

const statuses: Record<RejectionCode, number> = {
  broken: 400,
  type: 415,
  fields: 422,
  large: 413,
  often: 429,
  origin: 403,
  robot: 403,
  unknown: 404,
  later: 503,
};

/** The site, the form and the path of a submission. */
interface ResponseContext {
  site: ReceiverSite;
  form?: ReceiverForm;
  /** The path to which the form was posted. */
  path: string;
}

/** Headers of all answers: no caching, no indexing, no referrer. */
const headers = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/** Returns the JSON answer to the page's script. */
export function jsonResponse(outcome: SubmissionOutcome): Response {
  const { taken, ...why } = outcome;
  const status = outcome.taken ? 200 : statuses[outcome.code];
  const body = JSON.stringify({ ok: taken, ...why });
  return new Response(body, {
    status,
    headers: {
      ...headers,
      ...retryAfterHeader(outcome),
      "content-type": "application/json; charset=utf-8",
    },
  });
}

/** The query in the address of the confirmation page. Reloading that page submits nothing. */
export const confirmationQuery = "?arrived";

/**
 * Returns the answer to a browser without JavaScript: a redirect to the confirmation page if the
 * submission was accepted, else an error page.
 */
export function noScriptResponse(
  outcome: SubmissionOutcome,
  context: ResponseContext,
): Promise<Response> | Response {
  if (outcome.taken) {
    const location = context.path + confirmationQuery;
    return new Response(null, { status: 303, headers: { ...headers, location } });
  }
  const { words } = context.site;
  const faults = Object.entries(outcome.fields ?? {}).map(([name, sentence]) => {
    const label = context.form?.fields.find((field) => field.name === name)?.label ?? name;
    return `<li>${escapeHtml(label)}: ${escapeHtml(sentence)}</li>`;
  });
  const body = [
    `<h1>${escapeHtml(outcome.code === "fields" ? words.mistakes : outcome.message)}</h1>`,
    ...(faults.length > 0 ? [`<ul>${faults.join("")}</ul>`] : []),
    `<p>${escapeHtml(words.again)}</p>`,
  ];
  return htmlResponse(context, body, {
    status: statuses[outcome.code],
    extra: retryAfterHeader(outcome),
  });
}

/** Returns the confirmation page. */
export function confirmationResponse(
  context: ResponseContext & { form: ReceiverForm },
): Promise<Response> {
  const { words } = context.site;
  const body = [
    `<h1>${escapeHtml(words.arrived)}</h1>`,
    `<p>${escapeHtml(context.form.success)}</p>`,
    `<p><a href="${escapeHtml(context.site.base + context.form.page)}">${escapeHtml(words.back)}</a></p>`,
  ];
  return htmlResponse(context, body, { status: 200 });
}

// Plain styles in light and dark colours.
const style = [
  ":root{color-scheme:light dark;--ink:#1b1b1f;--paper:#fff}",
  "@media(prefers-color-scheme:dark){:root{--ink:#ececf1;--paper:#17171a}}",
  "body{background:var(--paper);color:var(--ink);max-width:34rem;margin:18vh auto 4rem;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}",
  "h1{font-size:1.75rem;line-height:1.25;text-wrap:balance;margin-block:.5rem 1rem}",
  "ul{padding-left:1.25rem}li{margin-block:.5rem}p:first-child{margin:0}",
  "a{color:inherit;text-underline-offset:.2em}",
].join("");

async function htmlResponse(
  { site }: ResponseContext,
  body: readonly string[],
  { status, extra }: { status: number; extra?: Record<string, string> },
): Promise<Response> {
  const name = escapeHtml(site.name);
  const title = body[0]?.replace(/<[^>]*>/g, "") ?? "";
  const html = `<!doctype html><html lang="${escapeHtml(site.language)}"${dirAttribute(site.language)}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – ${name}</title><style>${style}</style><body><main><p>${name}</p>${body.join("")}</main></body></html>`;
  const policy = `default-src 'none'; style-src ${await cspHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    status,
    headers: {
      ...headers,
      ...extra,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
    },
  });
}

function retryAfterHeader(outcome: SubmissionOutcome): Record<string, string> {
  if (outcome.taken || (outcome.code !== "often" && outcome.code !== "later")) return {};
  return { "retry-after": outcome.code === "often" ? "600" : "60" };
}

async function cspHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
