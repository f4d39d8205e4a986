import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestFolder } from "../../testing/command.ts";
import { watchFolder } from "./watch-folder.ts";

async function watched({ interval = 20 } = {}) {
  const folder = join(await createTestFolder(), "content");
  await mkdir(join(folder, "pages"), { recursive: true });
  const file = join(folder, "pages/a.yaml");
  await writeFile(file, "a: 1");
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const told: (readonly string[])[] = [];
  const done = watchFolder(folder, (paths) => told.push(paths), { signal: end.signal, interval });
  const next = (...paths: string[]) => vi.waitFor(() => expect(told.shift()).toEqual(paths), 5000);
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 300));
  return { folder, file, end, done, told, next, quiet };
}

test("reports each saved or deleted file, and nothing before", async () => {
  const { file, told, next, quiet } = await watched();
  await quiet();
  expect(told).toEqual([]);
  await writeFile(file, "a: 22");
  await next("pages/a.yaml");
  await writeFile(`${file}.b`, "b: 1");
  await next("pages/a.yaml.b");
  await rm(file);
  await next("pages/a.yaml");
});

test("continues after the folder was deleted and created again", async () => {
  const { folder, file, next } = await watched();
  await rm(folder, { recursive: true });
  await next("pages", "pages/a.yaml");
  await mkdir(join(folder, "pages"), { recursive: true });
  await writeFile(file, "a: 2");
  await next("pages", "pages/a.yaml");
  await writeFile(file, "a: 33");
  await next("pages/a.yaml");
});

test("reports a change at once if the system signals it, even in a new folder", async () => {
  const { folder, file, next } = await watched({ interval: 60_000 });
  await writeFile(file, "a: 22");
  await next("pages/a.yaml");
  await mkdir(join(folder, "media"));
  await next("media");
  await writeFile(join(folder, "media/a.txt"), "a");
  await next("media/a.txt");
});

test("reports files in a linked folder", async () => {
  const { folder, next } = await watched({ interval: 60_000 });
  const elsewhere = join(folder, "../elsewhere");
  await mkdir(elsewhere);
  await symlink(elsewhere, join(folder, "media"));
  await next("media");
  await writeFile(join(elsewhere, "a.svg"), "<svg/>");
  await next("media/a.svg");
});

test("ends when its signal is aborted, even during a long interval", async () => {
  const { end, done } = await watched({ interval: 60_000 });
  end.abort();
  await done;
});
