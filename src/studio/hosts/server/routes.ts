import type { IncomingMessage, ServerResponse } from "node:http";
import { createFailure } from "#lang/studio/backend-contract/strings";
import { createHistoryFailure } from "#lang/studio/git/strings";
import {
  apiAddresses,
  pageFileNames,
  parsePageAddress,
} from "../../backend-contract/api-addresses.ts";
import type { StorageBackend } from "../../backend-contract/backend.ts";
import type { ContentHistory } from "../../backend-contract/history.ts";
import type { JournalQuery } from "../../backend-contract/journal.ts";
import { decodeUtf8 } from "../../backend-contract/validation/file-signatures.ts";
import {
  isCommitId,
  isFileVersionIdOrNull,
  parseClearRequest,
  parseCommitRequest,
  parseEdits,
  parseJournalRecordsBody,
  parseJson,
  parsePushOptions,
} from "./parse-body.ts";
import { bodyLimits, readBody } from "./read-body.ts";
import { sendArchive, sendBytes, sendJson, tooLargeFailure } from "./responses.ts";
import { contentFilePolicy, heicPolicy, lockSecurityHeaders } from "./security-headers.ts";
import type { EventBroadcaster } from "./server-sent-events.ts";

/** An authorized request, with its parsed address. */
export interface AuthorizedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: URLSearchParams;
}

type ApiRouteHandler = (
  asked: AuthorizedRequest,
  host: StorageBackend,
  events: EventBroadcaster,
) => Promise<void> | void;

const badRequest = () => createFailure("bad-request");

/** The routes, by method and path. */
const routes: Record<string, ApiRouteHandler | undefined> = {
  [`GET ${apiAddresses.files}`]: async ({ response }, host) =>
    sendJson(response, await host.list()),
  [`GET ${apiAddresses.text}`]: async ({ response, query }, host) =>
    sendJson(response, await host.read(query.get("path") ?? "")),
  [`GET ${apiAddresses.texts}`]: async ({ response }, host) =>
    sendJson(response, await host.readAll()),
  [`GET ${apiAddresses.bytes}`]: handleReadBytes,
  [`GET ${apiAddresses.journal}`]: async ({ response, query }, host) =>
    sendJson(response, await host.journal.read(parseJournalQuery(query))),
  [`GET ${apiAddresses.archive}`]: handleArchive,
  [`GET ${apiAddresses.events}`]: ({ response }, _host, events) => {
    if (!events.addClient(response)) sendJson(response, badRequest(), 503);
  },
  [`GET ${apiAddresses.history}`]: createHistoryRoute((history) => history.state()),
  [`GET ${apiAddresses.versions}`]: createHistoryRoute((history) => history.log()),
  [`GET ${apiAddresses.versionTexts}`]: createHistoryRoute(async (history, query) => {
    const id = query.get("id");
    return isCommitId(id) ? history.textsAt(id) : badRequest();
  }),
  [`GET ${apiAddresses.versionBytes}`]: handleReadCommitBytes,
  [`GET ${apiAddresses.versionsOf}`]: createHistoryRoute((history, query) =>
    history.fileLog(query.get("path") ?? ""),
  ),
  [`POST ${apiAddresses.keep}`]: createJsonRoute(
    parseCommitRequest,
    async ({ history }, keeping) =>
      history?.commit(keeping) ?? createHistoryFailure("no-repository"),
  ),
  [`POST ${apiAddresses.send}`]: createJsonRoute(
    parsePushOptions,
    async ({ history }, { isMine }) =>
      (await history?.push(isMine)) ?? createHistoryFailure("no-repository"),
    200,
  ),
  [`GET ${apiAddresses.live}`]: createDeploymentRoute((history) => history.deployment()),
  [`GET ${apiAddresses.kept}`]: handleReadBlob,
  [`PUT ${apiAddresses.bytes}`]: handleWriteBytes,
  [`PUT ${apiAddresses.kept}`]: handleStageBlob,
  [`POST ${apiAddresses.write}`]: createJsonRoute(parseEdits, (host, edits) => host.write(edits)),
  [`POST ${apiAddresses.journal}`]: createJsonRoute(parseJournalRecordsBody, (host, all) =>
    host.journal.append(all),
  ),
  [`POST ${apiAddresses.clear}`]: createJsonRoute(parseClearRequest, (host, { file }) =>
    host.journal.clear(file),
  ),
};

const apiPaths: readonly string[] = Object.values(apiAddresses);

/**
 * The files in a page's folder that are answered like API requests. The folder also serves content
 * bytes, because a request for a picture cannot send the secret.
 */
const pageFileRoutes = new Map<string, string>([
  [pageFileNames.bytes, apiAddresses.bytes],
  [pageFileNames.kept, apiAddresses.kept],
]);

function toApiPath(path: string): string {
  return pageFileRoutes.get(parsePageAddress(path)?.name ?? "") ?? path;
}

/** Handles an API request. Returns false if the path is not part of the API. */
export async function handleApiRequest(
  authorized: AuthorizedRequest,
  host: StorageBackend,
  events: EventBroadcaster,
): Promise<boolean> {
  const { request, response, query } = authorized;
  const path = toApiPath(authorized.path);
  if (!apiPaths.includes(path)) return false;
  const route = routes[`${request.method} ${path}`];
  const isTwofold = [...query.keys()].some((name) => query.getAll(name).length > 1);
  if (!route) sendJson(response, badRequest(), 405);
  else if (isTwofold) sendJson(response, badRequest(), 400);
  else await route(authorized, host, events);
  return true;
}

