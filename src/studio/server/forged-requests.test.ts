import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  everythingIn,
  type Handmade,
  ownHeaders,
  pathOf,
  servedStudio,
} from "../../testing/studio/served-studio.ts";
import { apiAddresses } from "./api-addresses.ts";

interface Known {
  port: number;
  /** The headers of the studio's own page, with the right cookie. */
  own: Record<string, string>;
  /** A token that was used already. */
  used: string;
}

const version = createHash("sha256").update("name: A\n").digest("hex");
const edits = [{ path: "site.yaml", text: "name: forged\n", expect: version }];
const body = JSON.stringify({ edits });

/** A set that would be written if its headers were right. */
function post({ own }: Known, headers: Handmade["headers"], more: Handmade = {}): Handmade {
  return {
    method: "POST",
    path: apiAddresses.write,
    body,
    ...more,
    headers: { ...own, ...headers },
  };
}

function get({ own }: Known, path: string, headers: Handmade["headers"] = {}): Handmade {
  return { path, headers: { ...own, origin: undefined, "content-type": undefined, ...headers } };
}

const read = `${apiAddresses.text}?path=site.yaml`;
const other = (known: Known, path: string) =>
  post(known, {}, { body: JSON.stringify({ edits: [{ path, text: "x", expect: null }] }) });

type Forgery = [name: string, make: (known: Known) => Handmade];

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
  ["no origin and no Fetch metadata", (k) => post(k, { origin: undefined, "sec-fetch-site": undefined })],
  ["the origin null, of a sandbox or a file", (k) => post(k, { origin: "null" })],
  ["an empty origin", (k) => post(k, { origin: "" })],
  ["a foreign origin", (k) => post(k, { origin: "https://evil.example" })],
  ["an origin of another port", (k) => post(k, { origin: `http://127.0.0.1:${k.port + 1}` })],
  ["an origin without the port", (k) => post(k, { origin: "http://127.0.0.1" })],
  ["an origin of https", (k) => post(k, { origin: `https://127.0.0.1:${k.port}` })],
  ["an origin that only begins alike", (k) => post(k, { origin: `http://127.0.0.1:${k.port}.evil.example` })],
  ["an origin with a path", (k) => post(k, { origin: `http://127.0.0.1:${k.port}/` })],
  ["an origin with a user", (k) => post(k, { origin: `http://evil@127.0.0.1:${k.port}` })],
  ["the other of our two names as origin", (k) => post(k, { origin: `http://localhost:${k.port}` })],
  ["reading with a foreign origin", (k) => get(k, read, { origin: "https://evil.example" })],
  ["two origins in one", (k) => post(k, { origin: `http://127.0.0.1:${k.port}, https://evil.example` })],
];

