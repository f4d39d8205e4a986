import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { startNodeReceiver } from "../../forms/node/node-receiver.ts";
import { openOrCreateMessageFile } from "../../forms/node/sqlite-file.ts";
import { createTestFolder } from "../../testing/command.ts";
import { receiverSite, submissionBody } from "../../testing/forms/sample-forms.ts";
import { findFreePort } from "../../testing/free-port.ts";
import { installDebianPackages } from "../../testing/install-debian-packages.ts";
import { serve } from "../serve.ts";
import { caddyConfig } from "./caddy.ts";
import { formatHeadersFile, headerRules } from "./headers.ts";
import { type FormsProxy, nginxConfig } from "./nginx.ts";
import { formatRedirectsFile } from "./redirect-rules.ts";

/*
 * Runs the same requests against our own server and real ones. As root on Debian, as in CI, missing
 * servers are installed, and the test fails if that is not possible. Elsewhere they are skipped.
 */
const rules = headerRules("default-src 'none'; frame-ancestors 'none'");
const redirects = [
  { from: "/old", to: "/about" },
  { from: "/old.html", to: "/journal" },
  { from: "/journal.html", to: "/about" },
  { from: "/?p=123", to: "/about" },
  { from: "/list.php?id=7&name=chá verde", to: "/journal/green" },
  { from: "/about?lang=pt", to: "/journal" },
  { from: "/servi%c3%a7os", to: "/about" },
  { from: "/página antiga/", to: "/about" },
  { from: "/Journal", to: "/journal" },
  { from: "/a*b", to: "/about" },
  { from: "/a%25b{x}$y", to: "/about" },
];

/** Requested addresses and their redirect targets. Undefined if the page itself is served. */
const asked: readonly (readonly [path: string, to?: string])[] = [
  ["/old.html", "/journal"],
  ["/journal.html", "/about"],
  ["/?p=123", "/about"],
  ["/?utm=x&p=123", "/about"],
  ["/?p=1234"],
  ["/?xp=123"],
  ["/"],
  ["/list.php?name=ch%C3%A1+verde&id=7", "/journal/green"],
  ["/list.php?name=ch%c3%a1%20verde&id=7&x=1", "/journal/green"],
  ["/about?lang=pt", "/journal"],
  ["/about?lang=en"],
  ["/about"],
  ["/servi%C3%A7os", "/about"],
  ["/servi%c3%a7os", "/about"],
  ["/servic%CC%A7os", "/about"],
  ["/servi%C3%A7os/", "/about"],
  ["/p%C3%A1gina%20antiga", "/about"],
  ["/p%C3%A1gina%20antiga/", "/about"],
  ["/Journal", "/journal"],
  ["/journal"],
  ["/a*b", "/about"],
  ["/a%25b%7Bx%7D$y", "/about"],
];
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

async function builtSite() {
  const folder = await createTestFolder();
  const text = (name: string) => `<!doctype html><title>${name}</title>${"tea ".repeat(400)}`;
  const files: Record<string, string> = {
    "index.html": text("home"),
    "about.html": text("about"),
    "journal.html": text("journal"),
    "journal/green.html": text("green"),
    "404.html": text("missing"),
    "index.json": "{}",
    "assets/boot-12345678.js": "export {}",
    "manifest.webmanifest": "{}",
    _headers: formatHeadersFile(rules),
    _redirects: formatRedirectsFile(redirects),
  };
  for (const [path, data] of Object.entries(files)) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), data);
  }
  await writeFile(join(folder, "about.html.gz"), gzipSync(files["about.html"] ?? ""));
  await writeFile(join(folder, "about.html.br"), brotliCompressSync(files["about.html"] ?? ""));
  return folder;
}

function isThere(command: string): boolean {
  return spawnSync(command, ["version"], { stdio: "ignore" }).error === undefined;
}

/** Starts a server and waits until it answers. It stops after the test. */
async function start(command: string, args: string[], port: number): Promise<string> {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (data) => (said += data));
  onTestFinished(() => void child.kill());
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(address).catch(() => undefined);
    if (answered) return address;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${command} does not answer: ${said}`);
}

async function startNginx(root: string, forms?: FormsProxy): Promise<string> {
  const folder = await createTestFolder();
  const port = await findFreePort();
  const site = nginxConfig({ host: "localhost", root, rules, redirects, forms })
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("    listen [::]:80;\n", "")
    .replace("# brotli_static", existsSync(brotliModule) ? "brotli_static" : "# brotli_static");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = `${existsSync(brotliModule) ? `load_module ${brotliModule};` : ""}
    daemon off; user root; pid ${folder}/pid; error_log stderr; events {}
    http { include /etc/nginx/mime.types; access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
    ${site} }`;
  await writeFile(join(folder, "nginx.conf"), config);
  return start("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], port);
}

async function startCaddy(root: string, forms?: FormsProxy): Promise<string> {
  const folder = await createTestFolder();
  const port = await findFreePort();
  const host = `http://127.0.0.1:${port}`;
  const config = `{\n  admin off\n}\n${caddyConfig({ host, root, rules, redirects, forms })}`;
  await writeFile(join(folder, "Caddyfile"), config);
  return start("caddy", ["run", "--config", join(folder, "Caddyfile")], port);
}