async function handleReadBytes(
  { response, query }: AuthorizedRequest,
  host: StorageBackend,
): Promise<void> {
  const answer = await host.readBytes(query.get("path") ?? "");
  if (answer.kind !== "bytes") return sendJson(response, answer);
  sendBytes(response, answer);
}

async function handleReadBlob(
  { response, query }: AuthorizedRequest,
  host: StorageBackend,
): Promise<void> {
  const answer = await host.readBlob(query.get("path") ?? "", query.get("version") ?? "");
  if (answer.kind !== "bytes") return sendJson(response, answer);
  sendBytes(response, answer);
}

async function handleReadCommitBytes(
  { response, query }: AuthorizedRequest,
  host: StorageBackend,
): Promise<void> {
  const id = query.get("id");
  if (!isCommitId(id)) return sendJson(response, badRequest());
  const answer = await host.history?.bytesAt(id, query.get("path") ?? "");
  if (answer?.kind !== "bytes")
    return sendJson(response, answer ?? createHistoryFailure("no-repository"));
  sendBytes(response, answer);
}

async function handleArchive({ response }: AuthorizedRequest, host: StorageBackend): Promise<void> {
  const answer = await host.exportAll();
  if ("kind" in answer) return sendJson(response, answer);
  sendArchive(response, answer);
}

async function handleWriteBytes(
  { request, response, query }: AuthorizedRequest,
  host: StorageBackend,
): Promise<void> {
  const expect = query.get("expect");
  const body = await readBody(request, bodyLimits.bytes);
  if (body.kind !== "body") return sendBodyError(response, body.kind, bodyLimits.bytes);
  if (!isFileVersionIdOrNull(expect)) return sendJson(response, badRequest(), 400);
  sendJson(response, await host.writeBytes(query.get("path") ?? "", body.bytes, expect));
}

/** Creates a route that queries the history. A backend without history responds with a failure. */
function createHistoryRoute(
  ask: (history: ContentHistory, query: URLSearchParams) => Promise<{ kind: string }>,
): ApiRouteHandler {
  return async ({ response, query }, { history }) => {
    const answer = history ? await ask(history, query) : createHistoryFailure("no-repository");
    const isWithout = "code" in answer && noHistoryCodes.includes(answer.code);
    sendJson(response, answer, isWithout ? 200 : undefined);
  };
}

/**
 * Creates a route that asks for the state of the live site. The status is always 200, because an
 * unreachable live site is not an error of the studio.
 */
function createDeploymentRoute(
  ask: (history: ContentHistory) => Promise<{ kind: string }>,
): ApiRouteHandler {
  return async ({ response }, { history }) =>
    sendJson(response, history ? await ask(history) : createHistoryFailure("no-repository"), 200);
}

/** Failures of a folder without history. They are not errors, so the status is 200. */
const noHistoryCodes: readonly unknown[] = ["no-git", "no-repository", "foreign"];

async function handleStageBlob(
  { request, response, query }: AuthorizedRequest,
  host: StorageBackend,
): Promise<void> {
  const body = await readBody(request, bodyLimits.bytes);
  if (body.kind !== "body") return sendBodyError(response, body.kind, bodyLimits.bytes);
  sendJson(response, await host.stageBlob(query.get("path") ?? "", body.bytes));
}

/**
 * Creates a route that parses a JSON body with `read`, passes the value to `act`, and sends its
 * result.
 */
function createJsonRoute<Value>(
  read: (body: unknown) => Value | undefined,
  act: (host: StorageBackend, value: Value) => Promise<{ kind: string }>,
  status?: number,
): ApiRouteHandler {
  return async ({ request, response }, host) => {
    const body = await readBody(request, bodyLimits.json);
    if (body.kind !== "body") return sendBodyError(response, body.kind, bodyLimits.json);
    const value = read(parseJson(decodeUtf8(body.bytes)));
    if (value === undefined) return sendJson(response, badRequest(), 400);
    sendJson(response, await act(host, value), status);
  };
}

function sendBodyError(response: ServerResponse, kind: "too-large" | "cut", limit: number): void {
  response.setHeader("connection", "close");
  if (kind === "too-large") sendJson(response, tooLargeFailure(limit), 413);
  else response.destroy();
}

function parseJournalQuery(query: URLSearchParams): JournalQuery {
  const number = (name: string) => {
    const value = Number(query.get(name) ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? value : undefined;
  };
  const file = query.get("file") ?? undefined;
  return { file, from: number("from"), until: number("until"), newest: number("newest") };
}

const contentFilePaths: readonly string[] = [
  apiAddresses.bytes,
  apiAddresses.kept,
  apiAddresses.versionBytes,
];

/**
 * Sets the security headers of a response. Content files get the strictest policy, and the HEIC
 * worker has its own.
 */
export function lockRouteSecurityHeaders(
  response: ServerResponse,
  path: string,
  policy: string,
): void {
  const isFile = contentFilePaths.includes(toApiPath(path));
  const own = parsePageAddress(path)?.name === pageFileNames.heic ? heicPolicy : policy;
  lockSecurityHeaders(response, isFile ? contentFilePolicy : own);
}