const sites: Forgery[] = [
  ...["cross-site", "same-site", "none", "Same-Origin ", "", "nonsense"].map(
    (site): Forgery => [`writing from the site "${site}"`, (k) => post(k, { "sec-fetch-site": site === "Same-Origin " ? "Same-Origin" : site })],
  ),
  ["reading from another site", (k) => get(k, read, { "sec-fetch-site": "cross-site" })],
  ["reading from another port of this computer", (k) => get(k, read, { "sec-fetch-site": "same-site" })],
  ["reading by nobody, not as a page", (k) => get(k, read, { "sec-fetch-site": "none", "sec-fetch-mode": "no-cors" })],
  ["a link of another site to the archive", (k) => get(k, apiAddresses.archive, { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" })],
  ["a form of another site, sent as a page", (k) => post(k, { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" })],
];

const cookies: Forgery[] = [
  ["writing without a cookie", (k) => post(k, { cookie: undefined })],
  ["reading without a cookie", (k) => get(k, read, { cookie: undefined })],
  ["listing without a cookie", (k) => get(k, apiAddresses.files, { cookie: undefined })],
  ["listening without a cookie", (k) => get(k, apiAddresses.events, { cookie: undefined })],
  ["the page without a cookie", (k) => get(k, "/", { cookie: undefined })],
  ["a picture without a cookie", (k) => get(k, `${apiAddresses.bytes}?path=media/a.svg`, { cookie: undefined })],
  ["an empty cookie", (k) => post(k, { cookie: "" })],
  ["a cookie without a value", (k) => post(k, { cookie: `prelo-studio-${k.port}=` })],
  ["a wrong secret", (k) => post(k, { cookie: `prelo-studio-${k.port}=${"a".repeat(43)}` })],
  ["a secret that is cut short", (k) => post(k, { cookie: (k.own.cookie ?? "").slice(0, -1) })],
  ["a secret with a letter more", (k) => post(k, { cookie: `${k.own.cookie}A` })],
  ["a secret in quotes", (k) => post(k, { cookie: (k.own.cookie ?? "").replace(/=(.*)/, '="$1"') })],
  ["the token as the secret", (k) => post(k, { cookie: `prelo-studio-${k.port}=${k.used}` })],
  ["the name of the cookie in other letters", (k) => post(k, { cookie: (k.own.cookie ?? "").replace("prelo", "PRELO") })],
  ["the cookie of another port", (k) => post(k, { cookie: (k.own.cookie ?? "").replace(`${k.port}`, `${k.port + 1}`) })],
  ["two cookies of the name", (k) => post(k, { cookie: `prelo-studio-${k.port}=x; ${k.own.cookie}` })],
  ["the secret in another header", (k) => post(k, { cookie: undefined, authorization: `Bearer ${k.own.cookie}` })],
  ["the secret in the address", (k) => post(k, { cookie: undefined }, { path: `${apiAddresses.write}?${k.own.cookie}` })],
];

const tokens: Forgery[] = [
  ["the token a second time", ({ used, port }) => ({ path: `/?token=${used}`, headers: { host: `127.0.0.1:${port}` } })],
  ["a wrong token", ({ port }) => ({ path: `/?token=${"A".repeat(43)}`, headers: { host: `127.0.0.1:${port}` } })],
  ["an empty token", ({ port }) => ({ path: "/?token=", headers: { host: `127.0.0.1:${port}` } })],
  ["a token of a kilobyte", ({ port }) => ({ path: `/?token=${"A".repeat(1000)}`, headers: { host: `127.0.0.1:${port}` } })],
  ["a token at an API address", ({ port, used }) => ({ path: `${read}&token=${used}`, headers: { host: `127.0.0.1:${port}` } })],
];

const types: Forgery[] = [
  ...["text/plain", "text/plain;application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"].map(asType),
  ...["", "application/json, text/plain", "application/jsonp", "application/json; charset=utf-16", "text/json"].map(asType),
  ...["application/octet-stream", "application/csp-report", "application/json;charset=utf-8;x=text/plain"].map(asType),
  ["no type at all", (k) => post(k, { "content-type": undefined })],
  ["a compressed body", (k) => post(k, { "content-encoding": "gzip" })],
  ["bytes as JSON", (k) => post(k, {}, { method: "PUT", path: `${apiAddresses.bytes}?path=media/a.pdf`, body: "%PDF-" })],
  ["bytes to the address of texts", (k) => post(k, { "content-type": "application/octet-stream" }, { method: "PUT" })],
];

function asType(type: string): Forgery {
  return [`writing as "${type}"`, (known) => post(known, { "content-type": type })];
}

const verbs: Forgery[] = [
  ...["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "MKCOL"].map(
    (method): Forgery => [`writing by ${method}`, (k) => post(k, {}, { method, body: undefined })],
  ),
  ["writing by GET with a body", (k) => post(k, { "content-length": String(body.length) }, { method: "GET" })],
  ["writing by GET with the set in the address", (k) => get(k, `${apiAddresses.write}?edits=${encodeURIComponent(body)}`)],
  ["GET that says it is a POST", (k) => get(k, apiAddresses.write, { "x-http-method-override": "POST" })],
  ["a question of another site before it asks", (k) => ({ method: "OPTIONS", path: apiAddresses.write, headers: { host: `127.0.0.1:${k.port}`, origin: "https://evil.example", "access-control-request-method": "POST", "access-control-request-private-network": "true" } })],
];

const addresses: Forgery[] = [
  ...["//evil.example/", "/..%2f..%2fetc/passwd", "/%2e%2e/site.yaml", "/%252e%252e/site.yaml", "/./site.yaml", "/../site.yaml"].map(asAddress),
  ...["/@prelo/studio/../studio/files", "/@prelo//studio/files", "/@prelo/studio/files/", "/@PRELO/studio/files", "/@prelo/studio%2ffiles"].map(asAddress),
  ...["/%00", "/a%0d%0aSet-Cookie:%20a=b", "/a%", "/a%zz", "/..\\..\\site.yaml", "/%5c..%5csite.yaml", "/site.yaml", "/content/site.yaml", "/.prelo/studio", "/.git/config"].map(asAddress),
];

function asAddress(path: string): Forgery {
  return [`the address ${path}`, (known) => get(known, path)];
}

const paths: Forgery[] = [
  ...["../outside.yaml", "/etc/x.yaml", "pages/../../x.yaml", "..\\x.yaml", "C:\\x.yaml", "site.yaml:x", "%2e%2e/x.yaml", "%252e%252e%252fx.yaml"].map(asFile),
  ...["pages\u2215x.yaml", "．．／x.yaml", "pages/x.yaml\0.png", "pages/x\u202elmay.yaml", "con.yaml", "pages/nul.yaml", "pages/x.yaml.", "pages/x.yaml "].map(asFile),
  ...[".env", ".git/hooks/x.yaml", "blocks/x.ts", "blocks/x.yaml", "BLOCKS/x.yaml", "drawings/x.ts", "vite.config.ts", "media/x.html", "media/x.js", "index.html", "a.css"].map(asFile),
  ["reading out of the folder", (k) => get(k, `${apiAddresses.text}?path=../outside.yaml`)],
  ["reading out of the folder, encoded", (k) => get(k, `${apiAddresses.text}?path=%2e%2e%2foutside.yaml`)],
  ["reading out of the folder, encoded twice", (k) => get(k, `${apiAddresses.text}?path=%252e%252e%252foutside.yaml`)],
  ["bytes out of the folder", (k) => get(k, `${apiAddresses.bytes}?path=media/../../outside.png`)],
  ["one path for one reader, another for the next", (k) => get(k, `${apiAddresses.text}?path=faq.yaml&path=site.yaml`)],
];

function asFile(path: string): Forgery {
  return [`writing the file ${JSON.stringify(path)}`, (known) => other(known, path)];
}

const bodies: Forgery[] = [
  ["JSON that is cut short", (k) => post(k, {}, { body: body.slice(0, -2) })],
  ["JSON with a mark of order", (k) => post(k, {}, { body: `\ufeff${body}` })],
  ["bytes that are no text", (k) => post(k, {}, { body: Buffer.from(body.replace("forged", "\xff"), "latin1") })],
  ["a list in the place of a set", (k) => post(k, {}, { body: JSON.stringify(edits) })],
  ["a set by its prototype", (k) => post(k, {}, { body: `{"__proto__":${body}}` })],
  ["an edit without a version", (k) => post(k, {}, { body: JSON.stringify({ edits: [{ path: "site.yaml", text: "x" }] }) })],
  ["an edit with a version of its own making", (k) => post(k, {}, { body: JSON.stringify({ edits: [{ path: "site.yaml", text: "x", expect: "*" }] }) })],
  ["a path that is an object", (k) => post(k, {}, { body: JSON.stringify({ edits: [{ path: { toString: "site.yaml" }, text: "x", expect: null }] }) })],
  ["thousands of edits", (k) => post(k, {}, { body: JSON.stringify({ edits: Array.from({ length: 5000 }, (_, n) => ({ path: `pages/p${n}.yaml`, text: "x", expect: null })) }) })],
  ["a body of 9 MB", (k) => post(k, {}, { body: `${body}${" ".repeat(9 * 1024 * 1024)}` })],
  ["a body of 9 MB that does not tell its length", (k) => post(k, { "transfer-encoding": "chunked" }, { body: `${body}${" ".repeat(9 * 1024 * 1024)}` })],
  ["a body that announces a terabyte", (k) => post(k, { "content-length": "1099511627776" })],
  ["a body that waits for leave", (k) => post(k, { expect: "100-continue" })],
  ["a record with a field more", (k) => post(k, {}, { path: apiAddresses.journal, body: '{"records":[{"file":"a","time":1,"text":"x","more":1}]}' })],
  ["erasing the journal without saying so", (k) => post(k, {}, { path: apiAddresses.clear, body: "{}" })],
];

const sockets: Forgery[] = (
  [
    ["without a cookie", { cookie: undefined }],
    ["of a foreign origin", { origin: "https://evil.example" }],
    ["without an origin", { origin: undefined }],
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["of another host", { host: "evil.example" }],
    ["with all proof, which nobody takes", {}],
    ["of another protocol", { upgrade: "h2c" }],
  ] as [string, Handmade["headers"]][]
).map(([name, headers]) => [
  `a web socket ${name}`,
  ({ own }) => ({
    headers: {
      ...{ ...own, "content-type": undefined, connection: "Upgrade", upgrade: "websocket" },
      ...{ "sec-websocket-version": "13", "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==" },
      ...headers,
    },
  }),
]);

const forgeries = [
  ...[hosts, origins, sites, cookies, tokens, types, verbs].flat(),
  ...[addresses, paths, bodies, sockets].flat(),
];

test("each forgery has a name of its own, and there are many", () => {
  const names = forgeries.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(150);
});

test("of all forged requests none is accepted, reads anything or changes a byte", async () => {
  const { studio, send, folder } = await servedStudio();
  const used = pathOf(studio.newAddress());
  const cookie = (await send({ path: used })).headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const { port } = studio;
  const known = { port, own: ownHeaders(port, cookie), used: used.replace("/?token=", "") };
  const before = await everythingIn(folder);
  const accepted: string[] = [];
  for (const [name, make] of forgeries) {
    const { status, text, headers } = await send(make(known));
    const isRefused = status === 0 || status >= 400;
    if (!isRefused || /name: A|set-cookie/i.test(text) || headers["set-cookie"]) accepted.push(`${name}: ${status} ${text}`);
  }
  expect(accepted).toEqual([]);
  expect(await everythingIn(folder)).toEqual(before);
  // The same request with nothing forged is accepted: else the table would prove nothing.
  expect((await send(get(known, read))).text).toContain("name: A");
  expect((await send(post(known, {}))).text).toContain('"kind":"written"');
  expect((await everythingIn(folder)).join()).toContain("name: forged");
}, 120_000);

/** What is sent byte by byte: each with how many requests in it may be answered with success. */
const raw: [name: string, text: (known: Known) => string, fine: number][] = [
  ["no host", () => "GET / HTTP/1.1\r\n\r\n", 0],
  ["an empty host", (k) => `GET ${read} HTTP/1.1\r\nHost:\r\nCookie: ${k.own.cookie}\r\n\r\n`, 0],
  ["two hosts", (k) => `${head(k, "GET", read)}Host: evil.example\r\n\r\n`, 0],
  ["two cookies in two lines", (k) => `${head(k, "GET", read)}Cookie: a=b\r\n\r\n`, 0],
  ["HTTP/1.0 without a host", (k) => `GET ${read} HTTP/1.0\r\nCookie: ${k.own.cookie}\r\n\r\n`, 0],
  ["an address with a host in it", (k) => `${head(k, "GET", `http://evil.example${read}`)}\r\n`, 0],
  ["an address of our own host in it", (k) => `${head(k, "GET", `http://127.0.0.1:${k.port}${read}`)}\r\n`, 0],
  ["a star as the address", (k) => `${head(k, "OPTIONS", "*")}\r\n`, 0],
  ["CONNECT", (k) => `CONNECT 127.0.0.1:${k.port} HTTP/1.1\r\nHost: 127.0.0.1:${k.port}\r\n\r\n`, 0],
  ["a line that goes on in the next", (k) => `${head(k, "GET", read, false)}Cookie:\r\n ${k.own.cookie}x\r\n\r\n`, 0],
  ["a space before the colon", (k) => `${head(k, "GET", read, false)}Cookie : ${k.own.cookie}\r\n\r\n`, 0],
  ["ends of lines without a return", (k) => `${head(k, "POST", apiAddresses.write)}Content-Length: 0\n\n`, 0],
  ["a length and pieces together", (k) => `${head(k, "POST", apiAddresses.write)}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled(k)}`, 0],
  ["two lengths", (k) => `${head(k, "POST", apiAddresses.write)}Content-Length: 0\r\nContent-Length: 5\r\n\r\n${smuggled(k)}`, 0],
  ["a length that is no number", (k) => `${head(k, "POST", apiAddresses.write)}Content-Length: +5\r\n\r\nhello`, 0],
  ["pieces that are not called so", (k) => `${head(k, "POST", apiAddresses.write)}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 0],
  ["pieces of a negative length", (k) => `${head(k, "POST", apiAddresses.write)}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`, 0],
  ["a request in the body of a GET", (k) => `${head(k, "GET", read)}Content-Length: ${smuggled(k).length}\r\n\r\n${smuggled(k)}`, 0],
  ["a request behind one that is denied", (k) => `GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n${head(k, "GET", read)}\r\n`, 0],
  ["a forged request behind a good one", (k) => `${head(k, "GET", read)}\r\nPOST ${apiAddresses.write} HTTP/1.1\r\nHost: 127.0.0.1:${k.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`, 1],
  ["a good one behind a forged one, in its body", (k) => `POST ${apiAddresses.write} HTTP/1.1\r\nHost: 127.0.0.1:${k.port}\r\nContent-Length: 0\r\n\r\n${smuggled(k)}`, 0],
  ["headers of 20 KB", (k) => `${head(k, "GET", read)}X-A: ${"a".repeat(20_000)}\r\n\r\n`, 0],
  ["a sign that ends a line inside of a header", (k) => `${head(k, "GET", read)}X-A: a\rSec-Fetch-Site: x\r\n\r\n`, 0],
  ["a NUL inside of a header", (k) => `${head(k, "GET", read)}X-A: a\0b\r\n\r\n`, 0],
  ["TLS", () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 0],
  ["HTTP/2", () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 0],
  ["HTTP/0.9", () => `GET ${read}\r\n`, 0],
];

function head(known: Known, method: string, path: string, withCookie = true): string {
  const cookie = withCookie ? `Cookie: ${known.own.cookie}\r\n` : "";
  return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${known.port}\r\n${cookie}`;
}

/** A request that is right in itself, where a reader would have it that begins in the wrong place. */
function smuggled(known: Known): string {
  return `${head(known, "POST", apiAddresses.write)}Origin: http://127.0.0.1:${known.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

test("what is sent byte by byte comes through no better", async () => {
  const { studio, raw: sendRaw, enter, folder } = await servedStudio();
  const { port } = studio;
  const known = { port, own: ownHeaders(port, await enter()), used: "" };
  const before = await everythingIn(folder);
  const found = raw.map(async ([name, text, allowed]) => {
    const answer = await sendRaw(text(known));
    const fine = answer.match(/^HTTP\/1\.1 [123]\d\d/gm)?.length ?? 0;
    return fine === allowed ? [] : [`${name}: ${answer}`];
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
  expect(await everythingIn(folder)).toEqual(before);
}, 60_000);
