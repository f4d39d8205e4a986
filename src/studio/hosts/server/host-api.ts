import type { IncomingMessage, ServerResponse } from "node:http";
import { historyRefusal } from "../../git/words.pt-br.ts";
import type { HostHistory } from "../contract/host-history.ts";
import type { JournalQuery } from "../contract/host-journal.ts";
import type { StudioHost } from "../contract/studio-host.ts";
import { textOf } from "../local/allowed/told-by-bytes.ts";
import { refusal } from "../local/words.pt-br.ts";
import { apiAddresses, fileInPlace, placeNames } from "./api-addresses.ts";
import type { LiveEvents } from "./live-events.ts";
import { bodyLimits, readBody } from "./read-body.ts";
import {
  choiceIn,
  editsIn,
  forgottenIn,
  isKeptId,
  isVersion,
  jsonOf,
  keepingOf,
  recordsOf,
} from "./request-shapes.ts";
import { filePolicy, heicPolicy, sealHeaders } from "./sealed-headers.ts";
import { sendAnswer, sendArchive, sendBytes, tooLarge } from "./send-answer.ts";

/** An authorized request, with its parsed address. */
export interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: URLSearchParams;
}

type Route = (asked: Asked, host: StudioHost, events: LiveEvents) => Promise<void> | void;

const bad = () => refusal("bad-request");

/** The routes, by method and path. */
const routes: Record<string, Route | undefined> = {
  [`GET ${apiAddresses.files}`]: async ({ response }, host) =>
    sendAnswer(response, await host.list()),
  [`GET ${apiAddresses.text}`]: async ({ response, query }, host) =>
    sendAnswer(response, await host.read(query.get("path") ?? "")),
  [`GET ${apiAddresses.texts}`]: async ({ response }, host) =>
    sendAnswer(response, await host.readAll()),
  [`GET ${apiAddresses.bytes}`]: giveBytes,
  [`GET ${apiAddresses.journal}`]: async ({ response, query }, host) =>
    sendAnswer(response, await host.journal.read(queryOf(query))),
  [`GET ${apiAddresses.archive}`]: giveArchive,
  [`GET ${apiAddresses.events}`]: ({ response }, _host, events) => {
    if (!events.join(response)) sendAnswer(response, bad(), 503);
  },
  [`GET ${apiAddresses.history}`]: fromHistory((history) => history.state()),
  [`GET ${apiAddresses.versions}`]: fromHistory((history) => history.versions()),
  [`GET ${apiAddresses.versionTexts}`]: fromHistory(async (history, query) => {
    const id = query.get("id");
    return isKeptId(id) ? history.textsOf(id) : bad();
  }),
  [`GET ${apiAddresses.versionBytes}`]: giveKeptBytes,
  [`GET ${apiAddresses.versionsOf}`]: fromHistory((history, query) =>
    history.versionsOf(query.get("path") ?? ""),
  ),
  [`POST ${apiAddresses.keep}`]: byJson(
    keepingOf,
    async ({ history }, keeping) => history?.keep(keeping) ?? historyRefusal("no-repository"),
  ),
  [`POST ${apiAddresses.send}`]: byJson(
    choiceIn,
    async ({ history }, { isMine }) =>
      (await history?.send(isMine)) ?? historyRefusal("no-repository"),
    200,
  ),
  [`GET ${apiAddresses.live}`]: onItsWay((history) => history.live()),
  [`GET ${apiAddresses.kept}`]: giveKept,
  [`PUT ${apiAddresses.bytes}`]: takeBytes,
  [`PUT ${apiAddresses.kept}`]: keepBytes,
  [`POST ${apiAddresses.write}`]: byJson(editsIn, (host, edits) => host.write(edits)),
  [`POST ${apiAddresses.journal}`]: byJson(recordsOf, (host, all) => host.journal.append(all)),
  [`POST ${apiAddresses.clear}`]: byJson(forgottenIn, (host, { file }) => host.journal.clear(file)),
};

const known: readonly string[] = Object.values(apiAddresses);

/** Content bytes are also served in the page's folder: a picture cannot send the secret. */
const inPlace = new Map<string, string>([
  [placeNames.bytes, apiAddresses.bytes],
  [placeNames.kept, apiAddresses.kept],
]);

function apiPath(path: string): string {
  return inPlace.get(fileInPlace(path)?.name ?? "") ?? path;
}

/** Handles a request to the API; returns false if the address belongs to another handler. */
export async function answerApi(
  asked: Asked,
  host: StudioHost,
  events: LiveEvents,
): Promise<boolean> {
  const { request, response, query } = asked;
  const path = apiPath(asked.path);
  if (!known.includes(path)) return false;
  const route = routes[`${request.method} ${path}`];
  const isTwofold = [...query.keys()].some((name) => query.getAll(name).length > 1);
  if (!route) sendAnswer(response, bad(), 405);
  else if (isTwofold) sendAnswer(response, bad(), 400);
  else await route(asked, host, events);
  return true;
}

