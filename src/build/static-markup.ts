import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * The markup that React's `renderToStaticMarkup` gives, in a fifth of its time. Most of a page is
 * made of plain elements and of functions that give some: these are written here. Whatever is more
 * than that (hooks, contexts, form fields, addresses that may be scripts) is left to React.
 */
export function staticMarkup(node: ReactNode): string {
  try {
    return markupOf(node);
  } catch {
    // React does it, or throws what is wrong.
    return renderToStaticMarkup(node);
  }
}

/** Tells that something is not as plain as what is written here. */
class NotPlain extends Error {}

/** Elements of which React knows no more than their name; those that hold nothing end at once. */
const plainNames = new Map<unknown, "" | "void">([
  ...named("a article aside blockquote button caption cite code dd div dl dt em figcaption figure"),
  ...named("footer h1 h2 h3 h4 h5 h6 header li main nav ol p picture section small span strong"),
  ...named("table tbody td th thead time tr ul"),
  ...named("br hr img source", "void"),
]);

/** Attributes that are written as they are, by their name in React. */
const plainAttributes = new Map([
  ["className", "class"],
  ["tabIndex", "tabindex"],
  ...(
    "id href src alt width height loading decoding dateTime type name rel role lang media sizes " +
    "srcSet title scope"
  )
    .split(" ")
    .map((name): [string, string] => [name, name]),
]);

function named(names: string, kind: "" | "void" = ""): [string, "" | "void"][] {
  return names.split(" ").map((name) => [name, kind]);
}

function markupOf(node: ReactNode): string {
  if (typeof node === "string") return escapeText(node);
  if (typeof node === "number") return String(node);
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (Array.isArray(node)) return node.map(markupOf).join("");
  if (isValidElement<Properties>(node)) return elementMarkup(node);
  throw new NotPlain();
}

type Properties = Record<string, unknown>;

function elementMarkup({ type, props }: ReactElement<Properties>): string {
  if (type === Fragment) return markupOf(props.children as ReactNode);
  if (typeof type === "function") return markupOf(callComponent(type, props));
  const kind = plainNames.get(type);
  if (kind === undefined || (type === "img" && props.loading !== "lazy")) throw new NotPlain();
  const opening = `<${type}${type === "button" ? buttonAttributes(props) : attributesOf(props)}`;
  if (kind === "void") return `${opening}/>`;
  return `${opening}>${insideOf(props)}</${type}>`;
}

/** A class has a prototype that can render; it belongs to React. */
function callComponent(component: unknown, props: Properties): ReactNode {
  const { prototype } = component as { prototype?: { isReactComponent?: unknown } };
  if (prototype?.isReactComponent) throw new NotPlain();
  return (component as (props: Properties) => ReactNode)(props);
}

function insideOf({ children, dangerouslySetInnerHTML: markup }: Properties): string {
  if (markup === undefined) return markupOf(children as ReactNode);
  return String((markup as { __html: unknown }).__html ?? "");
}

const notAttributes = new Set(["children", "dangerouslySetInnerHTML", "suppressHydrationWarning"]);

function attributesOf(props: Properties): string {
  let markup = "";
  for (const name in props) {
    const value = props[name];
    if (value !== undefined && value !== null && !notAttributes.has(name))
      markup += ` ${nameOf(name)}="${textOf(name, value)}"`;
  }
  return markup;
}

function nameOf(name: string): string {
  const plain = plainAttributes.get(name) ?? (/^(?:aria|data)-[a-z-]+$/.test(name) ? name : "");
  if (!plain) throw new NotPlain();
  return plain;
}

/** React writes the name of a button after all else. */
function buttonAttributes({ name, ...rest }: Properties): string {
  return attributesOf(rest) + attributesOf({ name });
}

/** What React reads as a script begins with a "j", after signs that count for nothing. */
const maybeScript = /^[\p{Cc} ]*j|^$/iu;

function textOf(name: string, value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean" && name[4] === "-") return String(value);
  if (typeof value !== "string") throw new NotPlain();
  if ((name === "href" || name === "src") && maybeScript.test(value)) throw new NotPlain();
  return escapeText(value);
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

function escapeText(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign] as string) : text;
}
