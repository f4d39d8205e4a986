import { apiAddresses, secretHeader } from "../../studio/hosts/server/api-addresses.ts";
import {
  body,
  type ForgedRequest,
  type ForgerKnowledge,
  get,
  post,
  readPath,
  secretOf,
} from "./forgery.ts";
import { base, pageId, type RawRequest } from "./served-studio.ts";

const hosts: ForgedRequest[] = [
  ...["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1"].map(asHost),
  ...["localhost", "[::1]", "0.0.0.0", "127.1", "2130706433", "LOCALHOST."].map(asHost),
].flat();

/**
 * Reads and writes under a foreign host name that resolves to this computer, with and without the
 * port.
 */
function asHost(name: string): ForgedRequest[] {
  const plain = name === "127.0.0.1" || name === "localhost" ? [] : [name];
  return [
    [`reading as host "${name}" without the port`, (known) => get(known, readPath, { host: name })],
    ...plain.flatMap((each): ForgedRequest[] => [
      [
        `reading as host "${each}" with the port`,
        (known) => get(known, readPath, { host: `${each}:${known.port}` }),
      ],
      [
        `writing as host "${each}", with that origin`,
        (known) =>
          post(known, {
            host: `${each}:${known.port}`,
            origin: `http://${each}:${known.port}`,
          }),
      ],
    ]),
  ];
}

const origins: ForgedRequest[] = [
  ["no origin", (k) => post(k, { origin: undefined })],
  [
    "no origin and no Fetch metadata",
    (k) => post(k, { origin: undefined, "sec-fetch-site": undefined }),
  ],
  ["the origin null, of a sandbox or a file", (k) => post(k, { origin: "null" })],
  ["an empty origin", (k) => post(k, { origin: "" })],
  ["a foreign origin", (k) => post(k, { origin: "https://evil.example" })],
  ["an origin of another port", (k) => post(k, { origin: `http://127.0.0.1:${k.port + 1}` })],
  ["an origin without the port", (k) => post(k, { origin: "http://127.0.0.1" })],
  ["an origin of https", (k) => post(k, { origin: `https://127.0.0.1:${k.port}` })],
  [
    "an origin that only begins alike",
    (k) => post(k, { origin: `http://127.0.0.1:${k.port}.evil.example` }),
  ],
  ["an origin with a path", (k) => post(k, { origin: `http://127.0.0.1:${k.port}/` })],
  ["an origin with a user", (k) => post(k, { origin: `http://evil@127.0.0.1:${k.port}` })],
  [
    "the other of our two names as origin",
    (k) => post(k, { origin: `http://localhost:${k.port}` }),
  ],
  ["reading with a foreign origin", (k) => get(k, readPath, { origin: "https://evil.example" })],
  [
    "two origins in one",
    (k) => post(k, { origin: `http://127.0.0.1:${k.port}, https://evil.example` }),
  ],
];

const sites: ForgedRequest[] = [
  ...["cross-site", "same-site", "none", "Same-Origin ", "", "nonsense"].map(
    (site): ForgedRequest => [
      `writing from the site "${site}"`,
      (k) => post(k, { "sec-fetch-site": site === "Same-Origin " ? "Same-Origin" : site }),
    ],
  ),
  ["reading from another site", (k) => get(k, readPath, { "sec-fetch-site": "cross-site" })],
  [
    "reading from another port of this computer",
    (k) => get(k, readPath, { "sec-fetch-site": "same-site" }),
  ],
  [
    "reading by nobody, not as a page",
    (k) => get(k, readPath, { "sec-fetch-site": "none", "sec-fetch-mode": "no-cors" }),
  ],
  [
    "a link of another site to the archive",
    (k) =>
      get(k, apiAddresses.archive, {
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": "navigate",
      }),
  ],
  [
    "a form of another site, sent as a page",
    (k) => post(k, { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }),
  ],
];

const withoutSecret = { [secretHeader]: undefined };
const withSecret = (secret: string) => ({ [secretHeader]: secret });

