import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/command.ts";
import { isInstalledIn } from "./own-project.ts";

/** Makes folders, and links from the paths before the arrows to those behind. */
async function laidOut(...paths: readonly string[]) {
  const root = await temporaryFolder();
  for (const path of paths) {
    const [place = "", target] = path.split(" -> ").map((each) => join(root, each));
    await mkdir(target ? dirname(place) : place, { recursive: true });
    if (target) await symlink(target, place);
  }
  return (folder: string, program: string) =>
    isInstalledIn(join(root, folder), join(root, program));
}

test("the program belongs to the folder in which it was installed", async () => {
  const isOwn = await laidOut("site/node_modules/prelo", "other/content");
  expect(isOwn("site", "site/node_modules/prelo")).toBe(true);
  expect(isOwn("other", "site/node_modules/prelo")).toBe(false);
});

test("it belongs to no folder below, such as one of a stranger that was unpacked there", async () => {
  const isOwn = await laidOut("site/node_modules/prelo", "site/unpacked/content");
  expect(isOwn("site/unpacked", "site/node_modules/prelo")).toBe(false);
});

test("a link to a program elsewhere makes it nobody's own", async () => {
  const isOwn = await laidOut(
    "lib/node_modules/prelo",
    "site/node_modules/prelo -> lib/node_modules/prelo",
  );
  expect(isOwn("site", "site/node_modules/prelo")).toBe(false);
  expect(isOwn("site", "lib/node_modules/prelo")).toBe(false);
});

test("a link to a program within, as pnpm makes it, is none to elsewhere", async () => {
  const real = "site/node_modules/.pnpm/prelo@1/node_modules/prelo";
  const isOwn = await laidOut(real, `site/node_modules/prelo -> ${real}`);
  expect(isOwn("site", "site/node_modules/prelo")).toBe(true);
});

test("it belongs to the workspaces that npm linked beside it, and to no other folder there", async () => {
  const root = await temporaryFolder();
  const program = join(root, "node_modules/prelo");
  for (const path of [program, join(root, "sites/tea"), join(root, "sites/stranger")])
    await mkdir(path, { recursive: true });
  for (const name of ["tea", "stranger"])
    await writeFile(join(root, "sites", name, "package.json"), `{"name": "${name}"}`);
  await symlink(join(root, "sites/tea"), join(root, "node_modules/tea"));
  expect(isInstalledIn(join(root, "sites/tea"), program)).toBe(true);
  expect(isInstalledIn(join(root, "sites/stranger"), program)).toBe(false);
});