async function startOwn(root: string): Promise<string> {
  const { server, address } = await serve(root, 0);
  onTestFinished(() => void server.close());
  return address;
}

/**
 * Whether a server is available. If it is missing, tries to install the Debian package of the same
 * name, and stops the instance that the package starts.
 */
function findServer(name: string): boolean {
  if (isThere(name)) return true;
  if (!installDebianPackages([name])) return false;
  if (existsSync("/run/systemd/system")) spawnSync("systemctl", ["disable", "--now", name]);
  if (!isThere(name)) throw new Error(`${name} was installed, and does not start`);
  return true;
}

const hosts = [
  { name: "our own server", start: startOwn, there: true, compresses: false },
  { name: "nginx", start: startNginx, there: findServer("nginx"), compresses: true },
  { name: "Caddy", start: startCaddy, there: findServer("caddy"), compresses: true },
];

for (const host of hosts) {
  test.skipIf(!host.there)(`${host.name} serves the pages, headers and redirects`, async () => {
    const address = await host.start(await builtSite());
    const get = (path: string, encoding = "identity") =>
      fetch(address + path, { redirect: "manual", headers: { "accept-encoding": encoding } });
    const titleOf = async (path: string) =>
      /<title>(.*)<\/title>/.exec(await (await get(path)).text())?.[1];

    for (const [path, title] of [
      ["/", "home"],
      ["/about", "about"],
      ["/journal", "journal"],
      ["/journal/green", "green"],
      ["/About", "missing"],
      ["/_headers", "missing"],
      ["/nothing/here", "missing"],
    ] as const) {
      expect(await titleOf(path), path).toBe(title);
      expect((await get(path)).status, path).toBe(title === "missing" ? 404 : 200);
    }

    const page = await get("/about");
    expect(page.headers.get("content-type")?.toLowerCase()).toBe("text/html; charset=utf-8");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    for (const path of ["/about", "/nothing"]) {
      for (const [name, value] of rules[0]?.headers ?? []) {
        expect((await get(path)).headers.get(name), `${name} of ${path}`).toBe(value);
      }
    }

    const asset = await get("/assets/boot-12345678.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-type")).toMatch(/javascript/);
    const gone = await get("/assets/gone-12345678.js");
    expect(gone.headers.get("cache-control") ?? "").not.toMatch(/immutable/);
    expect((await get("/manifest.webmanifest")).headers.get("content-type")).toMatch(
      /^application\/manifest\+json/,
    );

    const moved = await get("/old");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/about"]);
    const slash = await get("/about/?x=1");
    expect([slash.status, slash.headers.get("location")]).toEqual([308, "/about?x=1"]);
    expect((await get("//evil.example/")).headers.get("location") ?? "").not.toMatch(/^\/\//);

    if (!host.compresses) return;
    expect((await get("/about", "gzip")).headers.get("content-encoding")).toBe("gzip");
    const brotli = host.name !== "nginx" || existsSync(brotliModule);
    if (brotli) expect((await get("/about", "br")).headers.get("content-encoding")).toBe("br");
  });
}

for (const host of hosts) {
  test.skipIf(!host.there)(`${host.name} redirects old addresses in every spelling`, async () => {
    const address = await host.start(await builtSite());
    for (const [path, to] of asked) {
      const answer = await fetch(address + path, { redirect: "manual" });
      const location = answer.headers.get("location");
      expect([path, answer.status, location]).toEqual([path, to ? 301 : 200, to ?? null]);
    }
    for (const path of ["/list.php?id=7", "/axb"])
      expect((await fetch(address + path, { redirect: "manual" })).status, path).toBe(404);
  });
}

/** Ways to smuggle in another host after a slash, as raw paths that no client normalizes. */
const prefixes = [
  ...["/", "//", "///", "/%5c", "/%5C%5c", "/%09/", "/%0d/", "/%0a/", "/%0d%0a/", "/\\"],
  ...[
    "/%2f",
    "/%2F/",
    "/%2f%2f",
    "/.//",
    "/..//",
    "/%2e%2e//",
    "/about/..//",
    "/%20/",
    "/%00/",
    "/;/",
  ],
  ...["/%c2%85/", "/%e2%80%a8/", "/%e3%80%82", "/@", "/%40"],
];
const hostilePaths = prefixes.flatMap((start) => [
  `${start}evil.example/`,
  `${start}evil.example/%2f..//`,
]);

