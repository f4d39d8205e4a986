const namedEntities: Readonly<Record<string, string>> = {
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  shy: "",
  zwnj: "",
  zwj: "",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  pound: "£",
  cent: "¢",
  yen: "¥",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  sbquo: "‚",
  bdquo: "„",
  laquo: "«",
  raquo: "»",
  lsaquo: "‹",
  rsaquo: "›",
  ordm: "º",
  ordf: "ª",
  deg: "°",
  sect: "§",
  para: "¶",
  middot: "·",
  bull: "•",
  times: "×",
  divide: "÷",
  plusmn: "±",
  minus: "−",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  sup1: "¹",
  sup2: "²",
  sup3: "³",
  micro: "µ",
  iexcl: "¡",
  iquest: "¿",
  dagger: "†",
  permil: "‰",
  larr: "←",
  uarr: "↑",
  rarr: "→",
  darr: "↓",
  harr: "↔",
  ne: "≠",
  le: "≤",
  ge: "≥",
  infin: "∞",
  check: "✓",
  szlig: "ß",
  aelig: "æ",
  AElig: "Æ",
  oslash: "ø",
  Oslash: "Ø",
  oelig: "œ",
  OElig: "Œ",
  eth: "ð",
  thorn: "þ",
};

const combiningAccents: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030a",
  cedil: "\u0327",
  caron: "\u030c",
};

/**
 * Decodes an HTML character reference ("&amp;", "&eacute;", "&#233;"). Returns `undefined` if it is
 * unknown.
 */
export function decodeEntity(written: string): string | undefined {
  const name = written.slice(1, -1);
  if (name.startsWith("#")) return decodeNumericEntity(name.slice(1));
  const own = namedEntities[name] ?? namedEntities[name.toLowerCase()];
  if (own !== undefined) return own;
  const accent = combiningAccents[name.slice(1)];
  return accent && /^[a-z]$/i.test(name.charAt(0))
    ? (name.charAt(0) + accent).normalize("NFC")
    : undefined;
}

function decodeNumericEntity(written: string): string | undefined {
  const code = /^x/i.test(written) ? Number.parseInt(written.slice(1), 16) : Number(written);
  if (code === 160) return " ";
  return code >= 32 && code <= 0x10ffff && !(code >= 127 && code < 160)
    ? String.fromCodePoint(code)
    : undefined;
}
