/**
 * What stands for an address or a recipient for a day: with the day's secret (HMAC-SHA-256), so that it cannot be
 * guessed back once that is gone. An IPv6 address counts by its network (RFC 6177), which one sender has whole.
 */
export async function markOf(salt: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const how = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.encode(salt), how, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, bytes.encode(networkOf(text.trim())));
  return hexOf(signed).slice(0, 32);
}

/** Stands for what was written, to know it again within minutes. */
export async function contentMark(form: string, content: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${form}\n${content}`);
  return hexOf(await crypto.subtle.digest("SHA-256", bytes));
}

function networkOf(address: string): string {
  if (!/^[0-9a-f:.]+$/i.test(address) || !address.includes(":") || address.includes(".")) {
    return address.toLowerCase();
  }
  const [start = "", end] = address.toLowerCase().split("::");
  const head = start.split(":").filter(Boolean);
  const tail = end === undefined ? [] : end.split(":").filter(Boolean);
  const gap = new Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const groups = [...head, ...gap, ...tail].map((group) => group.replace(/^0+(?=.)/, ""));
  return groups.slice(0, 4).join(":");
}

function hexOf(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
