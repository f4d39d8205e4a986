/**
 * Hashes a client network or recipient with the key of the day (HMAC-SHA-256). Once the key is
 * deleted, the hash cannot be reversed by guessing.
 */
export async function hashWithDailySalt(salt: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const how = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.encode(salt), how, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, bytes.encode(text));
  return toHex(signed).slice(0, 32);
}

/** Hashes the content of a submission, to recognize duplicates. */
export async function submissionHash(form: string, content: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${form}\n${content}`);
  return toHex(await crypto.subtle.digest("SHA-256", bytes));
}

/** The networks by which a client is counted: its own, and a larger one that it may control. */
export interface ClientNetworks {
  near: string;
  /** Only for IPv6, where one client may control many networks. */
  wide?: string;
}

/**
 * Returns the networks by which an address is counted. For IPv6 these are its /56, the size of a
 * home's network, and its /48, that of an organization (RFC 6177).
 */
export function clientNetworks(sender: string): ClientNetworks {
  const address = sender.trim().toLowerCase();
  if (!/^[0-9a-f:]+$/.test(address) || !address.includes(":")) return { near: address };
  const [start = "", end] = address.split("::");
  const head = start.split(":").filter(Boolean);
  const tail = end === undefined ? [] : end.split(":").filter(Boolean);
  const gap = new Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const groups = [...head, ...gap, ...tail].map((group) => group.padStart(4, "0"));
  const wide = groups.slice(0, 3).join(":");
  return { near: `${wide}:${groups[3]?.slice(0, 2)}`, wide };
}

function toHex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
