import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/command.ts";
import { watchFolder } from "./watch-folder.ts";

async function watched(run: () => Promise<boolean> = async () => false) {
  const folder = join(await temporaryFolder(), "content");
  await mkdir(join(folder, "pages"), { recursive: true });
  const file = join(folder, "pages/a.yaml");
  await writeFile(file, "a: 1");
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const spy = vi.fn(run);
  const done = watchFolder(folder, spy, { signal: end.signal, interval: 20 });
  const times = (n: number) => vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(n), 5000);
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 300));
  return { folder, file, end, done, spy, times, quiet };
}

test("runs at once, and again after each save", async () => {
  const { file, times, quiet } = await watched();
  await times(1);
  await quiet();
  await times(1);
  await writeFile(file, "a: 22");
  await times(2);
  await writeFile(`${file}.b`, "b: 1");
  await times(3);
  await rm(file);
  await times(4);
});

test("goes on after the folder went away and came back", async () => {
  const { folder, file, times } = await watched();
  await times(1);
  await rm(folder, { recursive: true });
  await times(2);
  await mkdir(join(folder, "pages"), { recursive: true });
  await writeFile(file, "a: 2");
  await vi.waitFor(() => times(3));
});

test("what a run itself writes is no save", async () => {
  const place: { file?: string } = {};
  const { file, times, quiet, spy } = await watched(async () => {
    if (!place.file) return false;
    await writeFile(place.file, "written by the run");
    return true;
  });
  await times(1);
  await quiet();
  place.file = file;
  await writeFile(file, "a: 3");
  await times(2);
  await quiet();
  expect(spy).toHaveBeenCalledTimes(2);
});

test("ends with its signal", async () => {
  const { end, done, times } = await watched();
  await times(1);
  end.abort();
  await done;
});
