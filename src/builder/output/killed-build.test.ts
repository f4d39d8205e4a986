import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";

const files = 150;

/** A process that publishes two sites alternately, as fast as it can, until it is killed. */
const program = `
  const { publishSite } = await import(${JSON.stringify(join(import.meta.dirname, "staging.ts"))});
  const site = (data) =>
    Array.from({ length: ${files} }, (_, index) => ({ path: index % 7 + "/" + index, data }));
  for (let round = 0; ; round += 1) {
    await publishSite(site(round % 2 ? "one" : "two"), process.argv[1]);
    process.stdout.write(".");
  }
`;

test("leaves a whole site after a killed build, and removes leftovers in the next one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "prelo-killed-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (let round = 0; round < 6; round += 1) {
    await publishUntilKilled(join(folder, "dist"), 40 + round * 17);
    expect(await textsIn(join(folder, "dist"))).toEqual([expect.stringMatching(/^(one|two)$/)]);
    expect((await readdir(folder)).length).toBeLessThanOrEqual(4);
  }
}, 60_000);

async function publishUntilKilled(out: string, milliseconds: number): Promise<void> {
  const args = ["--import", "tsx", "--input-type=module", "--eval", program, out];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await Promise.race([once(child.stdout, "data"), ended]);
  expect(child.exitCode).toBeNull();
  await sleep(milliseconds);
  child.kill("SIGKILL");
  await ended;
}

/** Returns the distinct texts of the files of a site. Asserts that no file is missing. */
async function textsIn(out: string): Promise<string[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile());
  expect(found).toHaveLength(files);
  const texts = await Promise.all(
    found.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")),
  );
  return [...new Set(texts)];
}
