import { keptRules, subdomainsHint } from "./headers.ts";
import type { Hosting } from "./nginx.ts";
import { controlFiles, trailingSlash } from "./path-patterns.ts";

/** A Caddyfile for the site; Caddy gets the certificate for its name by itself. */
export function caddyConfig({ host, root, rules, redirects }: Hosting): string {
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
    "    header {",
    '        ?Cache-Control "no-cache"',
    ...(all?.headers ?? []).map(([name, value]) => `        ${name} ${quote(value)}`),
    "        -Server",
    "    }",
    "}",
    "",
    `${host} {`,
    `    root * ${quote(root)}`,
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

/** A value between quotes, in which no placeholder starts. */
function quote(value: string): string {
  return `"${value.replace(/["\\{]/g, "\\$&")}"`;
}
