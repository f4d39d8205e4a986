/**
 * A site may stand below a path of its host, as project pages do. Content and rendering know nothing
 * of that: every address of the site begins with `/`, and here each gets the path put before it.
 */

/** The path below which an address lies: "https://host.example/chronos/" → "/chronos", "" at the root. */
export function basePathOf(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, "");
}

/** Markup whose addresses of the site stand below the base path. */
export function placeMarkup(base: string, markup: string): string {
  if (base === "") return markup;
  return markup.replace(attribute, (_, name: string, value: string) => {
    const isSet = /srcset$/i.test(name);
    return ` ${name}="${isSet ? placeSet(base, value) : placeAddress(base, value)}"`;
  });
}

// Attributes as React writes them, some with capitals (`srcSet`): in their text a quotation mark is an entity.
const attribute =
  / (href|src|srcset|imagesrcset|poster|action|formaction|data-in-place|data-site|data-index)="([^"]*)"/gi;

/** Several addresses, each with what is said of it; one may hold commas (HTML, "srcset attributes"). */
function placeSet(base: string, set: string): string {
  return set.replace(/[^\s,](?:\S*[^\s,])?[^,]*/g, (candidate) => placeAddress(base, candidate));
}

/** CSS whose files of the site stand below the base path. */
export function placeStyles(base: string, css: string): string {
  return css.replace(/url\((["']?)\/(?!\/)/g, (_, quote: string) => `url(${quote}${base}/`);
}

/** Data for the browser (page data, the site's own) whose addresses stand below the base path. */
export function placeData<Data>(base: string, data: Data): Data {
  if (base === "") return data;
  return place(base, data, "") as Data;
}

const addressFields = new Set([
  "to",
  "src",
  "darkSrc",
  "href",
  "route",
  "base",
  "prefix",
  "styles",
  "address",
]);

function place(base: string, value: unknown, field: string): unknown {
  if (typeof value === "string") return placeText(base, value, field);
  if (Array.isArray(value)) return value.map((entry) => place(base, entry, field));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, place(base, inner, name)]);
  return Object.fromEntries(fields);
}

function placeText(base: string, text: string, field: string): string {
  if (field === "html") return placeMarkup(base, text);
  if (field === "srcset") return placeSet(base, text);
  if (addressFields.has(field)) return placeAddress(base, text);
  // A link in a text: [words](/page).
  return text.replace(/\]\(\/(?!\/)/g, () => `](${base}/`);
}

/** An address of the site below the base path; one of another site stays. */
export function placeAddress(base: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? base + address : address;
}
