import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { publishSite, toWriteError, WriteError } from "./staging.ts";

/**
 * Deleting a path that starts with this text fails, as if another program had it open. Empty: all
 * paths can be deleted.
 */
let held = "";

function refuse(path: unknown): void {
  if (held && String(path).startsWith(held)) throw new Error("EBUSY");
}

vi.mock("node:fs", async (load) => {
  const real = await load<typeof import("node:fs")>();
  const unlinkSync: typeof real.unlinkSync = (path) => {
    refuse(path);
    real.unlinkSync(path);
  };
  return { ...real, unlinkSync };
});

vi.mock("node:fs/promises", async (load) => {
  const real = await load<typeof import("node:fs/promises")>();
  const remove: typeof real.rm = async (path, options) => {
    refuse(path);
    await real.rm(path, options);
  };
  return { ...real, rm: remove };
});

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-publish-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const page = (text: string) => [{ path: "blog/a.html", data: text }];

test("writes a site with its folders", async () => {
  const out = join(await createFolder(), "dist");
  await publishSite(page("one"), out);
  expect(await readFile(join(out, "blog/a.html"), "utf8")).toBe("one");
});

test("replaces the site of an earlier build completely", async () => {
  const folder = await createFolder();
  const out = join(folder, "dist");
  await publishSite([...page("one"), { path: "old.html", data: "" }], out);
  await publishSite(page("two"), out);
  expect(await readdir(out)).toEqual(["blog"]);
  expect(await readdir(folder)).toHaveLength(2);
});

test("replaces an existing plain folder", async () => {
  const out = join(await createFolder(), "dist");
  await mkdir(out);
  await writeFile(join(out, "index.html"), "by hand");
  await publishSite(page("new"), out);
  expect((await lstat(out)).isSymbolicLink()).toBe(true);
  expect(await readdir(out)).toEqual(["blog"]);
});

test("keeps the old site and leaves no temporary files if the new one cannot be written", async () => {
  const folder = await createFolder();
  const out = join(folder, "dist");
  await publishSite(page("one"), out);
  const clash = [...page("two"), { path: "blog/a.html/b.html", data: "" }];
  await expect(publishSite(clash, out)).rejects.toThrow();
  expect(await readFile(join(out, "blog/a.html"), "utf8")).toBe("one");
  expect(await readdir(folder)).toHaveLength(2);
});

test("publishes the new site even if the old one cannot be removed", async () => {
  const folder = await createFolder();
  const out = join(folder, "dist");
  await publishSite(page("one"), out);
  held = join(folder, await readlink(out));
  await publishSite(page("two"), out).catch(() => undefined);
  held = "";
  expect(await readFile(join(out, "blog/a.html"), "utf8")).toBe("two");
  expect(await readdir(folder)).toHaveLength(3);
});

test("links the site with a relative path, so that the project can be moved", async () => {
  const folder = await createFolder();
  await publishSite(page("one"), join(folder, "dist"));
  expect(await readlink(join(folder, "dist"))).toMatch(/^\.dist-\d+-[0-9a-f]{8}$/);
  await rename(folder, `${folder}-moved`);
  onTestFinished(() => rm(`${folder}-moved`, { recursive: true, force: true }));
  expect(await readFile(join(`${folder}-moved`, "dist/blog/a.html"), "utf8")).toBe("one");
});

// No system assigns this process id.
const dead = 2 ** 31 - 1;

test("removes leftovers of killed builds, but not the files of running builds", async () => {
  const folder = await createFolder();
  const left = [`.dist-${dead}-0a1b2c3d`, `.dist-${dead}-0a1b2c3d-link`, ".dist-0a1b2c3d"];
  const others = [`.dist-${process.pid}-0a1b2c3d`, ".dist-notes", ".other-0a1b2c3d"];
  for (const name of [...left, ...others]) await mkdir(join(folder, name));
  await publishSite(page("one"), join(folder, "dist"));
  const names = await readdir(folder);
  expect(names).toEqual(expect.arrayContaining(others));
  for (const name of left) expect(names).not.toContain(name);
});

test("restores a folder that a killed build moved aside, even if the new build fails", async () => {
  const folder = await createFolder();
  const out = join(folder, "dist");
  await mkdir(join(folder, `.dist-${dead}-0a1b2c3d-old`));
  await writeFile(join(folder, `.dist-${dead}-0a1b2c3d-old`, "index.html"), "by hand");
  const clash = [...page("two"), { path: "blog/a.html/b.html", data: "" }];
  await expect(publishSite(clash, out)).rejects.toThrow();
  expect(await readFile(join(out, "index.html"), "utf8")).toBe("by hand");
});

test("leaves one whole site after two simultaneous builds", async () => {
  const out = join(await createFolder(), "dist");
  const site = (text: string) =>
    Array.from({ length: 200 }, (_, index) => ({ path: `${index % 9}/${index}.html`, data: text }));
  await Promise.all([publishSite(site("one"), out), publishSite(site("two"), out)]);
  const files = (await readdir(out, { recursive: true })).filter((name) => name.endsWith(".html"));
  const texts = await Promise.all(files.map((name) => readFile(join(out, name), "utf8")));
  expect(files).toHaveLength(200);
  expect(new Set(texts).size).toBe(1);
});

test.each(["ENOSPC", "EROFS"])("describes %s in a sentence, and keeps other errors", (code) => {
  const fault = toWriteError(Object.assign(new Error("write"), { code }), "dist");
  expect(fault).toBeInstanceOf(WriteError);
  expect((fault as Error).message).toMatch(/^Não há .* em dist\. .*o site antigo continua/);
  const other = new Error("ours");
  expect(toWriteError(other, "dist")).toBe(other);
});
