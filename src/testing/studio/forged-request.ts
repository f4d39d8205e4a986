import { createHash } from "node:crypto";
import { apiAddresses, secretHeader } from "../../studio/backend-contract/api-addresses.ts";
import type { RawRequest } from "./test-studio-server.ts";

/** The data for forged requests. No real attacker would know all of it. */
export interface ForgeryContext {
  port: number;
  /** The headers of the studio's own page, with the right secret. */
  own: Record<string, string>;
}

const version = createHash("sha256").update("name: A\n").digest("hex");
/** Edits that would change the only file. */
export const edits = [{ path: "site.yaml", text: "name: forged\n", expect: version }];
/** The edits as a request body. */
export const editBody = JSON.stringify({ edits });

/** Creates a write that succeeds if its headers are right. */
export function createWriteRequest(
  { own }: ForgeryContext,
  headers: RawRequest["headers"],
  more: RawRequest = {},
): RawRequest {
  return {
    method: "POST",
    path: apiAddresses.write,
    body: editBody,
    ...more,
    headers: { ...own, ...headers },
  };
}

/** Creates a read as the studio's own page sends it; `headers` adds or replaces headers. */
export function createReadRequest(
  { own }: ForgeryContext,
  path: string,
  headers: RawRequest["headers"] = {},
): RawRequest {
  return { path, headers: { ...own, origin: undefined, "content-type": undefined, ...headers } };
}

/** Returns the secret of this run, from the right headers. */
export function getSecret({ own }: ForgeryContext): string {
  return own[secretHeader] ?? "";
}

/** The path that reads the only file. */
export const readPath = `${apiAddresses.text}?path=site.yaml`;
/** Creates a fully authenticated write of one new file. */
export const writeNewFile = (known: ForgeryContext, path: string) =>
  createWriteRequest(
    known,
    {},
    { body: JSON.stringify({ edits: [{ path, text: "x", expect: null }] }) },
  );

/** The name of a request that must be rejected, and a function that creates the request. */
export type ForgedRequestCase = [name: string, make: (known: ForgeryContext) => RawRequest];
