import { apiAddresses, secretHeader } from "../../studio/backend-contract/api-addresses.ts";
import {
  createReadRequest,
  createWriteRequest,
  editBody,
  type ForgedRequestCase,
  type ForgeryContext,
  getSecret,
  readPath,
} from "./forged-request.ts";
import { pageFolderPath, pageId, type RawRequest } from "./test-studio-server.ts";

const hostRequests: ForgedRequestCase[] = [
  ...["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1"].map(
    forgeRequestsWithHost,
  ),
  ...["localhost", "[::1]", "0.0.0.0", "127.1", "2130706433", "LOCALHOST."].map(
    forgeRequestsWithHost,
  ),
].flat();

/**
 * Creates read and write requests with a foreign name in the Host header, with and without the
 * port. An attacker's name could resolve to this computer.
 */
function forgeRequestsWithHost(name: string): ForgedRequestCase[] {
  const plain = name === "127.0.0.1" || name === "localhost" ? [] : [name];
  return [
    [
      `reading as host "${name}" without the port`,
      (known) => createReadRequest(known, readPath, { host: name }),
    ],
    ...plain.flatMap((each): ForgedRequestCase[] => [
      [
        `reading as host "${each}" with the port`,
        (known) => createReadRequest(known, readPath, { host: `${each}:${known.port}` }),
      ],
      [
        `writing as host "${each}", with that origin`,
        (known) =>
          createWriteRequest(known, {
            host: `${each}:${known.port}`,
            origin: `http://${each}:${known.port}`,
          }),
      ],
    ]),
  ];
}

const originRequests: ForgedRequestCase[] = [
  ["no origin", (k) => createWriteRequest(k, { origin: undefined })],
  [
    "no origin and no Fetch metadata",
    (k) => createWriteRequest(k, { origin: undefined, "sec-fetch-site": undefined }),
  ],
  ["the origin null, of a sandbox or a file", (k) => createWriteRequest(k, { origin: "null" })],
  ["an empty origin", (k) => createWriteRequest(k, { origin: "" })],
  ["a foreign origin", (k) => createWriteRequest(k, { origin: "https://evil.example" })],
  [
    "an origin of another port",
    (k) => createWriteRequest(k, { origin: `http://127.0.0.1:${k.port + 1}` }),
  ],
  ["an origin without the port", (k) => createWriteRequest(k, { origin: "http://127.0.0.1" })],
  ["an origin of https", (k) => createWriteRequest(k, { origin: `https://127.0.0.1:${k.port}` })],
  [
    "an origin that only begins alike",
    (k) => createWriteRequest(k, { origin: `http://127.0.0.1:${k.port}.evil.example` }),
  ],
  [
    "an origin with a path",
    (k) => createWriteRequest(k, { origin: `http://127.0.0.1:${k.port}/` }),
  ],
  [
    "an origin with a user",
    (k) => createWriteRequest(k, { origin: `http://evil@127.0.0.1:${k.port}` }),
  ],
  [
    "the other of our two names as origin",
    (k) => createWriteRequest(k, { origin: `http://localhost:${k.port}` }),
  ],
  [
    "reading with a foreign origin",
    (k) => createReadRequest(k, readPath, { origin: "https://evil.example" }),
  ],
  [
    "two origins in one",
    (k) => createWriteRequest(k, { origin: `http://127.0.0.1:${k.port}, https://evil.example` }),
  ],
];

const siteRequests: ForgedRequestCase[] = [
  ...["cross-site", "same-site", "none", "Same-Origin ", "", "nonsense"].map(
    (site): ForgedRequestCase => [
      `writing from the site "${site}"`,
      (k) =>
        createWriteRequest(k, { "sec-fetch-site": site === "Same-Origin " ? "Same-Origin" : site }),
    ],
  ),
  [
    "reading from another site",
    (k) => createReadRequest(k, readPath, { "sec-fetch-site": "cross-site" }),
  ],
  [
    "reading from another port of this computer",
    (k) => createReadRequest(k, readPath, { "sec-fetch-site": "same-site" }),
  ],
  [
    "reading by nobody, not as a page",
    (k) =>
      createReadRequest(k, readPath, { "sec-fetch-site": "none", "sec-fetch-mode": "no-cors" }),
  ],
  [
    "a link of another site to the archive",
    (k) =>
      createReadRequest(k, apiAddresses.archive, {
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": "navigate",
      }),
  ],
  [
    "a form of another site, sent as a page",
    (k) => createWriteRequest(k, { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }),
  ],
];

