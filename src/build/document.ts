/** The parts of an HTML document. */
export interface DocumentParts {
  language: string;
  title: string;
  description: string;
  /** The absolute address of the page, where it has one of its own. */
  canonical?: string;
  siteName: string;
  robots?: string;
  themeColors: { light: string; dark: string };
  /** The address of the site's icon. */
  icon: string;
  css: string;
  /** Fonts that the first screen needs. */
  preloads: string[];
  /** The address of the boot script. */
  script: string;
  /** Markup of header and blocks. */
  app: string;
  /** Markup of the footer. */
  footer: string;
  /** What the browser takes over with. */
  data: unknown;
}

/** Joins the parts to a complete document. All texts are escaped here; `app`, `footer` and `css` are ours. */
export function toDocument(parts: DocumentParts): string {
  return [
    `<!doctype html><html lang="${escapeHtml(parts.language)}"><head>`,
    headMarkup(parts),
    `<style>${parts.css}</style></head><body>`,
    `<div id="app">${parts.app}</div>${parts.footer}`,
    `<script type="application/json" id="data">${toInlineJson(parts.data)}</script>`,
    `<script type="module" src="${parts.script}"></script></body></html>\n`,
  ].join("");
}

function headMarkup(parts: DocumentParts): string {
  const title = escapeHtml(parts.title);
  const description = escapeHtml(parts.description);
  const { light, dark } = parts.themeColors;
  return [
    `<meta charset="utf-8"><title>${title}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="description" content="${description}">`,
    parts.robots && `<meta name="robots" content="${escapeHtml(parts.robots)}">`,
    parts.canonical && canonicalMarkup(parts.canonical),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(parts.siteName)}">`,
    `<meta property="og:locale" content="${escapeHtml(parts.language.replace("-", "_"))}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
    `<link rel="icon" href="${parts.icon}" type="image/svg+xml">`,
    ...parts.preloads.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
  ]
    .filter(Boolean)
    .join("");
}

function canonicalMarkup(address: string): string {
  const url = escapeHtml(address);
  return `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text made safe for HTML text and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] as string);
}

/** JSON that can stand inside a script element: it cannot close it, nor open a comment. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
