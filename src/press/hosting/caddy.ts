import { answerHeaders, type HeaderRule, keptRules, subdomainsHint } from "./headers.ts";
import type { FormsProxy, Hosting } from "./nginx.ts";
import { controlFiles, trailingSlash } from "./path-patterns.ts";

/** A Caddyfile for the site; Caddy gets the certificate for its name by itself. */
export function caddyConfig({ host, root, rules, redirects, forms }: Hosting): string {
  const [all] = rules;
  const folders = keptRules(rules);
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
    ...redirects.map(({ from, to }) => `    redir ${quote(from)} ${quote(to)} 301`),
    `    @own path_regexp ${controlFiles}`,
    "    error @own 404",
    "    # Only names that a page can have: of anything else a browser could make the address of another site.",
    `    @slash path_regexp slash ${trailingSlash}`,
    "    route @slash {",
    "        rewrite * {re.slash.1}",
    "        redir {uri} 308",
    "    }",
    ...(forms ? formsRoute(forms, answerHeaders(rules)) : []),
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

/** Caddy writes the sender that it sees into X-Forwarded-For, in place of what a visitor says (documentation of `reverse_proxy`). */
function formsRoute({ path, port, command }: FormsProxy, headers: HeaderRule["headers"]): string[] {
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

/** A value between quotes, in which no placeholder starts. */
function quote(value: string): string {
  return `"${value.replace(/["\\{]/g, "\\$&")}"`;
}
