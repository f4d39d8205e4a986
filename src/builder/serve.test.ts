import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "./serve.ts";

/** A file of Linux that cannot be read, like one on a broken disk. */
const unreadable = "/proc/self/mem";

async function serveSample(port = 0): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-serve-"));
  const site = join(folder, "site");
  await mkdir(site);
  await writeFile(join(folder, "secret.txt"), "secret");
  const files = { index: "home", sobre: "about", "404": "nothing here" };
  for (const [name, text] of Object.entries(files))
    await writeFile(join(site, `${name}.html`), text);
  await symlink(unreadable, join(site, "broken.pdf"));
  const { server, address } = await serve(site, port);
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  return address;
}

test("serves the pages of the root and of a route without an extension", async () => {
  const address = await serveSample();
  expect(await (await fetch(address)).text()).toBe("home");
  expect(await (await fetch(`${address}/sobre?x=1`)).text()).toBe("about");
});

test("redirects an address with a trailing slash to the one without it", async () => {
  const address = await serveSample();
  const response = await fetch(`${address}/sobre/?x=1`, { redirect: "manual" });
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/sobre?x=1");
});

test("does not redirect a doubled slash to another site", async () => {
  const address = await serveSample();
  const response = await fetch(`${address}//evil.example/`, {
    redirect: "manual",
  });
  expect([response.status, response.headers.get("location")]).toEqual([404, null]);
});

test("serves the 404 page with its status for a missing page", async () => {
  const address = await serveSample();
  const response = await fetch(`${address}/Sobre`);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("nothing here");
});

test("serves nothing outside the folder", async () => {
  const address = await serveSample();
  for (const path of ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00", "/%"]) {
    const status = await new Promise((resolve) => {
      // The path is sent unchanged: fetch would normalize it.
      get(`${address}`, { path }, (response) => resolve(response.statusCode));
    });
    expect(status, path).toBe(404);
  }
});

test("uses a later free port if a port is in use", async () => {
  const first = await serveSample();
  const port = Number(new URL(first).port);
  const second = await serveSample(port);
  expect(Number(new URL(second).port)).toBeGreaterThan(port);
});

test.skipIf(process.platform !== "linux")(
  "responds with 500 to a request for an unreadable file, and serves the next request",
  async () => {
    const address = await serveSample();
    const response = await fetch(`${address}/broken.pdf`);
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toBeNull();
    expect(await (await fetch(address)).text()).toBe("home");
  },
);

test("does not serve databases, keys or dotfiles, but serves .well-known", async () => {
  const folder = await mkdtemp(join(tmpdir(), "prelo-serve-"));
  const names = ["messages.db", "messages.db-wal", ".env", "server.KEY", "index.html"];
  for (const name of names) await writeFile(join(folder, name), name);
  await mkdir(join(folder, ".well-known"));
  await writeFile(join(folder, ".well-known/security.txt"), "public");
  const { server, address } = await serve(folder, 0);
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const status = async (path: string) => (await fetch(address + path)).status;
  const paths = ["messages.db", "messages%2edb", "messages.db-wal", ".env", "server.KEY"];
  expect(await Promise.all(paths.map((path) => status(`/${path}`)))).toEqual(paths.map(() => 404));
  expect(await status("/.well-known/security.txt")).toBe(200);
});
