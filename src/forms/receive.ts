import { formsPath } from "../model/forms/deliveries.ts";
import { arrivedPage, arrivedQuery, jsonAnswer, type Outcome, pageAnswer } from "./answer.ts";
import type { Mail } from "./mail/choose-provider.ts";
import { foldedAddress } from "./mail/folded-address.ts";
import { visitorAddress } from "./mail/letter.ts";
import { sendDue } from "./mail/outbox.ts";
import { isKept, keepMessage, type NewMessage } from "./messages/keep-message.ts";
import { dayOf, mayCome, type SenderMarks, saltOf } from "./messages/sender-limit.ts";
import type { Sql } from "./messages/sql.ts";
import type { ReceivedForm, ReceiverSite } from "./receiver-site.ts";
import { askTurnstile, quickest } from "./submission/ask-turnstile.ts";
import { judgeFields } from "./submission/judge-fields.ts";
import { type Post, readFormPost, readJsonPost } from "./submission/read-post.ts";
import { readText } from "./submission/read-text.ts";
import { isFromSite } from "./submission/same-origin.ts";
import { contentMark, markOf, networksOf } from "./submission/sender-mark.ts";

/** The dependencies of a receiver. It does not know the platform on which it runs. */
export interface Means {
  site: ReceiverSite;
  sql: Sql;
  /** Returns the current time, in milliseconds since 1970. */
  now: () => number;
  fetch: typeof fetch;
  mail?: Mail;
  turnstileSecret?: string;
  /** Registers work that continues after the answer. */
  after: (work: Promise<unknown>) => void;
  /** Called with internal errors, which visitors do not see. They contain no part of a message. */
  report?: (error: unknown) => void;
}

/**
 * Answers requests below `/_prelo/forms/`. A message is stored before it is confirmed, and mailed
 * after that. Internal errors are answered with "try later": then nothing was stored, or the retry
 * is recognized as a duplicate.
 *
 * @param sender the client's address, which is not stored
 */
export async function receive(request: Request, sender: string, means: Means): Promise<Response> {
  const { site } = means;
  const { pathname, search } = new URL(request.url);
  const key = keyIn(pathname, site.base);
  const form = Object.hasOwn(site.forms, key) ? site.forms[key] : undefined;
  const place = { site, form, path: pathname };
  if (request.method === "GET" && form && search === arrivedQuery)
    return arrivedPage({ ...place, form });
  if (request.method !== "POST")
    return new Response(null, { status: 405, headers: { allow: "POST" } });
  const type = typeOf(request);
  const outcome = await outcomeOf({ request, sender, key, form, type }, means).catch((error) => {
    means.report?.(error);
    return refused("later", site.words.later);
  });
  return type === "urlencoded" ? pageAnswer(outcome, place) : jsonAnswer(outcome);
}

type PostType = "json" | "urlencoded" | "other";

interface Asked {
  request: Request;
  sender: string;
  key: string;
  form?: ReceivedForm;
  type: PostType;
}

async function outcomeOf(asked: Asked, means: Means): Promise<Outcome> {
  const { request, form, type } = asked;
  const { words, origin, trap } = means.site;
  if (!form) return refused("unknown", words.unknown);
  if (type === "other") return refused("type", words.contentType);
  if (!isFromSite(request, origin)) return refused("origin", words.origin);
  const read = await readText(request);
  if ("refused" in read) return refused(read.refused, words[read.refused]);
  const post = type === "json" ? readJsonPost(read.text) : readFormPost(read.text, trap);
  if (!post) return refused("broken", words.broken);
  // Honeypot filled in: answer as if accepted, so that bots get no signal.
  if (post.trap !== "") return { taken: true };
  const fields = judgeFields(form, post.fields, words);
  if (Object.keys(fields).length > 0) return { ...refused("fields", words.mistakes), fields };
  return takeIn({ ...asked, form }, post, means);
}

async function takeIn(
  asked: Asked & { form: ReceivedForm },
  post: Post,
  means: Means,
): Promise<Outcome> {
  const { sql, site, now } = means;
  const isScripted = asked.type === "json";
  const salt = await saltOf(sql, now());
  const marks = await marksOf(salt, asked.sender);
  const message = await toMessage(asked, post, { salt, marks, now: now(), verified: isScripted });
  if (await isKept(sql, message)) return { taken: true };
  if (isScripted) {
    const doubt = await doubtOf(asked.form, post, { id: message.id, means });
    if (doubt) return doubt;
  }
  if (!(await mayCome(sql, marks, now()))) return refused("often", site.words.often);
  await keepMessage(sql, message);
  means.after(sendDue(means, 5).catch((error) => means.report?.(error)));
  return { taken: true };
}

/**
 * Why a message is considered to be from a bot. Submissions without JavaScript are not checked, but
 * marked as unverified.
 */
async function doubtOf(
  { turnstile }: ReceivedForm,
  { elapsed = 0, turnstile: token = "" }: Post,
  { id, means }: { id: string; means: Means },
): Promise<Outcome | undefined> {
  const { words } = means.site;
  if (elapsed < quickest) return refused("robot", words.quick);
  if (!turnstile) return undefined;
  if (!token) return refused("robot", words.robot);
  const secret = means.turnstileSecret ?? "";
  const verdict = secret ? await askTurnstile({ token, secret, id }, means.fetch) : "unknown";
  if (verdict === "unknown") means.report?.(new Error("Turnstile cannot be asked"));
  if (verdict === "person") return undefined;
  return verdict === "robot" ? refused("robot", words.robot) : refused("later", words.later);
}

async function toMessage(
  { key, form }: Asked & { form: ReceivedForm },
  post: Post,
  given: { salt: string; marks: SenderMarks; now: number; verified: boolean },
): Promise<NewMessage> {
  const { salt, marks, now, verified } = given;
  const answers = form.fields.map(({ name }) => [name, post.fields[name] ?? ""] as const);
  const fields = Object.fromEntries(answers.filter(([, value]) => value !== ""));
  // Prevent abuse as a mail relay: unverified submissions get no receipt.
  const visitor = form.receipt && verified ? visitorAddress(form.fields, fields) : undefined;
  const receipt = visitor && {
    id: crypto.randomUUID(),
    mark: await markOf(salt, `receipt ${foldedAddress(visitor)}`),
    from: marks.wide ?? marks.near,
    day: dayOf(now),
  };
  return {
    id: post.id ?? crypto.randomUUID(),
    ...{ form: key, receivedAt: now, verified, fields },
    labels: Object.fromEntries(form.fields.map(({ name, label }) => [name, label])),
    contentMark: await contentMark(key, JSON.stringify(fields)),
    mails: { firm: crypto.randomUUID(), receipt: receipt || undefined },
  };
}

async function marksOf(salt: string, sender: string): Promise<SenderMarks> {
  const { near, wide } = networksOf(sender);
  return { near: await markOf(salt, near), wide: wide && (await markOf(salt, wide)) };
}

function refused(code: Extract<Outcome, { taken: false }>["code"], message: string) {
  return { taken: false, code, message } as const;
}

function typeOf(request: Request): PostType {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  const known = type.trim().toLowerCase();
  if (known === "application/json") return "json";
  return known === "application/x-www-form-urlencoded" ? "urlencoded" : "other";
}

function keyIn(pathname: string, base: string): string {
  const start = base + formsPath;
  return pathname.startsWith(start) ? pathname.slice(start.length) : "";
}
