import { createPushFailure } from "#lang/studio/git/push/strings";
import {
  affectsSite,
  contentHash,
  parseVersionFile,
  versionPath,
} from "../../../builder/artifacts/content-hash.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { DeploymentState } from "../../backend-contract/history.ts";
import { isBackendFailure } from "../../backend-contract/validation/check-edits.ts";
import { decodeUtf8 } from "../../backend-contract/validation/file-signatures.ts";
import { listCommitBlobs, readGitBlobs } from "../read-blobs.ts";
import { type Repository, readHeadCommit } from "../repository.ts";
import { findRemoteBranch, readTrackedCommit } from "./remote-branch.ts";

/** Timeout of a request to the live site, in milliseconds. */
const responseTimeout = 10_000;
const maxResponseLength = 10_000;

/** The content hash of a pushed commit, and the URL of its site. */
interface PushedSiteVersion {
  contentHash: string;
  url?: string;
}

/**
 * Creates a function that checks whether the live site is up to date. It caches the content hash of
 * the pushed commit.
 */
export function createDeploymentCheck() {
  const known = new Map<string, PushedSiteVersion>();
  return async (repository: Repository): Promise<DeploymentState | BackendFailure> => {
    const route = await findRemoteBranch(repository);
    const sent =
      (route && (await readTrackedCommit(repository, route))) ?? (await readHeadCommit(repository));
    if (!route || sent === null) return createPushFailure("nowhere");
    const content = known.get(sent) ?? (await readPushedSiteVersion(repository, sent));
    if (isBackendFailure(content)) return content;
    known.clear();
    known.set(sent, content);
    return checkDeployment(content);
  };
}

async function readPushedSiteVersion(
  repository: Repository,
  commit: string,
): Promise<PushedSiteVersion | BackendFailure> {
  const blobs = await listCommitBlobs(repository, commit, affectsSite);
  if (isBackendFailure(blobs)) return blobs;
  const bytes = await readGitBlobs(repository, [...blobs.values()]);
  if (isBackendFailure(bytes)) return bytes;
  const files = [...blobs].map(([path, blob]) => ({
    path,
    bytes: bytes.get(blob) ?? Buffer.alloc(0),
  }));
  const site = files.find(({ path }) => path === "site.yaml");
  return {
    contentHash: contentHash(files),
    url: site && readUrlSetting(decodeUtf8(site.bytes) ?? ""),
  };
}

function readUrlSetting(text: string): string | undefined {
  const tree = readTree(text);
  const url = "offset" in tree ? undefined : valueAt(tree.value, "/url");
  return typeof url === "string" && URL.canParse(url) ? url : undefined;
}

/**
 * Fetches the content hash of the live site, over HTTPS only, and compares it with that of the
 * pushed commit.
 */
export async function checkDeployment({
  contentHash: mark,
  url,
}: PushedSiteVersion): Promise<DeploymentState | BackendFailure> {
  if (url === undefined) return createPushFailure("no-address");
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:") return createPushFailure("no-address");
  if (isPlaceholderHostname(hostname))
    return createPushFailure("example-address", { address: hostname });
  const told = await fetchLiveVersion(`${url}/${versionPath}`);
  if (told === undefined) return createPushFailure("no-answer", { address: hostname });
  const live = parseVersionFile(told.text);
  if (live === undefined) return createPushFailure("no-version-told", { address: hostname });
  return { kind: "live", isLive: live === mark, address: url, since: told.since };
}

/** Whether a hostname is reserved by RFC 2606. */
function isPlaceholderHostname(hostname: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/.test(hostname);
}

interface LiveVersionResponse {
  text: string;
  since?: number;
}

/**
 * Parses a `last-modified` header (RFC 9110, 8.8.2). Dates in the future or before the web are
 * invalid.
 */
function parseLastModified(header: string | null): number | undefined {
  const moment = Date.parse(header ?? "");
  return moment > Date.UTC(1993, 0) && moment <= Date.now() ? moment : undefined;
}

/**
 * Fetches the version file, whatever the response status is. Returns `undefined` if the server does
 * not answer.
 */
async function fetchLiveVersion(address: string): Promise<LiveVersionResponse | undefined> {
  try {
    // A unique query avoids cached responses.
    const signal = AbortSignal.timeout(responseTimeout);
    const response = await fetch(`${address}?${Date.now()}`, { signal });
    const text = (await response.text()).slice(0, maxResponseLength);
    return { text, since: parseLastModified(response.headers.get("last-modified")) };
  } catch {
    return undefined;
  }
}