async function giveBytes({ response, query }: Asked, host: StudioHost): Promise<void> {
  const answer = await host.readBytes(query.get("path") ?? "");
  if (answer.kind !== "bytes") return sendAnswer(response, answer);
  sendBytes(response, answer);
}

async function giveKept({ response, query }: Asked, host: StudioHost): Promise<void> {
  const answer = await host.readKept(query.get("path") ?? "", query.get("version") ?? "");
  if (answer.kind !== "bytes") return sendAnswer(response, answer);
  sendBytes(response, answer);
}

async function giveKeptBytes({ response, query }: Asked, host: StudioHost): Promise<void> {
  const id = query.get("id");
  if (!isKeptId(id)) return sendAnswer(response, bad());
  const answer = await host.history?.bytesOf(id, query.get("path") ?? "");
  if (answer?.kind !== "bytes")
    return sendAnswer(response, answer ?? historyRefusal("no-repository"));
  sendBytes(response, answer);
}

async function giveArchive({ response }: Asked, host: StudioHost): Promise<void> {
  const answer = await host.exportAll();
  if ("kind" in answer) return sendAnswer(response, answer);
  sendArchive(response, answer);
}

async function takeBytes({ request, response, query }: Asked, host: StudioHost): Promise<void> {
  const expect = query.get("expect");
  const body = await readBody(request, bodyLimits.bytes);
  if (body.kind !== "body") return sendUnread(response, body.kind, bodyLimits.bytes);
  if (!isVersion(expect)) return sendAnswer(response, bad(), 400);
  sendAnswer(response, await host.writeBytes(query.get("path") ?? "", body.bytes, expect));
}

/** A route to the history; a backend without history gets a failure. */
function fromHistory(
  ask: (history: HostHistory, query: URLSearchParams) => Promise<{ kind: string }>,
): Route {
  return async ({ response, query }, { history }) => {
    const answer = history ? await ask(history, query) : historyRefusal("no-repository");
    const isWithout = "code" in answer && without.includes(answer.code);
    sendAnswer(response, answer, isWithout ? 200 : undefined);
  };
}

/** A failed push or an unreachable live site is not an error of the studio: the status is 200. */
function onItsWay(ask: (history: HostHistory) => Promise<{ kind: string }>): Route {
  return async ({ response }, { history }) =>
    sendAnswer(response, history ? await ask(history) : historyRefusal("no-repository"), 200);
}

/** A folder without history is not an error: the status is 200. */
const without: readonly unknown[] = ["no-git", "no-repository", "foreign"];

async function keepBytes({ request, response, query }: Asked, host: StudioHost): Promise<void> {
  const body = await readBody(request, bodyLimits.bytes);
  if (body.kind !== "body") return sendUnread(response, body.kind, bodyLimits.bytes);
  sendAnswer(response, await host.keep(query.get("path") ?? "", body.bytes));
}

/** A route that parses a JSON body. */
function byJson<Value>(
  read: (body: unknown) => Value | undefined,
  act: (host: StudioHost, value: Value) => Promise<{ kind: string }>,
  status?: number,
): Route {
  return async ({ request, response }, host) => {
    const body = await readBody(request, bodyLimits.json);
    if (body.kind !== "body") return sendUnread(response, body.kind, bodyLimits.json);
    const value = read(jsonOf(textOf(body.bytes)));
    if (value === undefined) return sendAnswer(response, bad(), 400);
    sendAnswer(response, await act(host, value), status);
  };
}

function sendUnread(response: ServerResponse, kind: "too-large" | "cut", limit: number): void {
  response.setHeader("connection", "close");
  if (kind === "too-large") sendAnswer(response, tooLarge(limit), 413);
  else response.destroy();
}

function queryOf(query: URLSearchParams): JournalQuery {
  const number = (name: string) => {
    const value = Number(query.get(name) ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? value : undefined;
  };
  const file = query.get("file") ?? undefined;
  return { file, from: number("from"), until: number("until"), newest: number("newest") };
}

const files: readonly string[] = [apiAddresses.bytes, apiAddresses.kept, apiAddresses.versionBytes];

/** Sets the security headers by path: content files get the strictest policy. */
export function sealByPath(response: ServerResponse, path: string, policy: string): void {
  const isFile = files.includes(apiPath(path));
  const own = fileInPlace(path)?.name === placeNames.heic ? heicPolicy : policy;
  sealHeaders(response, isFile ? filePolicy : own);
}
