/**
 * What stands for a network or a recipient for a day: with the day's secret (HMAC-SHA-256), so that it cannot be
 * guessed back once that is gone.
 */
export async function markOf(salt: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const how = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.encode(salt), how, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, bytes.encode(text));
  return hexOf(signed).slice(0, 32);
}

/** Stands for what was written, to know it again within minutes. */
export async function contentMark(form: string, content: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${form}\n${content}`);
  return hexOf(await crypto.subtle.digest("SHA-256", bytes));
}

/** The networks by which a sender counts: the one that is theirs, and a larger one that they may rent. */
export interface SenderNetworks {
  near: string;
  /** Only IPv6 has so many addresses that one sender gets a lot of networks. */
  wide?: string;
}

/** An IPv6 address counts by its /56, which one home has whole, and by its /48, which one firm has (RFC 6177). */
export function networksOf(sender: string): SenderNetworks {
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

function hexOf(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
