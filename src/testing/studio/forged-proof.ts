import { apiAddresses } from "../../studio/server/api-addresses.ts";
import { body, type Forgery, get, post, read } from "./forgery.ts";

const hosts: Forgery[] = [
  ...["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1"].map(asHost),
  ...["localhost", "[::1]", "0.0.0.0", "127.1", "2130706433", "LOCALHOST."].map(asHost),
].flat();

/** With the port and without it, for reading and for writing: a name of others that leads to this computer. */
function asHost(name: string): Forgery[] {
  const plain = name === "127.0.0.1" || name === "localhost" ? [] : [name];
  return [
    [`reading as host "${name}" without the port`, (known) => get(known, read, { host: name })],
    ...plain.flatMap((each): Forgery[] => [
      [
        `reading as host "${each}" with the port`,
        (known) => get(known, read, { host: `${each}:${known.port}` }),
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

const origins: Forgery[] = [
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
  ["reading with a foreign origin", (k) => get(k, read, { origin: "https://evil.example" })],
  [
    "two origins in one",
    (k) => post(k, { origin: `http://127.0.0.1:${k.port}, https://evil.example` }),
  ],
];

const sites: Forgery[] = [
  ...["cross-site", "same-site", "none", "Same-Origin ", "", "nonsense"].map(
    (site): Forgery => [
      `writing from the site "${site}"`,
      (k) => post(k, { "sec-fetch-site": site === "Same-Origin " ? "Same-Origin" : site }),
    ],
  ),
  ["reading from another site", (k) => get(k, read, { "sec-fetch-site": "cross-site" })],
  [
    "reading from another port of this computer",
    (k) => get(k, read, { "sec-fetch-site": "same-site" }),
  ],
  [
    "reading by nobody, not as a page",
    (k) => get(k, read, { "sec-fetch-site": "none", "sec-fetch-mode": "no-cors" }),
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

const cookies: Forgery[] = [
  ["writing without a cookie", (k) => post(k, { cookie: undefined })],
  ["reading without a cookie", (k) => get(k, read, { cookie: undefined })],
  ["listing without a cookie", (k) => get(k, apiAddresses.files, { cookie: undefined })],
  ["listening without a cookie", (k) => get(k, apiAddresses.events, { cookie: undefined })],
  ["the page without a cookie", (k) => get(k, "/", { cookie: undefined })],
  [
    "a picture without a cookie",
    (k) => get(k, `${apiAddresses.bytes}?path=media/a.svg`, { cookie: undefined }),
  ],
  ["an empty cookie", (k) => post(k, { cookie: "" })],
  ["a cookie without a value", (k) => post(k, { cookie: `prelo-studio-${k.port}=` })],
  ["a wrong secret", (k) => post(k, { cookie: `prelo-studio-${k.port}=${"a".repeat(43)}` })],
  ["a secret that is cut short", (k) => post(k, { cookie: (k.own.cookie ?? "").slice(0, -1) })],
  ["a secret with a letter more", (k) => post(k, { cookie: `${k.own.cookie}A` })],
  [
    "a secret in quotes",
    (k) => post(k, { cookie: (k.own.cookie ?? "").replace(/=(.*)/, '="$1"') }),
  ],
  ["the token as the secret", (k) => post(k, { cookie: `prelo-studio-${k.port}=${k.used}` })],
  [
    "the name of the cookie in other letters",
    (k) => post(k, { cookie: (k.own.cookie ?? "").replace("prelo", "PRELO") }),
  ],
  [
    "the cookie of another port",
    (k) => post(k, { cookie: (k.own.cookie ?? "").replace(`${k.port}`, `${k.port + 1}`) }),
  ],
  [
    "two cookies of the name",
    (k) => post(k, { cookie: `prelo-studio-${k.port}=x; ${k.own.cookie}` }),
  ],
  [
    "the secret in another header",
    (k) => post(k, { cookie: undefined, authorization: `Bearer ${k.own.cookie}` }),
  ],
  [
    "the secret in the address",
    (k) => post(k, { cookie: undefined }, { path: `${apiAddresses.write}?${k.own.cookie}` }),
  ],
];

const tokens: Forgery[] = [
  [
    "the token a second time",
    ({ used, port }) => ({ path: `/?token=${used}`, headers: { host: `127.0.0.1:${port}` } }),
  ],
  [
    "a wrong token",
    ({ port }) => ({ path: `/?token=${"A".repeat(43)}`, headers: { host: `127.0.0.1:${port}` } }),
  ],
  ["an empty token", ({ port }) => ({ path: "/?token=", headers: { host: `127.0.0.1:${port}` } })],
  [
    "a token of a kilobyte",
    ({ port }) => ({ path: `/?token=${"A".repeat(1000)}`, headers: { host: `127.0.0.1:${port}` } }),
  ],
  [
    "a token at an API address",
    ({ port, used }) => ({ path: `${read}&token=${used}`, headers: { host: `127.0.0.1:${port}` } }),
  ],
];

const types: Forgery[] = [
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

function asType(type: string): Forgery {
  return [`writing as "${type}"`, (known) => post(known, { "content-type": type })];
}

const verbs: Forgery[] = [
  ...["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "MKCOL"].map(
    (method): Forgery => [`writing by ${method}`, (k) => post(k, {}, { method, body: undefined })],
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

/** Requests whose proof is forged: host, origin, site, cookie, token, type, method. */
export const forgedProof = [hosts, origins, sites, cookies, tokens, types, verbs].flat();