const secrets: ForgedRequest[] = [
  ["writing without a secret", (k) => post(k, withoutSecret)],
  ["reading without a secret", (k) => get(k, readPath, withoutSecret)],
  ["listing without a secret", (k) => get(k, apiAddresses.files, withoutSecret)],
  ["listening without a secret", (k) => get(k, apiAddresses.events, withoutSecret)],
  ["the archive without a secret", (k) => get(k, apiAddresses.archive, withoutSecret)],
  [
    "a picture without a secret",
    (k) => get(k, `${apiAddresses.bytes}?path=media/a.svg`, withoutSecret),
  ],
  ["an empty secret", (k) => post(k, withSecret(""))],
  ["a wrong secret", (k) => post(k, withSecret("a".repeat(43)))],
  ["a secret that is cut short", (k) => post(k, withSecret(secretOf(k).slice(0, -1)))],
  ["a secret with a letter more", (k) => post(k, withSecret(`${secretOf(k)}A`))],
  ["a secret in quotes", (k) => post(k, withSecret(`"${secretOf(k)}"`))],
  ["a place as the secret", (k) => post(k, withSecret(pageId))],
  ["two secrets", (k) => post(k, withSecret(`${"a".repeat(43)}, ${secretOf(k)}`))],
  [
    "the secret in another header",
    (k) => post(k, { ...withoutSecret, authorization: secretOf(k) }),
  ],
  [
    "the secret in the address",
    (k) => post(k, withoutSecret, { path: `${apiAddresses.write}?token=${secretOf(k)}` }),
  ],
  ...["prelo-secret", "prelo-studio", secretHeader, "token"].flatMap((name): ForgedRequest[] => [
    [`writing with the secret in the cookie ${name}`, (k) => post(k, cookieOf(k, name))],
    [`reading with the secret in the cookie ${name}`, (k) => get(k, readPath, cookieOf(k, name))],
  ]),
  [
    "writing with the cookie of earlier studios",
    (k) => post(k, cookieOf(k, `prelo-studio-${k.port}`)),
  ],
  ["headers of 17 KB", (k) => get(k, readPath, { "x-a": "a".repeat(17 * 1024) })],
];

function cookieOf(known: ForgerKnowledge, name: string): RawRequest["headers"] {
  return { ...withoutSecret, cookie: `${name}=${secretOf(known)}` };
}

const loginRequest = (
  known: ForgerKnowledge,
  headers: RawRequest["headers"],
  told: unknown = { place: pageId },
) => post(known, headers, { path: apiAddresses.enter, body: JSON.stringify(told) });
const pageFileRequest = (
  known: ForgerKnowledge,
  path: string,
  headers: RawRequest["headers"] = {},
) => get(known, path, { ...withoutSecret, ...headers });
const page = `${base}page.html`;

const forgedLogins: ForgedRequest[] = [
  ["a place without a secret", (k) => loginRequest(k, withoutSecret)],
  ["a place with a wrong secret", (k) => loginRequest(k, withSecret("a".repeat(43)))],
  ["a place of a foreign origin", (k) => loginRequest(k, { origin: "https://evil.example" })],
  ...[{ place: "" }, { place: "a" }, { place: "../..".repeat(9) }, { place: [pageId] }, {}].map(
    (told): ForgedRequest => [
      `the place ${JSON.stringify(told)}`,
      (k) => loginRequest(k, {}, told),
    ],
  ),
  ["a place that is asked for", (k) => get(k, apiAddresses.enter)],
  ["the entrance in a frame", (k) => get(k, "/", { "sec-fetch-dest": "iframe" })],
  ["the entrance by a script", (k) => get(k, "/", { "sec-fetch-dest": "script" })],
  ["the entrance of a foreign origin", (k) => get(k, "/", { origin: "https://evil.example" })],
  ["a form sent to the entrance", (k) => post(k, {}, { path: "/" })],
];

