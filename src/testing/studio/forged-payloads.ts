import { apiAddresses, secretHeader } from "../../studio/backend-contract/api-addresses.ts";
import {
  createReadRequest,
  createWriteRequest,
  editBody,
  edits,
  type ForgedRequestCase,
  type ForgeryContext,
  writeNewFile,
} from "./forged-request.ts";
import type { RawRequest } from "./test-studio-server.ts";

const forgedAddresses: ForgedRequestCase[] = [
  ...[
    "//evil.example/",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/site.yaml",
    "/%252e%252e/site.yaml",
    "/./site.yaml",
    "/../site.yaml",
  ].map(forgeRequestToAddress),
  ...[
    "/@prelo/studio/../studio/files",
    "/@prelo//studio/files",
    "/@prelo/studio/files/",
    "/@PRELO/studio/files",
    "/@prelo/studio%2ffiles",
  ].map(forgeRequestToAddress),
  ...[
    "/%00",
    "/a%0d%0aSet-Cookie:%20a=b",
    "/a%",
    "/a%zz",
    "/..\\..\\site.yaml",
    "/%5c..%5csite.yaml",
    "/site.yaml",
    "/content/site.yaml",
    "/.prelo/studio",
    "/.git/config",
  ].map(forgeRequestToAddress),
];

function forgeRequestToAddress(path: string): ForgedRequestCase {
  return [`the address ${path}`, (known) => createReadRequest(known, path)];
}

const forgedPaths: ForgedRequestCase[] = [
  ...[
    "../outside.yaml",
    "/etc/x.yaml",
    "pages/../../x.yaml",
    "..\\x.yaml",
    "C:\\x.yaml",
    "site.yaml:x",
    "%2e%2e/x.yaml",
    "%252e%252e%252fx.yaml",
  ].map(forgeFileRequest),
  ...[
    "pages\u2215x.yaml",
    "．．／x.yaml",
    "pages/x.yaml\0.png",
    "pages/x\u202elmay.yaml",
    "con.yaml",
    "pages/nul.yaml",
    "pages/x.yaml.",
    "pages/x.yaml ",
  ].map(forgeFileRequest),
  ...[
    ".env",
    ".git/hooks/x.yaml",
    "blocks/x.ts",
    "blocks/x.yaml",
    "BLOCKS/x.yaml",
    "drawings/x.ts",
    "vite.config.ts",
    "media/x.html",
    "media/x.js",
    "index.html",
    "a.css",
  ].map(forgeFileRequest),
  [
    "reading out of the folder",
    (k) => createReadRequest(k, `${apiAddresses.text}?path=../outside.yaml`),
  ],
  [
    "reading out of the folder, encoded",
    (k) => createReadRequest(k, `${apiAddresses.text}?path=%2e%2e%2foutside.yaml`),
  ],
  [
    "reading out of the folder, encoded twice",
    (k) => createReadRequest(k, `${apiAddresses.text}?path=%252e%252e%252foutside.yaml`),
  ],
  [
    "bytes out of the folder",
    (k) => createReadRequest(k, `${apiAddresses.bytes}?path=media/../../outside.png`),
  ],
  [
    "one path for one reader, another for the next",
    (k) => createReadRequest(k, `${apiAddresses.text}?path=faq.yaml&path=site.yaml`),
  ],
];

function forgeFileRequest(path: string): ForgedRequestCase {
  return [`writing the file ${JSON.stringify(path)}`, (known) => writeNewFile(known, path)];
}

