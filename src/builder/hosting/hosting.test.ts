import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import type { HostingProvider } from "../../model/forms/supported-deliveries.ts";
import { caddyConfig } from "./caddy.ts";
import { formatHeadersFile, headerRules, headersForPath, parseHeadersFile } from "./headers.ts";
import { nginxConfig } from "./nginx.ts";
import {
  formatRedirectsFile,
  type PermanentRedirect,
  parseRedirectsFile,
  redirectRules,
} from "./redirect-rules.ts";

const rules = headerRules("default-src 'none'; frame-ancestors 'none'");
const hosting = {
  host: "tea.example",
  root: "/srv/tea",
  rules,
  redirects: [{ from: "/old", to: "/new" }],
};

test("formats the headers below their path patterns, and parses them back", () => {
  expect(formatHeadersFile(rules)).toMatchInlineSnapshot(`
    "/*
      Content-Security-Policy: default-src 'none'; frame-ancestors 'none'
      Strict-Transport-Security: max-age=63072000
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin
      Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()
      Cross-Origin-Opener-Policy: same-origin
    /assets/*
      Cache-Control: public, max-age=31536000, immutable
    /cards/*
      Cache-Control: public, max-age=31536000, immutable
    /fonts/*
      Cache-Control: public, max-age=31536000, immutable
    /media/*
      Cache-Control: public, max-age=31536000, immutable
    /version.json
      Cache-Control: no-cache
    "
  `);
  expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
});

test("returns the common headers for a page, and also caching headers for hashed files", () => {
  expect(headersForPath(rules, "/about")).not.toHaveProperty("Cache-Control");
  expect(headersForPath(rules, "/assets/boot-1.js")).toMatchObject({
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
  });
});

test("sends a noindex header for a preview", () => {
  const [all] = headerRules("", { preview: true });
  expect(all?.headers).toContainEqual(["X-Robots-Tag", "noindex"]);
});

