import { formsPath } from "../model/forms/deliveries.ts";
import type { MailConfig } from "./mail/choose-provider.ts";
import { visitorEmailAddress } from "./mail/email.ts";
import { normalizeAddress } from "./mail/normalize-address.ts";
import { sendDueMails } from "./mail/outbox.ts";
import {
  type ClientHashes,
  consumeRateLimit,
  loadOrCreateDailySalt,
  utcDay,
} from "./message-store/rate-limit.ts";
import type { SqlDatabase } from "./message-store/sql.ts";
import {
  isDuplicateMessage,
  type NewMessage,
  storeMessage,
} from "./message-store/store-message.ts";
import type { ReceiverForm, ReceiverSite } from "./receiver-site.ts";
import {
  confirmationQuery,
  confirmationResponse,
  jsonResponse,
  noScriptResponse,
  type SubmissionOutcome,
} from "./response.ts";
import { readBodyText } from "./submission/read-body-text.ts";
import { parseFormPost, parseJsonPost, type Submission } from "./submission/read-post.ts";
import { isFromSite } from "./submission/same-origin.ts";
import {
  clientNetworks,
  hashWithDailySalt,
  submissionHash,
} from "./submission/submission-hashes.ts";
import { minElapsed, verifyTurnstile } from "./submission/turnstile.ts";
import { validateFields } from "./submission/validate-fields.ts";

/** What a receiver needs from the platform on which it runs. */
export interface ReceiveContext {
  site: ReceiverSite;
  sql: SqlDatabase;
  /** Returns the current time, in milliseconds since 1970. */
  now: () => number;
  fetch: typeof fetch;
  mail?: MailConfig;
  turnstileSecret?: string;
  /** Registers work that continues after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Called with internal errors, which visitors do not see. They contain no part of a message. */
  report?: (error: unknown) => void;
}

/**
 * Answers requests below `/_prelo/forms/`. A message is stored before it is confirmed, and mailed
 * after that. An internal error is answered with "try later". The visitor can safely retry: either
 * nothing was stored, or the retry is recognized as a duplicate.
 *
 * @param sender the client's address, which is not stored
 */
export async function receiveFormRequest(
  request: Request,
  sender: string,
  context: ReceiveContext,
): Promise<Response> {
  const { site } = context;
  const { pathname, search } = new URL(request.url);
  const key = formKeyIn(pathname, site.base);
  const form = Object.hasOwn(site.forms, key) ? site.forms[key] : undefined;
  const place = { site, form, path: pathname };
  if (request.method === "GET" && form && search === confirmationQuery)
    return confirmationResponse({ ...place, form });
  if (request.method !== "POST")
    return new Response(null, { status: 405, headers: { allow: "POST" } });
  const type = postTypeOf(request);
  const outcome = await handleSubmission({ request, sender, key, form, type }, context).catch(
    (error) => {
      context.report?.(error);
      return rejectionOutcome("later", site.words.later);
    },
  );
  return type === "urlencoded" ? noScriptResponse(outcome, place) : jsonResponse(outcome);
}

type PostContentType = "json" | "urlencoded" | "other";

interface FormRequest {
  request: Request;
  sender: string;
  key: string;
  form?: ReceiverForm;
  type: PostContentType;
}

async function handleSubmission(
  submission: FormRequest,
  context: ReceiveContext,
): Promise<SubmissionOutcome> {
  const { request, form, type } = submission;
  const { words, origin, trap } = context.site;
  if (!form) return rejectionOutcome("unknown", words.unknown);
  if (type === "other") return rejectionOutcome("type", words.contentType);
  if (!isFromSite(request, origin)) return rejectionOutcome("origin", words.origin);
  const read = await readBodyText(request);
  if ("refused" in read) return rejectionOutcome(read.refused, words[read.refused]);
  const post = type === "json" ? parseJsonPost(read.text) : parseFormPost(read.text, trap);
  if (!post) return rejectionOutcome("broken", words.broken);
  // Honeypot filled in: answer as if accepted, so that bots get no signal.
  if (post.trap !== "") return { taken: true };
  const fields = validateFields(form, post.fields, words);
  if (Object.keys(fields).length > 0)
    return { ...rejectionOutcome("fields", words.mistakes), fields };
  return storePostIfAllowed({ ...submission, form }, post, context);
}