/** Sends a path unchanged over a raw connection, and reads the head of the response. */
async function rawHead(address: string, path: string): Promise<string> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("latin1").on("data", (data) => (text += data));
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  await once(socket, "close");
  return text.split("\r\n\r\n")[0] ?? "";
}

for (const host of hosts) {
  test.skipIf(!host.there)(`${host.name} never redirects a path to another site`, async () => {
    const address = await host.start(await builtSite());
    expect(hostilePaths.length).toBe(50);
    const away: string[] = [];
    for (const path of hostilePaths) {
      const location = /^location: *([^\n]*)/im.exec(await rawHead(address, path))?.[1]?.trim();
      if (location === undefined) continue;
      const target = new URL(location, "https://tea.example");
      if (target.host !== "tea.example" || !/^\/[\w.~/-]*$/.test(location)) away.push(location);
    }
    expect(away).toEqual([]);
  });

  test.skipIf(!host.there)(`${host.name} does not serve _headers and _redirects`, async () => {
    const root = await builtSite();
    for (const end of ["gz", "br"]) await writeFile(join(root, `_headers.${end}`), "secret");
    const address = await host.start(root);
    const names = [
      "_headers",
      "_redirects",
      "%5fheaders",
      "_header%73",
      "_headers.gz",
      "_headers.br",
    ];
    const starts = ["/", "//", "/./", "/about/../", "/%2e/"];
    for (const path of starts.flatMap((start) => names.map((name) => start + name))) {
      expect(await rawHead(address, path), path).toMatch(/^HTTP\/1.1 40[04] /);
    }
  });
}

/** Starts a receiver for the sample site, as `serve --forms` does. Returns its port. */
async function startReceiver(): Promise<number> {
  const file = await openOrCreateMessageFile(join(await createTestFolder(), "messages.db"));
  const receiver = startNodeReceiver(receiverSite, file, { secrets: {}, report: () => {} });
  const server = createServer((incoming, response) => void receiver.answer(incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await receiver.stop();
  });
  return (server.address() as AddressInfo).port;
}

interface Posted {
  type?: string;
  /** The client's address. */
  from?: string;
  /** The address that the client claims. */
  forwarded?: string;
}

async function post(address: string, body: string, posted: Posted = {}): Promise<IncomingMessage> {
  const { type = "application/json", from = "127.0.0.1", forwarded } = posted;
  const sent = request(`${address}/_prelo/forms/contato-form`, {
    method: "POST",
    localAddress: from,
    headers: {
      ...{ "content-type": type, origin: receiverSite.origin },
      ...(forwarded && { "x-forwarded-for": forwarded }),
    },
  });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer;
}

const written = (name: string) =>
  JSON.stringify(submissionBody({ nome: name, email: "a@b.example" }));

for (const host of hosts.filter(({ name }) => name !== "our own server")) {
  const { name, start: startServer, there } = host;

  test.skipIf(!there)(
    `${name} passes the real client address to the form receiver despite a forged x-forwarded-for`,
    async () => {
      const forms = { path: "/_prelo/forms/", port: await startReceiver(), command: "serve" };
      const address = await startServer(await builtSite(), forms);
      const statuses: (number | undefined)[] = [];
      for (let index = 1; index <= 7; index += 1) {
        const forwarded = `203.0.113.${index}`;
        statuses.push((await post(address, written(`Robot ${index}`), { forwarded })).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
      const other = await post(address, written("Ana"), { from: "127.0.0.2" });
      expect(other.statusCode).toBe(200);
    },
  );

  test.skipIf(!there)(`${name} keeps the form receiver's security headers`, async () => {
    const port = await startReceiver();
    const address = await startServer(await builtSite(), {
      ...{ path: "/_prelo/forms/", port, command: "serve" },
    });
    const type = "application/x-www-form-urlencoded";
    const [own, passed] = [
      await post(`http://127.0.0.1:${port}`, "email=x", { type }),
      await post(address, "email=x", { type }),
    ];
    expect(passed.statusCode).toBe(422);
    for (const header of Object.keys(own.headers).filter((each) => /^(?:c.*y|x-|r.*y)/.test(each)))
      expect(passed.headers[header], header).toBe(own.headers[header]);
    expect(passed.headers["content-security-policy"]).toContain("style-src 'sha256-");
    expect(passed.headers["strict-transport-security"]).toBe("max-age=63072000");
    const page = await fetch(`${address}/about`);
    expect(page.headers.get("content-security-policy")).toBe(rules[0]?.headers[0]?.[1]);
    const missing = await fetch(`${address}/_prelo/other`);
    expect(missing.headers.get("content-security-policy")).toBe(rules[0]?.headers[0]?.[1]);
  });
}
