/**
 * A site may be published below a path of its host, as GitHub project pages are. Content and
 * rendering ignore that: all addresses of the site begin with `/`, and this module prefixes them.
 */

/**
 * Returns the base path of an address: "https://host.example/chronos/" → "/chronos". Returns "" if
 * the site is at the root of its host.
 */
export function basePathOf(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, "");
}

/** Adds the base path to the addresses of the site in markup. */
export function prefixMarkup(base: string, markup: string): string {
  if (base === "") return markup;
  return markup.replace(addressAttribute, (_, name: string, value: string) => {
    const isSet = /srcset$/i.test(name);
    return ` ${name}="${isSet ? prefixSrcset(base, value) : prefixAddress(base, value)}"`;
  });
}

// Matches attributes as React renders them, some in camel case (`srcSet`). Quotation marks in their
// values are escaped.
const addressAttribute =
  / (href|src|srcset|imagesrcset|poster|action|formaction|data-in-place|data-site|data-index)="([^"]*)"/gi;

/**
 * Adds the base path to the addresses of a `srcset`. An address may contain commas (HTML, "srcset
 * attributes").
 */
function prefixSrcset(base: string, set: string): string {
  return set.replace(/[^\s,](?:\S*[^\s,])?[^,]*/g, (candidate) => prefixAddress(base, candidate));
}

/** Prefixes the site's addresses in CSS with the base path. */
export function prefixStyles(base: string, css: string): string {
  return css.replace(/url\((["']?)\/(?!\/)/g, (_, quote: string) => `url(${quote}${base}/`);
}

/**
 * Prefixes the site's addresses in data for the browser (page data, site data) with the base path.
 */
export function prefixData<Data>(base: string, data: Data): Data {
  if (base === "") return data;
  return prefixValue(base, data, "") as Data;
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

function prefixValue(base: string, value: unknown, field: string): unknown {
  if (typeof value === "string") return prefixText(base, value, field);
  if (Array.isArray(value)) return value.map((entry) => prefixValue(base, entry, field));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    prefixValue(base, inner, name),
  ]);
  return Object.fromEntries(fields);
}

function prefixText(base: string, text: string, field: string): string {
  if (field === "html") return prefixMarkup(base, text);
  if (field === "srcset") return prefixSrcset(base, text);
  if (addressFields.has(field)) return prefixAddress(base, text);
  // Links in a text: [words](/page).
  return text.replace(/\]\(\/(?!\/)/g, () => `](${base}/`);
}

/** Prefixes an address of the site with the base path. Addresses of other sites stay unchanged. */
export function prefixAddress(base: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? base + address : address;
}