async function storePostIfAllowed(
  submission: FormRequest & { form: ReceiverForm },
  post: Submission,
  context: ReceiveContext,
): Promise<SubmissionOutcome> {
  const { sql, site, now } = context;
  const isScripted = submission.type === "json";
  const salt = await loadOrCreateDailySalt(sql, now());
  const marks = await hashClient(salt, submission.sender);
  const message = await toNewMessage(submission, post, {
    salt,
    marks,
    now: now(),
    verified: isScripted,
  });
  if (await isDuplicateMessage(sql, message)) return { taken: true };
  if (isScripted) {
    const doubt = await rejectionForBot(submission.form, post, { id: message.id, means: context });
    if (doubt) return doubt;
  }
  if (!(await consumeRateLimit(sql, marks, now())))
    return rejectionOutcome("often", site.words.often);
  await storeMessage(sql, message);
  context.waitUntil(sendDueMails(context, 5).catch((error) => context.report?.(error)));
  return { taken: true };
}

/**
 * Returns the rejection of a message that a bot seems to have sent, or `undefined`. Also rejects a
 * message with "try later" if the check itself fails.
 */
async function rejectionForBot(
  { turnstile }: ReceiverForm,
  { elapsed = 0, turnstile: token = "" }: Submission,
  { id, means }: { id: string; means: ReceiveContext },
): Promise<SubmissionOutcome | undefined> {
  const { words } = means.site;
  if (elapsed < minElapsed) return rejectionOutcome("robot", words.quick);
  if (!turnstile) return undefined;
  if (!token) return rejectionOutcome("robot", words.robot);
  const secret = means.turnstileSecret ?? "";
  const verdict = secret ? await verifyTurnstile({ token, secret, id }, means.fetch) : "unknown";
  if (verdict === "unknown") means.report?.(new Error("Turnstile cannot be asked"));
  if (verdict === "person") return undefined;
  return verdict === "robot"
    ? rejectionOutcome("robot", words.robot)
    : rejectionOutcome("later", words.later);
}

async function toNewMessage(
  { key, form }: FormRequest & { form: ReceiverForm },
  post: Submission,
  given: { salt: string; marks: ClientHashes; now: number; verified: boolean },
): Promise<NewMessage> {
  const { salt, marks, now, verified } = given;
  const answers = form.fields.map(({ name }) => [name, post.fields[name] ?? ""] as const);
  const fields = Object.fromEntries(answers.filter(([, value]) => value !== ""));
  // Prevent abuse as a mail relay: unverified submissions get no receipt.
  const visitor = form.receipt && verified ? visitorEmailAddress(form.fields, fields) : undefined;
  const receipt = visitor && {
    id: crypto.randomUUID(),
    mark: await hashWithDailySalt(salt, `receipt ${normalizeAddress(visitor)}`),
    from: marks.wide ?? marks.near,
    day: utcDay(now),
  };
  return {
    id: post.id ?? crypto.randomUUID(),
    ...{ form: key, receivedAt: now, verified, fields },
    labels: Object.fromEntries(form.fields.map(({ name, label }) => [name, label])),
    contentHash: await submissionHash(key, JSON.stringify(fields)),
    mails: { firm: crypto.randomUUID(), receipt: receipt || undefined },
  };
}

async function hashClient(salt: string, sender: string): Promise<ClientHashes> {
  const { near, wide } = clientNetworks(sender);
  return {
    near: await hashWithDailySalt(salt, near),
    wide: wide && (await hashWithDailySalt(salt, wide)),
  };
}

function rejectionOutcome(
  code: Extract<SubmissionOutcome, { taken: false }>["code"],
  message: string,
) {
  return { taken: false, code, message } as const;
}

function postTypeOf(request: Request): PostContentType {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  const known = type.trim().toLowerCase();
  if (known === "application/json") return "json";
  return known === "application/x-www-form-urlencoded" ? "urlencoded" : "other";
}

function formKeyIn(pathname: string, base: string): string {
  const start = base + formsPath;
  return pathname.startsWith(start) ? pathname.slice(start.length) : "";
}