const withoutSecret = { [secretHeader]: undefined };
const withSecret = (secret: string) => ({ [secretHeader]: secret });

const secretRequests: ForgedRequestCase[] = [
  ["writing without a secret", (k) => createWriteRequest(k, withoutSecret)],
  ["reading without a secret", (k) => createReadRequest(k, readPath, withoutSecret)],
  ["listing without a secret", (k) => createReadRequest(k, apiAddresses.files, withoutSecret)],
  ["listening without a secret", (k) => createReadRequest(k, apiAddresses.events, withoutSecret)],
  [
    "the archive without a secret",
    (k) => createReadRequest(k, apiAddresses.archive, withoutSecret),
  ],
  [
    "a picture without a secret",
    (k) => createReadRequest(k, `${apiAddresses.bytes}?path=media/a.svg`, withoutSecret),
  ],
  ["an empty secret", (k) => createWriteRequest(k, withSecret(""))],
  ["a wrong secret", (k) => createWriteRequest(k, withSecret("a".repeat(43)))],
  [
    "a secret that is cut short",
    (k) => createWriteRequest(k, withSecret(getSecret(k).slice(0, -1))),
  ],
  ["a secret with a letter more", (k) => createWriteRequest(k, withSecret(`${getSecret(k)}A`))],
  ["a secret in quotes", (k) => createWriteRequest(k, withSecret(`"${getSecret(k)}"`))],
  ["a place as the secret", (k) => createWriteRequest(k, withSecret(pageId))],
  ["two secrets", (k) => createWriteRequest(k, withSecret(`${"a".repeat(43)}, ${getSecret(k)}`))],
  [
    "the secret in another header",
    (k) => createWriteRequest(k, { ...withoutSecret, authorization: getSecret(k) }),
  ],
  [
    "the secret in the address",
    (k) =>
      createWriteRequest(k, withoutSecret, { path: `${apiAddresses.write}?token=${getSecret(k)}` }),
  ],
  ...["prelo-secret", "prelo-studio", secretHeader, "token"].flatMap(
    (name): ForgedRequestCase[] => [
      [
        `writing with the secret in the cookie ${name}`,
        (k) => createWriteRequest(k, createCookieHeader(k, name)),
      ],
      [
        `reading with the secret in the cookie ${name}`,
        (k) => createReadRequest(k, readPath, createCookieHeader(k, name)),
      ],
    ],
  ),
  [
    "writing with the cookie of earlier studios",
    (k) => createWriteRequest(k, createCookieHeader(k, `prelo-studio-${k.port}`)),
  ],
  ["headers of 17 KB", (k) => createReadRequest(k, readPath, { "x-a": "a".repeat(17 * 1024) })],
];

function createCookieHeader(known: ForgeryContext, name: string): RawRequest["headers"] {
  return { ...withoutSecret, cookie: `${name}=${getSecret(known)}` };
}

const loginRequest = (
  known: ForgeryContext,
  headers: RawRequest["headers"],
  told: unknown = { place: pageId },
) => createWriteRequest(known, headers, { path: apiAddresses.enter, body: JSON.stringify(told) });
const pageFileRequest = (
  known: ForgeryContext,
  path: string,
  headers: RawRequest["headers"] = {},
) => createReadRequest(known, path, { ...withoutSecret, ...headers });
const pageFilePath = `${pageFolderPath}page.html`;

const forgedLogins: ForgedRequestCase[] = [
  ["a place without a secret", (k) => loginRequest(k, withoutSecret)],
  ["a place with a wrong secret", (k) => loginRequest(k, withSecret("a".repeat(43)))],
  ["a place of a foreign origin", (k) => loginRequest(k, { origin: "https://evil.example" })],
  ...[{ place: "" }, { place: "a" }, { place: "../..".repeat(9) }, { place: [pageId] }, {}].map(
    (told): ForgedRequestCase => [
      `the place ${JSON.stringify(told)}`,
      (k) => loginRequest(k, {}, told),
    ],
  ),
  ["a place that is asked for", (k) => createReadRequest(k, apiAddresses.enter)],
  ["the entrance in a frame", (k) => createReadRequest(k, "/", { "sec-fetch-dest": "iframe" })],
  ["the entrance by a script", (k) => createReadRequest(k, "/", { "sec-fetch-dest": "script" })],
  [
    "the entrance of a foreign origin",
    (k) => createReadRequest(k, "/", { origin: "https://evil.example" }),
  ],
  ["a form sent to the entrance", (k) => createWriteRequest(k, {}, { path: "/" })],
];

