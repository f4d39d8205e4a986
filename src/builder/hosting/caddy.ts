import { unicodeForms } from "../../model/redirects/old-address.ts";
import {
  formAnswerHeaders,
  type HeaderRule,
  selectImmutableFileRules,
  subdomainsHint,
} from "./headers.ts";
import type { FormsProxy, ServerConfigInput } from "./nginx.ts";
import { controlFileSource, trailingSlashSource } from "./path-patterns.ts";
import { type RedirectRule, redirectRules } from "./redirect-rules.ts";

/** Builds a Caddyfile for the site. Caddy obtains the certificate of the host automatically. */
export function caddyConfig({ host, root, rules, redirects, forms }: ServerConfigInput): string {
  const [all] = rules;
  const folders = selectImmutableFileRules(rules);
  const caching = folders.flatMap(({ path, headers }, index) =>
    headers.flatMap(([name, value]) => [
      `    @forever${index} {`,
      `        path ${path}`,
      "        file",
      "    }",
      `    header @forever${index} ${name} ${quote(value)}`,
    ]),
  );
  return [
    "# For pages and for errors alike.",
    subdomainsHint,
    "(headers) {",
    `    header ${forms ? "@pages " : ""}{`,
    '        ?Cache-Control "no-cache"',
    ...headerLines(all?.headers ?? []),
    "        -Server",
    "    }",
    "}",
    "",
    `${host} {`,
    `    root * ${quote(root)}`,
    ...(forms ? [`    @pages not path ${forms.path}*`] : []),
    "    import headers",
    ...caching,
    "    header /manifest.webmanifest Content-Type application/manifest+json",
    ...redirectRules(redirects).flatMap(redirectLines),
    `    @own path_regexp ${controlFileSource}`,
    "    error @own 404",
    "    # Only names that a page can have: of anything else a browser could make the address of another site.",
    `    @slash path_regexp slash ${trailingSlashSource}`,
    "    route @slash {",
    "        rewrite * {re.slash.1}",
    "        redir {uri} 308",
    "    }",
    ...(forms ? formsProxyLines(forms, formAnswerHeaders(rules)) : []),
    "    try_files {path} {path}.html",
    "    file_server {",
    "        precompressed br gzip",
    "    }",
    "    handle_errors {",
    "        import headers",
    "        rewrite * /404.html",
    "        file_server",
    "    }",
    "}",
    "",
  ].join("\n");
}

/**
 * Returns the lines of a redirect. Caddy matches paths case-insensitively, and "*" and "%" have a
 * special meaning. All but plain lower-case paths are therefore compared with `vars`.
 */
function redirectLines({ path, query, to }: RedirectRule, index: number): string[] {
  if (query.length === 0 && /^[a-z0-9/._-]+$/.test(path))
    return [`    redir ${quote(path)} ${quote(to)} 301`];
  const forms = unicodeForms(path).flatMap((form) => (form === "/" ? form : [form, `${form}/`]));
  return [
    `    @moved${index} {`,
    `        vars {path} ${forms.map(quote).join(" ")}`,
    ...queryLines(query).map((line) => `        ${line}`),
    "    }",
    `    redir @moved${index} ${quote(to)} 301`,
  ];
}

/**
 * Returns the conditions for a query. If Caddy's `query` matcher gets several names, one match is
 * enough. It therefore gets only one name, and an expression compares the others.
 */
function queryLines(query: RedirectRule["query"]): string[] {
  const isPlain = ([name]: RedirectRule["query"][number]) => /^[\w-]+$/.test(name);
  const [first, ...others] = [...query].sort((a, b) => Number(isPlain(a)) - Number(isPlain(b)));
  if (!first) return [];
  const equal = others
    .filter(isPlain)
    .map(([name, value]) => `{http.request.uri.query.${name}} == ${expressionLiteral(value)}`);
  const all = equal.length > 0 ? [`expression \`${equal.join(" && ")}\``] : [];
  return [`query ${quote(first.join("="))}`, ...all];
}

/** Returns a string literal for an expression. Quotation marks and placeholders are escaped. */
function expressionLiteral(text: string): string {
  const code = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replace(/[`{}]/g, code);
}

/**
 * Returns the lines that forward forms to the receiver. Caddy replaces X-Forwarded-For with the
 * client address that it sees, so visitors cannot forge it (documentation of `reverse_proxy`).
 */
function formsProxyLines(
  { path, port, command }: FormsProxy,
  headers: HeaderRule["headers"],
): string[] {
  return [
    `    # Messages of forms go to: ${command}`,
    `    header ${path}* {`,
    ...headerLines(headers),
    "        -Server",
    "    }",
    `    reverse_proxy ${path}* 127.0.0.1:${port}`,
  ];
}

function headerLines(headers: HeaderRule["headers"]): string[] {
  return headers.map(([name, value]) => `        ${name} ${quote(value)}`);
}

/** Quotes a value and escapes its placeholders. */
function quote(value: string): string {
  return `"${value.replace(/["\\{]/g, "\\$&")}"`;
}
