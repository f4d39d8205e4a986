import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  closedPolicy,
  cookieIn,
  ownHeaders,
  pathOf,
  servedStudio,
} from "../../testing/studio/served-studio.ts";
import { apiAddresses } from "./api-addresses.ts";
import { assertClosed } from "./sealed-headers.ts";
import { type Mount, startStudio } from "./studio-server.ts";

const page: Mount = {
  handle(request, response, next) {
    if (request.url !== "/") return next();
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

const typed = {
  "sec-fetch-site": "none",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
};

test("the address is taken once for a cookie, and leads to an address without the token", async () => {
  const { studio, send } = await servedStudio([page]);
  const address = studio.newAddress();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/);
  const entered = await send({ path: pathOf(address), headers: typed });
  expect(entered).toMatchObject({ status: 303, headers: { location: "/" } });
  expect(entered.headers["set-cookie"]).toEqual([
    expect.stringMatching(
      new RegExp(`^prelo-studio-${studio.port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`),
    ),
  ]);
  const again = await send({ path: pathOf(address), headers: typed });
  expect(again.status).toBe(403);
  expect(again.headers["set-cookie"]).toBeUndefined();
  const seen = await send({ headers: { ...typed, cookie: cookieIn(entered) } });
  expect(seen).toMatchObject({ status: 200, text: "<!doctype html>page" });
});

test("a file that leads to the address gets the cookie, and a page that leads on by itself", async () => {
  const { studio, send } = await servedStudio([page]);
  const path = pathOf(studio.newAddress());
  const entered = await send({ path, headers: { ...typed, "sec-fetch-site": "cross-site" } });
  expect(entered).toMatchObject({ status: 200, headers: { refresh: "0;url=/" } });
  const cookie = cookieIn(entered);
  expect((await send({ headers: { ...typed, cookie } })).text).toBe("<!doctype html>page");
  const foreign = { ...typed, "sec-fetch-site": "cross-site", cookie };
  expect((await send({ headers: foreign })).status).toBe(403);
});

test("a new address closes the one that was not used; who is in stays in", async () => {
  const { studio, send, enter } = await servedStudio([page]);
  const cookie = await enter();
  const [first, second] = [studio.newAddress(), studio.newAddress()];
  expect((await send({ path: pathOf(first) })).status).toBe(403);
  expect((await send({ path: pathOf(second) })).status).toBe(303);
  expect((await send({ headers: { cookie } })).status).toBe(200);
});

test("a browser that looks ahead, a frame and a page of others do not use the token up", async () => {
  const { studio, send } = await servedStudio();
  const path = pathOf(studio.newAddress());
  for (const headers of [
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { ...typed, "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" },
    { ...typed, "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" },
    { ...typed, "sec-fetch-site": "same-site" },
    { ...typed, "sec-fetch-dest": "iframe" },
    { origin: "null" },
    { host: "evil.example" },
  ]) {
    expect((await send({ path, headers })).status).toBeGreaterThanOrEqual(400);
  }
  expect((await send({ path, method: "POST" })).status).toBe(405);
  expect((await send({ path, headers: typed })).status).toBe(303);
});

test("who comes without a cookie is told what to do, in words", async () => {
  const { send } = await servedStudio([page]);
  const { text, headers } = await send({ headers: { ...typed, accept: "text/html,*/*" } });
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(text).toBe(
    "Este pedido não veio da página do estúdio. Abra o estúdio de novo pelo endereço que o terminal mostra.",
  );
});

const sealed = {
  "content-security-policy": closedPolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};

describe("every answer has the headers that keep it in", () => {
  test("also that of a handler that would have others", async () => {
    const { send, enter, studio } = await servedStudio([page]);
    const cookie = await enter();
    const own = { host: `127.0.0.1:${studio.port}`, cookie };
    for (const path of [
      "/",
      "/none",
      apiAddresses.files,
      "//evil",
      `${apiAddresses.text}?path=site.yaml`,
    ]) {
      const { headers } = await send({ path, headers: own });
      expect(headers).toMatchObject(sealed);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect((await send({ path: "/" })).headers).toMatchObject(sealed);
    expect((await send({ path: pathOf(studio.newAddress()) })).headers).toMatchObject(sealed);
  });

  test("and a drawing that is opened by its own address may do nothing", async () => {
    const { send, enter, host } = await servedStudio();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>`;
    expect((await host.writeBytes("media/a.svg", Buffer.from(svg), null)).kind).toBe("written");
    const { headers } = await send({
      path: `${apiAddresses.bytes}?path=media/a.svg`,
      headers: { cookie: await enter() },
    });
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });
});

test("a mount sees nothing without proof, and may answer what the API does not", async () => {
  const seen: string[] = [];
  const mount: Mount = {
    handle(request, response) {
      seen.push(`${request.method} ${request.url}`);
      response.end("mine");
    },
    upgrade(_request, socket) {
      seen.push("upgrade");
      socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n");
      return true;
    },
  };
  const { send, enter, studio } = await servedStudio([mount]);
  const own = ownHeaders(studio.port, await enter());
  await send({ path: "/@vite/client" });
  const socket = { connection: "Upgrade", upgrade: "websocket", "content-type": undefined };
  await send({ headers: { ...own, ...socket, origin: "https://evil.example" } });
  expect(seen).toEqual([]);
  expect((await send({ path: "/@vite/client?v=1", headers: { cookie: own.cookie } })).text).toBe(
    "mine",
  );
  expect((await send({ headers: { ...own, ...socket } })).status).toBe(101);
  expect(seen).toEqual(["GET /@vite/client?v=1", "upgrade"]);
});

test("a body that is too large is told with the figure", async () => {
  const { send, enter, studio } = await servedStudio();
  const own = ownHeaders(studio.port, await enter());
  const { status, text } = await send({
    method: "PUT",
    path: `${apiAddresses.bytes}?path=media/a.png`,
    headers: { ...own, "content-type": "application/octet-stream", "content-length": "30000000" },
    body: "x",
  });
  expect(status).toBe(413);
  expect(text).toContain("o limite é 20 MB");
});

test("a port in use gives way to the next", async () => {
  const { host } = await servedStudio();
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const studio = await startStudio({ host, port, policy: closedPolicy });
  onTestFinished(() => studio.close());
  expect(studio.port).toBeGreaterThan(port);
});

test("the server ends though lines of events are open", async () => {
  const { studio, send, enter, folder } = await servedStudio();
  const line = send({ path: apiAddresses.events, headers: { cookie: await enter() } });
  await writeFile(join(folder, "faq.yaml"), "");
  await studio.close();
  expect(await line).toBeDefined();
});

test.each([
  ["default-src 'self'", "missing"],
  [`${closedPolicy}; script-src 'self' 'unsafe-eval'`, "unsafe-eval"],
  [`${closedPolicy}; script-src-elem 'unsafe-inline'`, "unsafe-inline"],
  [`${closedPolicy}; script-src 'wasm-unsafe-eval'`, "wasm"],
  [`${closedPolicy}; img-src *`, "open"],
  [`${closedPolicy}; img-src https:`, "https:"],
  [`${closedPolicy}; connect-src https://evil.example`, "evil"],
  ["default-src 'none'; frame-ancestors *; base-uri 'none'; form-action 'none'", "open"],
])("a policy that is open is refused at the start: %s", (policy, part) => {
  expect(() => assertClosed(policy)).toThrow(part);
});