const forgedPagePaths: ForgedRequest[] = [
  ...["/@prelo/page/", "/@prelo/page/page.html", "/@prelo/page//brought.json"].map(
    (path): ForgedRequest => [`the place ${path}`, (k) => pageFileRequest(k, path)],
  ),
  ["a place of nobody", (k) => pageFileRequest(k, page.replace(pageId, "f".repeat(32)))],
  [
    "a place in other letters",
    (k) => pageFileRequest(k, page.replace(pageId, pageId.toUpperCase())),
  ],
  [
    "a place that is cut short",
    (k) => pageFileRequest(k, page.replace(pageId, pageId.slice(0, -1))),
  ],
  ["the secret as a place", (k) => pageFileRequest(k, page.replace(pageId, secretOf(k)))],
  [
    "the secret as the header, and a place of nobody",
    (k) => get(k, page.replace(pageId, "f".repeat(32))),
  ],
  ["a place from another port", (k) => pageFileRequest(k, page, { "sec-fetch-site": "same-site" })],
  [
    "a place from another site",
    (k) => pageFileRequest(k, page, { "sec-fetch-site": "cross-site" }),
  ],
  [
    "a place of a foreign page",
    (k) => pageFileRequest(k, page, { origin: "https://evil.example" }),
  ],
  ["a text in a place", (k) => pageFileRequest(k, `${base}text?path=site.yaml`)],
  ["a text as bytes in a place", (k) => pageFileRequest(k, `${base}bytes?path=site.yaml`)],
  [
    "what lies beside the content, in a place",
    (k) => pageFileRequest(k, `${base}bytes?path=../a.png`),
  ],
  [
    "writing in a place",
    (k) => post(k, {}, { method: "PUT", path: `${base}bytes?path=media/a.svg`, body: "<svg/>" }),
  ],
];

const forgedContentTypes: ForgedRequest[] = [
  ...[
    "text/plain",
    "text/plain;application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=a",
  ].map(asType),
  ...[
    "",
    "application/json, text/plain",
    "application/jsonp",
    "application/json; charset=utf-16",
    "text/json",
  ].map(asType),
  ...[
    "application/octet-stream",
    "application/csp-report",
    "application/json;charset=utf-8;x=text/plain",
  ].map(asType),
  ["no type at all", (k) => post(k, { "content-type": undefined })],
  ["a compressed body", (k) => post(k, { "content-encoding": "gzip" })],
  [
    "bytes as JSON",
    (k) =>
      post(k, {}, { method: "PUT", path: `${apiAddresses.bytes}?path=media/a.pdf`, body: "%PDF-" }),
  ],
  [
    "bytes to the address of texts",
    (k) => post(k, { "content-type": "application/octet-stream" }, { method: "PUT" }),
  ],
];

function asType(type: string): ForgedRequest {
  return [`writing as "${type}"`, (known) => post(known, { "content-type": type })];
}

const forgedMethods: ForgedRequest[] = [
  ...["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "MKCOL"].map(
    (method): ForgedRequest => [
      `writing by ${method}`,
      (k) => post(k, {}, { method, body: undefined }),
    ],
  ),
  [
    "writing by GET with a body",
    (k) => post(k, { "content-length": String(body.length) }, { method: "GET" }),
  ],
  [
    "writing by GET with the set in the address",
    (k) => get(k, `${apiAddresses.write}?edits=${encodeURIComponent(body)}`),
  ],
  [
    "GET that says it is a POST",
    (k) => get(k, apiAddresses.write, { "x-http-method-override": "POST" }),
  ],
  [
    "a question of another site before it asks",
    (k) => ({
      method: "OPTIONS",
      path: apiAddresses.write,
      headers: {
        host: `127.0.0.1:${k.port}`,
        origin: "https://evil.example",
        "access-control-request-method": "POST",
        "access-control-request-private-network": "true",
      },
    }),
  ],
];

/** Requests with forged credentials: host, origin, site, secret, path, content type, method. */
export const forgedCredentials = [
  ...[hosts, origins, sites, secrets, forgedLogins, forgedPagePaths].flat(),
  ...[forgedContentTypes, forgedMethods].flat(),
];
