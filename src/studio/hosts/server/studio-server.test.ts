import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  pageFolderPath,
  pageId,
  serveTestStudio,
  strictPolicy,
} from "../../../testing/studio/test-studio-server.ts";
import {
  apiAddresses,
  pageFolderAddress,
  secretHeader,
} from "../../backend-contract/api-addresses.ts";
import { assertStrictPolicy } from "./security-headers.ts";
import { type RequestHandler, startStudioServer } from "./studio-server.ts";

const page: RequestHandler = {
  handle(request, response, next) {
    if (!/^\/(?:\?|$)/.test(request.url ?? "")) return next();
    response.setHeader("cache-control", "public, max-age=9999");
    response.removeHeader("x-content-type-options");
    response.writeHead(200, {
      "content-type": "text/html",
      "content-security-policy": "default-src *",
      "access-control-allow-origin": "*",
    });
    response.end("<!doctype html>page");
  },
};

/** Answers every request with its method and address. */
const everything: RequestHandler = {
  handle: (request, response) => response.end(`${request.method} ${request.url}`),
};

const typed = {
  "sec-fetch-site": "none",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
};

test("the address has a 256-bit token, and serves its page repeatedly without setting a cookie", async () => {
  const { studio, send } = await serveTestStudio([page]);
  expect(studio.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/);
  const path = studio.address.replace(/^.*(?=\/\?)/, "");
  for (const headers of [typed, typed, { ...typed, "sec-fetch-site": "cross-site" }]) {
    const { status, text, headers: told } = await send({ path, headers });
    expect([status, text]).toEqual([200, "<!doctype html>page"]);
    expect(told["set-cookie"]).toBeUndefined();
  }
});

test("serves page files only after the page has entered, and only for the last 64 pages", async () => {
  const { send, enter } = await serveTestStudio([everything]);
  const asked = {
    path: `${pageFolderPath}app/shell.js`,
    headers: { "sec-fetch-site": "same-origin" },
  };
  expect((await send(asked)).status).toBe(403);
  expect((await enter(pageId)).status).toBe(200);
  expect((await send(asked)).text).toBe(`GET ${pageFolderPath}app/shell.js`);
  const others = Array.from({ length: 64 }, (_, n) => n.toString(16).padStart(32, "0"));
  for (const other of others) await enter(other);
  expect((await send(asked)).status).toBe(403);
  expect((await send({ path: pageFolderAddress("0".repeat(32)) })).status).toBe(200);
});

test("accepts a request with 200 KB of cookies from other servers", async () => {
  const { send, own } = await serveTestStudio();
  const cookie = Array.from({ length: 50 }, (_, n) => `c${n}=${"a".repeat(4000)}`).join("; ");
  const { status } = await send({ path: apiAddresses.files, headers: { ...own, cookie } });
  expect(status).toBe(200);
});

