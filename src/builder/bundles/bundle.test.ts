import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { userCacheFolder } from "../../media/cache-and-config-folders.ts";
import { createTestFolder } from "../../testing/command.ts";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { bundleClient } from "./bundle.ts";

test("reports the name, the size and the limit if a custom block makes pages too heavy", {
  timeout: 120_000,
}, async () => {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  const own = join(dirname(workspace.directory), "content", "blocks");
  const words = Array.from({ length: 6000 }, (_, index) => ((index + 1) ** 7).toString(36));
  await workspace.file(
    "blocks/bell/bell.tsx",
    `export const Bell = () => <p>${words.join(" ")}</p>;\n`,
  );
  await workspace.file(
    "blocks/interactive.ts",
    `export const interactive = { bell: () => import("./bell/bell.tsx").then(({ Bell }) => Bell) };\n`,
  );
  await expect(bundleClient(own)).rejects.toThrow(
    /Com o bloco "bell", os programas de uma página somam \d+,\d KB, e o limite é 80,0 KB\./,
  );
});

test("returns existing library folders if the cached ones no longer exist", async () => {
  vi.stubEnv("XDG_CACHE_HOME", await createTestFolder());
  const own = join(await createTestFolder(), "blocks");
  await bundleClient(own);
  const folder = userCacheFolder("client");
  const [name = ""] = readdirSync(folder);
  const kept = JSON.parse(readFileSync(join(folder, name), "utf8"));
  const gone = { ...kept, packages: ["/nowhere/node_modules/react"] };
  writeFileSync(join(folder, name), JSON.stringify(gone));
  const { packages } = await bundleClient(own);
  expect(packages.filter((each) => !existsSync(each))).toEqual([]);
  expect(packages.length).toBeGreaterThan(0);
  vi.unstubAllEnvs();
}, 60_000);