const forgedPagePaths: ForgedRequestCase[] = [
  ...["/@prelo/page/", "/@prelo/page/page.html", "/@prelo/page//brought.json"].map(
    (path): ForgedRequestCase => [`the place ${path}`, (k) => pageFileRequest(k, path)],
  ),
  ["a place of nobody", (k) => pageFileRequest(k, pageFilePath.replace(pageId, "f".repeat(32)))],
  [
    "a place in other letters",
    (k) => pageFileRequest(k, pageFilePath.replace(pageId, pageId.toUpperCase())),
  ],
  [
    "a place that is cut short",
    (k) => pageFileRequest(k, pageFilePath.replace(pageId, pageId.slice(0, -1))),
  ],
  ["the secret as a place", (k) => pageFileRequest(k, pageFilePath.replace(pageId, getSecret(k)))],
  [
    "the secret as the header, and a place of nobody",
    (k) => createReadRequest(k, pageFilePath.replace(pageId, "f".repeat(32))),
  ],
  [
    "a place from another port",
    (k) => pageFileRequest(k, pageFilePath, { "sec-fetch-site": "same-site" }),
  ],
  [
    "a place from another site",
    (k) => pageFileRequest(k, pageFilePath, { "sec-fetch-site": "cross-site" }),
  ],
  [
    "a place of a foreign page",
    (k) => pageFileRequest(k, pageFilePath, { origin: "https://evil.example" }),
  ],
  ["a text in a place", (k) => pageFileRequest(k, `${pageFolderPath}text?path=site.yaml`)],
  [
    "a text as bytes in a place",
    (k) => pageFileRequest(k, `${pageFolderPath}bytes?path=site.yaml`),
  ],
  [
    "what lies beside the content, in a place",
    (k) => pageFileRequest(k, `${pageFolderPath}bytes?path=../a.png`),
  ],
  [
    "writing in a place",
    (k) =>
      createWriteRequest(
        k,
        {},
        { method: "PUT", path: `${pageFolderPath}bytes?path=media/a.svg`, body: "<svg/>" },
      ),
  ],
];

const forgedContentTypes: ForgedRequestCase[] = [
  ...[
    "text/plain",
    "text/plain;application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=a",
  ].map(forgeRequestWithContentType),
  ...[
    "",
    "application/json, text/plain",
    "application/jsonp",
    "application/json; charset=utf-16",
    "text/json",
  ].map(forgeRequestWithContentType),
  ...[
    "application/octet-stream",
    "application/csp-report",
    "application/json;charset=utf-8;x=text/plain",
  ].map(forgeRequestWithContentType),
  ["no type at all", (k) => createWriteRequest(k, { "content-type": undefined })],
  ["a compressed body", (k) => createWriteRequest(k, { "content-encoding": "gzip" })],
  [
    "bytes as JSON",
    (k) =>
      createWriteRequest(
        k,
        {},
        { method: "PUT", path: `${apiAddresses.bytes}?path=media/a.pdf`, body: "%PDF-" },
      ),
  ],
  [
    "bytes to the address of texts",
    (k) => createWriteRequest(k, { "content-type": "application/octet-stream" }, { method: "PUT" }),
  ],
];

function forgeRequestWithContentType(type: string): ForgedRequestCase {
  return [`writing as "${type}"`, (known) => createWriteRequest(known, { "content-type": type })];
}

const forgedMethods: ForgedRequestCase[] = [
  ...["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "MKCOL"].map(
    (method): ForgedRequestCase => [
      `writing by ${method}`,
      (k) => createWriteRequest(k, {}, { method, body: undefined }),
    ],
  ),
  [
    "writing by GET with a body",
    (k) => createWriteRequest(k, { "content-length": String(editBody.length) }, { method: "GET" }),
  ],
  [
    "writing by GET with the set in the address",
    (k) => createReadRequest(k, `${apiAddresses.write}?edits=${encodeURIComponent(editBody)}`),
  ],
  [
    "GET that says it is a POST",
    (k) => createReadRequest(k, apiAddresses.write, { "x-http-method-override": "POST" }),
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
  ...[
    hostRequests,
    originRequests,
    siteRequests,
    secretRequests,
    forgedLogins,
    forgedPagePaths,
  ].flat(),
  ...[forgedContentTypes, forgedMethods].flat(),
];