test("answers 431 with an explanation if the cookies or other headers are too large", async () => {
  const { send } = await serveTestStudio([page]);
  const sentence =
    "O navegador mandou cookies demais. Apague os de 127.0.0.1 e de localhost nas configurações dele e abra de novo o endereço que o terminal mostra.";
  const cookie = "a".repeat(1_100_000);
  const accept = "text/html,*/*";
  for (const headers of [
    { ...typed, accept, cookie },
    { ...typed, accept, "x-a": "a".repeat(17_000) },
  ]) {
    const { status, text, headers: told } = await send({ headers });
    expect([status, text]).toEqual([431, sentence]);
    expect(told["content-type"]).toBe("text/plain; charset=utf-8");
    expect(told["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("answers with plain-text instructions if a studio page is opened before it has entered", async () => {
  const { send } = await serveTestStudio([page]);
  const headers = { ...typed, accept: "text/html,*/*" };
  const { text, headers: told } = await send({ path: `${pageFolderPath}page.html`, headers });
  expect(told["content-type"]).toBe("text/plain; charset=utf-8");
  expect(text).toBe(
    "Este pedido não veio da página do estúdio. Abra o estúdio de novo pelo endereço que o terminal mostra.",
  );
});

const sealed = {
  "content-security-policy": strictPolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};

describe("security headers", () => {
  test("are on every response, even if a handler sets others", async () => {
    const { send, own, studio } = await serveTestStudio([page]);
    const secret = { [secretHeader]: own[secretHeader] };
    for (const path of [
      "/",
      "/none",
      apiAddresses.files,
      "//evil",
      `${apiAddresses.text}?path=site.yaml`,
    ]) {
      const { headers } = await send({ path, headers: secret });
      expect(headers).toMatchObject(sealed);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
    for (const path of [
      "/",
      studio.address.replace(/^.*(?=\/\?)/, ""),
      `${pageFolderPath}page.html`,
    ]) {
      expect((await send({ path })).headers).toMatchObject(sealed);
    }
  });

  test("forbid scripts in an SVG that is opened by its own address", async () => {
    const { send, enter, host } = await serveTestStudio();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>`;
    expect((await host.writeBytes("media/a.svg", Buffer.from(svg), null)).kind).toBe("written");
    await enter(pageId);
    const { headers, text } = await send({ path: `${pageFolderPath}bytes?path=media/a.svg` });
    expect(text).toBe(svg);
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });
});

test("a mounted handler gets authenticated and entry requests, but no WebSocket upgrades", async () => {
  const { send, own } = await serveTestStudio([everything]);
  const stranger = { ...own, [secretHeader]: undefined };
  const socket = { connection: "Upgrade", upgrade: "websocket", "content-type": undefined };
  expect((await send({ path: "/other", headers: stranger })).status).toBe(403);
  expect((await send({ headers: { ...own, ...socket } })).status).toBe(403);
  const plain = { ...own, "content-type": undefined };
  expect((await send({ path: "/other?v=1", headers: plain })).text).toBe("GET /other?v=1");
  expect((await send({ path: "/?token=x" })).text).toBe("GET /?token=x");
  expect((await send({ path: "/@prelo/enter.js" })).text).toBe("GET /@prelo/enter.js");
});

test("answers 413 with the size limit if the body is too large", async () => {
  const { send, own } = await serveTestStudio();
  const { status, text } = await send({
    method: "PUT",
    path: `${apiAddresses.bytes}?path=media/a.png`,
    headers: { ...own, "content-type": "application/octet-stream", "content-length": "30000000" },
    body: "x",
  });
  expect(status).toBe(413);
  expect(text).toContain("o limite é 20 MB");
});

test("uses a higher port if the requested port is in use", async () => {
  const { host } = await serveTestStudio();
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const studio = await startStudioServer({ backend: host, port, policy: strictPolicy });
  onTestFinished(() => studio.close());
  expect(studio.port).toBeGreaterThan(port);
});

test("closes the server while event streams are open", async () => {
  const { studio, send, own, folder } = await serveTestStudio();
  const headers = { [secretHeader]: own[secretHeader] };
  const line = send({ path: apiAddresses.events, headers });
  await writeFile(join(folder, "faq.yaml"), "");
  await studio.close();
  expect(await line).toBeDefined();
});

test.each([
  ["default-src 'self'", "missing"],
  [`${strictPolicy}; script-src 'self' 'unsafe-eval'`, "unsafe-eval"],
  [`${strictPolicy}; script-src-elem 'unsafe-inline'`, "unsafe-inline"],
  [`${strictPolicy}; script-src 'wasm-unsafe-eval'`, "wasm"],
  [`${strictPolicy}; img-src *`, "open"],
  [`${strictPolicy}; img-src https:`, "https:"],
  [`${strictPolicy}; connect-src https://evil.example`, "evil"],
  [`${strictPolicy}; frame-ancestors *`, "open"],
  [strictPolicy.replace(/; require.*$/, ""), "missing require-trusted-types-for trusted-types"],
])("throws for an insecure policy: %s", (policy, part) => {
  expect(() => assertStrictPolicy(policy)).toThrow(part);
});
