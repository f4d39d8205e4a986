/** A parsed link target. */
export type Link =
  | { kind: "page"; path?: string; query?: string; anchor?: string }
  | { kind: "web" | "mail"; href: string }
  | { kind: "phone"; number: string }
  | { kind: "message"; text: string }
  | { kind: "unsafe" }
  | { kind: "unknown" };

const pagePattern = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/;

/**
 * Parses a link target as editors write it: `/route?query#anchor` (each part is optional; without a
 * path the link points to the current page), `https://…`, `mailto:…`, `tel:…`, or `whatsapp:` with
 * a prefilled message. A target is `unsafe` if it would run code, leave the site unnoticed or drop
 * encryption. Any other target is `unknown`.
 */
export function parseLink(to: string): Link {
  const target = to.trim();
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(target) ?? [];
  const read = schemes[scheme.toLowerCase()];
  if (read) return read(rest, target);
  if (scheme !== "" || hasControlCharacter(target) || /^\/[/\\]|\\/.test(target))
    return { kind: "unsafe" };
  if (!/^[/?#]/.test(target)) return { kind: "unknown" };
  return parsePageLink(target);
}

const schemes: Readonly<Record<string, (rest: string, target: string) => Link>> = {
  https: (_, target) => parseWebLink(target),
  mailto: (rest) => parseMailLink(rest),
  tel: (rest) => parsePhoneLink(rest),
  whatsapp: (text) => ({ kind: "message", text: text.trim() }),
};

function parseWebLink(target: string): Link {
  if (hasControlCharacter(target) || !/^https:\/\/[^/\\]/i.test(target)) return { kind: "unsafe" };
  if (!URL.canParse(target) || /\s/.test(target)) return { kind: "unknown" };
  const url = new URL(target);
  // A user name before "@" can disguise the host.
  if (url.username || url.password) return { kind: "unsafe" };
  return { kind: "web", href: /^[!-~]+$/.test(target) ? target : decodeSlots(url.href) };
}

function parseMailLink(rest: string): Link {
  const [, address = "", query = ""] = /^([^?]*)(\?.*)?$/s.exec(rest) ?? [];
  if (hasControlCharacter(rest)) return { kind: "unsafe" };
  if (!/^[^\s@,]+@[^\s@,]+$/.test(address)) return { kind: "unknown" };
  return { kind: "mail", href: `mailto:${address}${decodeSlots(encodeOnce(query))}` };
}

function parsePhoneLink(number: string): Link {
  const isNumber = /^[\d ()+.-]*$/.test(number) && number.replace(/\D/g, "").length >= 3;
  return isNumber ? { kind: "phone", number } : { kind: "unknown" };
}

function parsePageLink(target: string): Link {
  const [, path = "", query, anchor] = pagePattern.exec(target) ?? [];
  const plain = tryDecode(path);
  if (plain === undefined || plain.split("/").includes("..") || /[\\]/.test(plain)) {
    return { kind: "unsafe" };
  }
  return {
    kind: "page",
    path: path || undefined,
    query,
    anchor: anchor && (tryDecode(anchor) ?? anchor),
  };
}

// Does not encode bytes a second time that are already percent-encoded.
function encodeOnce(text: string): string {
  return encodeURI(text).replace(/%25([0-9a-f]{2})/gi, "%$1");
}

/** Restores the `{slots}` of an encoded URL. */
export function decodeSlots(address: string): string {
  return address.replace(/%7B(\w+)%7D/gi, "{$1}");
}

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