const forgedBodies: ForgedRequestCase[] = [
  ["JSON that is cut short", (k) => createWriteRequest(k, {}, { body: editBody.slice(0, -2) })],
  ["JSON with a mark of order", (k) => createWriteRequest(k, {}, { body: `\ufeff${editBody}` })],
  [
    "bytes that are no text",
    (k) =>
      createWriteRequest(
        k,
        {},
        { body: Buffer.from(editBody.replace("forged", "\xff"), "latin1") },
      ),
  ],
  [
    "a list in the place of a set",
    (k) => createWriteRequest(k, {}, { body: JSON.stringify(edits) }),
  ],
  [
    "a set by its prototype",
    (k) => createWriteRequest(k, {}, { body: `{"__proto__":${editBody}}` }),
  ],
  [
    "an edit without a version",
    (k) =>
      createWriteRequest(
        k,
        {},
        { body: JSON.stringify({ edits: [{ path: "site.yaml", text: "x" }] }) },
      ),
  ],
  [
    "an edit with a version of its own making",
    (k) =>
      createWriteRequest(
        k,
        {},
        { body: JSON.stringify({ edits: [{ path: "site.yaml", text: "x", expect: "*" }] }) },
      ),
  ],
  [
    "a path that is an object",
    (k) =>
      createWriteRequest(
        k,
        {},
        {
          body: JSON.stringify({
            edits: [{ path: { toString: "site.yaml" }, text: "x", expect: null }],
          }),
        },
      ),
  ],
  [
    "thousands of edits",
    (k) =>
      createWriteRequest(
        k,
        {},
        {
          body: JSON.stringify({
            edits: Array.from({ length: 5000 }, (_, n) => ({
              path: `pages/p${n}.yaml`,
              text: "x",
              expect: null,
            })),
          }),
        },
      ),
  ],
  [
    "a body of 9 MB",
    (k) => createWriteRequest(k, {}, { body: `${editBody}${" ".repeat(9 * 1024 * 1024)}` }),
  ],
  [
    "a body of 9 MB that does not tell its length",
    (k) =>
      createWriteRequest(
        k,
        { "transfer-encoding": "chunked" },
        { body: `${editBody}${" ".repeat(9 * 1024 * 1024)}` },
      ),
  ],
  [
    "a body that announces a terabyte",
    (k) => createWriteRequest(k, { "content-length": "1099511627776" }),
  ],
  ["a body that waits for leave", (k) => createWriteRequest(k, { expect: "100-continue" })],
  [
    "a record with a field more",
    (k) =>
      createWriteRequest(
        k,
        {},
        {
          path: apiAddresses.journal,
          body: '{"records":[{"file":"a","time":1,"text":"x","more":1}]}',
        },
      ),
  ],
  [
    "erasing the journal without saying so",
    (k) => createWriteRequest(k, {}, { path: apiAddresses.clear, body: "{}" }),
  ],
];

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';

/** Creates a blob upload as the studio's page sends it, with some parts forged. */
function createUploadRequest(
  known: ForgeryContext,
  address: string,
  more: RawRequest = {},
): RawRequest {
  const path = `${apiAddresses.kept}?${address}`;
  const headers = { ...known.own, "content-type": "application/octet-stream", ...more.headers };
  return { method: "PUT", path, body: drawing, ...more, headers };
}

const forgedUploads: ForgedRequestCase[] = [
  ...["../a.svg", "site.yaml", "media/a.html", "media/a.png", "blocks/a.ts", "media/.a.svg"].map(
    (path): ForgedRequestCase => [
      `keeping bytes for ${path}`,
      (known) => createUploadRequest(known, new URLSearchParams({ path }).toString()),
    ],
  ),
  ...(
    [
      ["of a foreign origin", { origin: "https://evil.example" }],
      ["without an origin", { origin: undefined }],
      ["without a secret", { [secretHeader]: undefined }],
      ["from another site", { "sec-fetch-site": "cross-site" }],
      ["as a form sends them", { "content-type": "multipart/form-data; boundary=x" }],
      ["as a text", { "content-type": "text/plain" }],
    ] as [string, RawRequest["headers"]][]
  ).map(
    ([name, headers]): ForgedRequestCase => [
      `keeping bytes ${name}`,
      (known) => createUploadRequest(known, "path=media/a.svg", { headers }),
    ],
  ),
  [
    "keeping a drawing that runs",
    (known) =>
      createUploadRequest(known, "path=media/a.svg", {
        body: drawing.replace("<path", "<script/><path"),
      }),
  ],
  [
    "keeping 21 MB",
    (known) =>
      createUploadRequest(known, "path=media/a.svg", { body: "a".repeat(21 * 1024 * 1024) }),
  ],
  [
    "keeping bytes for two paths",
    (known) => createUploadRequest(known, "path=media/a.svg&path=media/b.svg"),
  ],
  [
    "reading kept bytes by a path",
    (known) =>
      createReadRequest(known, `${apiAddresses.kept}?path=media/a.svg&version=../../site.yaml`),
  ],
  [
    "a set of bytes that nobody kept",
    (known) =>
      createWriteRequest(
        known,
        {},
        {
          body: JSON.stringify({
            edits: [{ path: "media/a.svg", kept: "f".repeat(64), expect: null }],
          }),
        },
      ),
  ],
  [
    "a text and bytes in one edit",
    (known) =>
      createWriteRequest(
        known,
        {},
        {
          body: JSON.stringify({
            edits: [{ path: "media/a.svg", text: null, kept: "f".repeat(64), expect: null }],
          }),
        },
      ),
  ],
];

const forgedSockets: ForgedRequestCase[] = (
  [
    ["without a secret", { [secretHeader]: undefined }],
    ["of a foreign origin", { origin: "https://evil.example" }],
    ["without an origin", { origin: undefined }],
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["of another host", { host: "evil.example" }],
    ["with all proof, which nobody takes", {}],
    ["of another protocol", { upgrade: "h2c" }],
  ] as [string, RawRequest["headers"]][]
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

/** Authenticated requests with a forbidden address, path or body, and web socket requests. */
export const forgedPayloads = [
  forgedAddresses,
  forgedPaths,
  forgedBodies,
  forgedUploads,
  forgedSockets,
].flat();
