import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { publish } from "./publish.ts";

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-publish-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const page = (text: string) => [{ path: "blog/a.html", data: text }];

test("a site is written with its folders", async () => {
  const out = join(await createFolder(), "dist");
  await publish(page("one"), out);
  expect(await readFile(join(out, "blog/a.html"), "utf8")).toBe("one");
});

test("a second build replaces the first and leaves nothing of it behind", async () => {
  const folder = await createFolder();
  const out = join(folder, "dist");
  await publish([...page("one"), { path: "old.html", data: "" }], out);
  await publish(page("two"), out);
  expect(await readdir(out)).toEqual(["blog"]);
  expect(await readdir(folder)).toHaveLength(2);
});

test("a plain folder that stood there before makes way", async () => {
  const out = join(await createFolder(), "dist");
  await mkdir(out);
  await writeFile(join(out, "index.html"), "by hand");
  await publish(page("new"), out);
  expect((await lstat(out)).isSymbolicLink()).toBe(true);
  expect(await readdir(out)).toEqual(["blog"]);
});

test("a build that cannot be written leaves the old site and no rest", async () => {
  const folder = await createFolder();
  const out = join(folder, "dist");
  await publish(page("one"), out);
  const clash = [...page("two"), { path: "blog/a.html/b.html", data: "" }];
  await expect(publish(clash, out)).rejects.toThrow();
  expect(await readFile(join(out, "blog/a.html"), "utf8")).toBe("one");
  expect(await readdir(folder)).toHaveLength(2);
});
