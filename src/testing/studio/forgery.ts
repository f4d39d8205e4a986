import { createHash } from "node:crypto";
import { apiAddresses, secretHeader } from "../../studio/hosts/server/api-addresses.ts";
import type { RawRequest } from "./served-studio.ts";

/** What somebody knows who forges: more than anybody would. */
export interface ForgerKnowledge {
  port: number;
  /** The headers of the studio's own page, with the right secret. */
  own: Record<string, string>;
}

const version = createHash("sha256").update("name: A\n").digest("hex");
/** A set that would change the one file there is. */
export const edits = [{ path: "site.yaml", text: "name: forged\n", expect: version }];
/** The same as the body of a request. */
export const body = JSON.stringify({ edits });

/** A set that would be written if its headers were right. */
export function post(
  { own }: ForgerKnowledge,
  headers: RawRequest["headers"],
  more: RawRequest = {},
): RawRequest {
  return {
    method: "POST",
    path: apiAddresses.write,
    body,
    ...more,
    headers: { ...own, ...headers },
  };
}

/** A request of the studio's own page that reads, with other headers. */
export function get(
  { own }: ForgerKnowledge,
  path: string,
  headers: RawRequest["headers"] = {},
): RawRequest {
  return { path, headers: { ...own, origin: undefined, "content-type": undefined, ...headers } };
}

/** The secret of the run, which the right headers say. */
export function secretOf({ own }: ForgerKnowledge): string {
  return own[secretHeader] ?? "";
}

/** Where the one file is read. */
export const readPath = `${apiAddresses.text}?path=site.yaml`;
/** A set of one new file, with all proof. */
export const writeNewFile = (known: ForgerKnowledge, path: string) =>
  post(known, {}, { body: JSON.stringify({ edits: [{ path, text: "x", expect: null }] }) });

/** A request that must not be accepted, by its name. */
export type ForgedRequest = [name: string, make: (known: ForgerKnowledge) => RawRequest];
