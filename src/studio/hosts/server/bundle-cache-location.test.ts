import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestFolder } from "../../../testing/command.ts";
import { bundleSignInScript } from "./bundle-studio.ts";

test("does not serve a studio script planted in the cache folder of the project", async () => {
  const [project, user, before] = [
    await createTestFolder(),
    await createTestFolder(),
    process.cwd(),
  ];
  process.chdir(project);
  vi.stubEnv("XDG_CACHE_HOME", user);
  onTestFinished(() => {
    process.chdir(before);
    vi.unstubAllEnvs();
  });
  const script = await bundleSignInScript();
  await cp(join(user, "prelo"), join(project, ".cache"), { recursive: true }).catch(() => {});
  await rm(join(user, "prelo"), { recursive: true, force: true });
  const [name = ""] = await readdir(join(project, ".cache/studio"));
  const planted = join(project, ".cache/studio", name);
  await writeFile(planted, `planted();${await readFile(planted, "utf8")}`);
  expect(await bundleSignInScript()).toBe(script);
});