test("reduces a policy that is too long for a host to the directives that only a header can set", () => {
  const hashes = Array.from({ length: 60 }, (_, index) => `'sha256-${"x".repeat(43)}${index}='`);
  const [all] = headerRules(
    `default-src 'none'; style-src 'self' ${hashes.join(" ")}; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(all?.headers[0]).toEqual([
    "Content-Security-Policy",
    "base-uri 'none'; frame-ancestors 'none'",
  ]);
});

const from = fc.stringMatching(/^\/[a-zA-Z0-9_.~ç:*$ -]{1,20}(?:\?[a-z]=[a-z0-9é &]{0,9})?$/);
const to = fc.stringMatching(/^\/[a-z0-9-]{0,20}(?:\?a=[a-z]{0,9})?$/);
const host = fc.constantFrom<(HostingProvider | undefined)[]>(
  "netlify",
  "github-pages",
  "caddy",
  undefined,
);

test("parses redirects back as they were formatted", () => {
  const rules = (redirects: PermanentRedirect[]) =>
    redirectRules(redirects).map(({ path, query, to }) => ({ path, query, to }));
  fc.assert(
    fc.property(fc.array(fc.record({ from, to })), host, (redirects, host) => {
      expect(rules(parseRedirectsFile(formatRedirectsFile(redirects, host)))).toEqual(
        rules(redirects),
      );
    }),
  );
});

test("formats the redirects for each host, and comments out those that the host would misread", () => {
  const redirects = ["/a*", "/velho.html", "/serviços", "/?p=1&q=é"].map((from) => ({
    ...{ from, to: "/novo" },
  }));
  expect(formatRedirectsFile(redirects, "netlify")).toMatchInlineSnapshot(`
    "/ p=1 q=%C3%A9 /novo 301!
    # /a* /novo 301
    /velho.html /novo 301
    /servi%C3%A7os /novo 301
    /servic%CC%A7os /novo 301
    /servi%c3%a7os /novo 301
    /servic%cc%a7os /novo 301
    "
  `);
  expect(formatRedirectsFile(redirects)).toContain("# / p=1 q=%C3%A9 /novo 301!\n");
});

test("generates a configuration for nginx", () => {
  expect(nginxConfig(hosting)).toMatchInlineSnapshot(`
    "# A name that changes with the content is kept for good; everything else is asked for anew.
    map "$status $uri" $prelo_caching {
        default "no-cache";
        "~^2\\d\\d /assets/" "public, max-age=31536000, immutable";
        "~^2\\d\\d /cards/" "public, max-age=31536000, immutable";
        "~^2\\d\\d /fonts/" "public, max-age=31536000, immutable";
        "~^2\\d\\d /media/" "public, max-age=31536000, immutable";
    }

    server {
        listen 80;
        listen [::]:80;
        server_name tea.example;
        root "/srv/tea";
        server_tokens off;
        absolute_redirect off;
        charset utf-8;
        charset_types text/plain text/css text/xml application/javascript application/json application/xml application/atom+xml;
        error_page 403 404 /404.html;

        gzip_static on;
        # With the module for Brotli, take the mark off the next line.
        # brotli_static on;

        # When all subdomains have https, too: Strict-Transport-Security "max-age=63072000; includeSubDomains"
        add_header Cache-Control $prelo_caching always;
        add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;
        add_header Strict-Transport-Security "max-age=63072000" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Permissions-Policy "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()" always;
        add_header Cross-Origin-Opener-Policy "same-origin" always;

        location = "/old" { return 301 "/new"; }
        location = / { try_files /index.html =404; }
        location = /manifest.webmanifest { default_type application/manifest+json; }
        location ~ "^/+_(?:headers|redirects)(?:[.](?:br|gz|html))*/*$" { return 404; }
        # Only names that a page can have: of anything else a browser could make the address of another site.
        location ~ "^((?:/[A-Za-z0-9._~-]+)+)/+$" { return 308 $1$is_args$args; }
        location / { try_files $uri $uri.html =404; }
    }
    "
  `);
});

const forms = { path: "/_prelo/forms/", port: 4173, command: "npm run serve" };
const linesAbout = (config: string, word: RegExp, count: number) => {
  const all = config.split("\n");
  const at = all.findIndex((line) => word.test(line));
  return `${all.slice(at, at + count).join("\n")}\n`;
};

test("forwards form messages in the configuration for nginx", () => {
  const config = nginxConfig({ ...hosting, forms });
  expect(linesAbout(config, /Messages/, 9)).toMatchInlineSnapshot(`
    "    # Messages of forms go to: npm run serve
        location ^~ "/_prelo/forms/" {
            proxy_pass http://127.0.0.1:4173;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            add_header Strict-Transport-Security "max-age=63072000" always;
            add_header Permissions-Policy "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()" always;
            add_header Cross-Origin-Opener-Policy "same-origin" always;
        }
    "
  `);
});

test("forwards form messages in the configuration for Caddy", () => {
  const config = caddyConfig({ ...hosting, forms });
  expect(linesAbout(config, /Messages/, 8)).toMatchInlineSnapshot(`
    "    # Messages of forms go to: npm run serve
        header /_prelo/forms/* {
            Strict-Transport-Security "max-age=63072000"
            Permissions-Policy "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
            Cross-Origin-Opener-Policy "same-origin"
            -Server
        }
        reverse_proxy /_prelo/forms/* 127.0.0.1:4173
    "
  `);
  expect(linesAbout(config, /header @pages/, 1)).toBe("    header @pages {\n");
  expect(linesAbout(config, /@pages not/, 2)).toMatchInlineSnapshot(`
    "    @pages not path /_prelo/forms/*
        import headers
    "
  `);
});

test("generates a configuration for Caddy", () => {
  expect(caddyConfig(hosting)).toMatchInlineSnapshot(`
    "# For pages and for errors alike.
    # When all subdomains have https, too: Strict-Transport-Security "max-age=63072000; includeSubDomains"
    (headers) {
        header {
            ?Cache-Control "no-cache"
            Content-Security-Policy "default-src 'none'; frame-ancestors 'none'"
            Strict-Transport-Security "max-age=63072000"
            X-Content-Type-Options "nosniff"
            Referrer-Policy "strict-origin-when-cross-origin"
            Permissions-Policy "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
            Cross-Origin-Opener-Policy "same-origin"
            -Server
        }
    }

    tea.example {
        root * "/srv/tea"
        import headers
        @forever0 {
            path /assets/*
            file
        }
        header @forever0 Cache-Control "public, max-age=31536000, immutable"
        @forever1 {
            path /cards/*
            file
        }
        header @forever1 Cache-Control "public, max-age=31536000, immutable"
        @forever2 {
            path /fonts/*
            file
        }
        header @forever2 Cache-Control "public, max-age=31536000, immutable"
        @forever3 {
            path /media/*
            file
        }
        header @forever3 Cache-Control "public, max-age=31536000, immutable"
        header /manifest.webmanifest Content-Type application/manifest+json
        redir "/old" "/new" 301
        @own path_regexp ^/+_(?:headers|redirects)(?:[.](?:br|gz|html))*/*$
        error @own 404
        # Only names that a page can have: of anything else a browser could make the address of another site.
        @slash path_regexp slash ^((?:/[A-Za-z0-9._~-]+)+)/+$
        route @slash {
            rewrite * {re.slash.1}
            redir {uri} 308
        }
        try_files {path} {path}.html
        file_server {
            precompressed br gzip
        }
        handle_errors {
            import headers
            rewrite * /404.html
            file_server
        }
    }
    "
  `);
});

test("escapes quotes and variables in the configurations for nginx and Caddy", () => {
  const hostile = { ...hosting, redirects: [{ from: '/a"; return 200; $b;{c}', to: "/$host{x}" }] };
  expect(nginxConfig(hostile)).toContain(
    'location = "/a\\"; return 200; $b;{c}" { return 301 "/host{x}"; }',
  );
  expect(caddyConfig(hostile)).toContain(
    'vars {path} "/a\\"; return 200; $b;\\{c}" "/a\\"; return 200; $b;\\{c}/"',
  );
  expect(caddyConfig(hostile)).toContain('redir @moved0 "/$host\\{x}" 301');
});
