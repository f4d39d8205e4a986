import type { HtmlKind } from "#lang/check/messages/markup/messages";

/** The elements of each kind, separated by spaces. */
const elements: Readonly<Record<Exclude<HtmlKind, UnnamedKind>, string>> = {
  embed: "iframe embed object video audio source track param canvas map area",
  script: "script style link meta noscript template html head body base title",
  superscript: "sup",
  subscript: "sub",
  bold: "b strong",
  italic: "i em cite var dfn",
  heading: "h1 h2 h3 h4 h5 h6",
  break: "br wbr",
  paragraph:
    "p div span section article header footer main aside nav center font small big address details summary abbr time data bdi bdo ruby rt rp marquee blink nowiki",
  note: "ref references",
  list: "ul ol li dl dt dd menu dir",
  table: "table thead tbody tfoot tr td th caption colgroup col",
  quote: "blockquote q",
  link: "a",
  picture: "img figure figcaption picture svg path g",
  code: "code pre kbd samp tt",
  strike: "s del strike",
  highlight: "mark u ins",
  rule: "hr",
  form: "form input button select option textarea label fieldset legend output progress meter",
};

/** Kinds that are not recognized by the name of an element. */
type UnnamedKind = "office" | "comment" | "wordpress" | "entity";

const kindsByName = new Map<string, HtmlKind>(
  Object.entries(elements).flatMap(([kind, names]) =>
    names.split(" ").map((name): [string, HtmlKind] => [name, kind as keyof typeof elements]),
  ),
);

/**
 * Returns the purpose of an element. Names with a colon belong to office programs. Returns
 * `undefined` if the name is not HTML.
 */
export function htmlElementPurpose(name: string): HtmlKind | undefined {
  if (/^(?:mailto|tel|https?|ftp|sms|whatsapp):/.test(name)) return undefined;
  return name.includes(":") ? "office" : kindsByName.get(name);
}

/**
 * Whether elements of a kind usually contain others. Tags inside are reported together with the
 * element.
 */
export function isContainerElement(kind: HtmlKind): boolean {
  return ["embed", "script", "list", "table", "quote", "picture", "form", "code"].includes(kind);
}
