import {
  contentMark,
  isDeciding,
  readVersion,
  versionPath,
} from "../../../builder/artifacts/content-mark.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { valueAt } from "../../../yaml/pointer.ts";
import type { LiveState } from "../../hosts/contract/host-history.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import { isRefusal } from "../../hosts/local/allowed/checked-edits.ts";
import { textOf } from "../../hosts/local/allowed/told-by-bytes.ts";
import { blobsIn, bytesAt } from "../kept-texts.ts";
import { headOf, type Repository } from "../repository.ts";
import { knownThere, routeOf } from "./route.ts";
import { sendRefusal } from "./words.pt-br.ts";

/** Timeout of a request to the live site, in milliseconds. */
const patience = 10_000;
const mostBytes = 10_000;

/** The content hash of a pushed commit, and the URL of its site. */
interface SentContent {
  mark: string;
  url?: string;
}

/**
 * Creates a function that checks whether the live site is up to date. Caches what it read of the
 * pushed commit.
 */
export function liveAsker() {
  const known = new Map<string, SentContent>();
  return async (repository: Repository): Promise<LiveState | Refusal> => {
    const route = await routeOf(repository);
    const sent = (route && (await knownThere(repository, route))) ?? (await headOf(repository));
    if (!route || sent === null) return sendRefusal("nowhere");
    const content = known.get(sent) ?? (await sentContent(repository, sent));
    if (isRefusal(content)) return content;
    known.clear();
    known.set(sent, content);
    return askLive(content);
  };
}

async function sentContent(repository: Repository, commit: string): Promise<SentContent | Refusal> {
  const blobs = await blobsIn(repository, commit, isDeciding);
  if (isRefusal(blobs)) return blobs;
  const bytes = await bytesAt(repository, [...blobs.values()]);
  if (isRefusal(bytes)) return bytes;
  const files = [...blobs].map(([path, blob]) => ({
    path,
    bytes: bytes.get(blob) ?? Buffer.alloc(0),
  }));
  const site = files.find(({ path }) => path === "site.yaml");
  return { mark: contentMark(files), url: site && urlIn(textOf(site.bytes) ?? "") };
}

function urlIn(text: string): string | undefined {
  const tree = readTree(text);
  const url = "offset" in tree ? undefined : valueAt(tree.value, "/url");
  return typeof url === "string" && URL.canParse(url) ? url : undefined;
}

/** Fetches the content hash of the live site, over HTTPS only, and compares it with ours. */
export async function askLive({ mark, url }: SentContent): Promise<LiveState | Refusal> {
  if (url === undefined) return sendRefusal("no-address");
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:") return sendRefusal("no-address");
  if (isExample(hostname)) return sendRefusal("example-address", { address: hostname });
  const told = await readLive(`${url}/${versionPath}`);
  if (told === undefined) return sendRefusal("no-answer", { address: hostname });
  const live = readVersion(told.text);
  if (live === undefined) return sendRefusal("no-version-told", { address: hostname });
  return { kind: "live", isLive: live === mark, address: url, since: told.since };
}

/** Hostnames reserved by RFC 2606. */
function isExample(hostname: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/.test(hostname);
}

interface Told {
  text: string;
  since?: number;
}

/**
 * Parses a `last-modified` header (RFC 9110, 8.8.2). Dates in the future or before the web are
 * invalid.
 */
function momentOf(header: string | null): number | undefined {
  const moment = Date.parse(header ?? "");
  return moment > Date.UTC(1993, 0) && moment <= Date.now() ? moment : undefined;
}

/** Fetches the version file. Any status is read; `undefined` if the server does not answer. */
async function readLive(address: string): Promise<Told | undefined> {
  try {
    // A unique query avoids cached answers.
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${address}?${Date.now()}`, { signal });
    const text = (await response.text()).slice(0, mostBytes);
    return { text, since: momentOf(response.headers.get("last-modified")) };
  } catch {
    return undefined;
  }
}
