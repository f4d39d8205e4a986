import { mkdir, realpath, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "../../testing/command.ts";
import { listImplicitlyTrustedProjects } from "./installed-project.ts";

/** Creates folders. A path with an arrow becomes a link to the path after the arrow. */
async function laidOut(...paths: readonly string[]) {
  const root = await realpath(await createTestFolder());
  for (const path of paths) {
    const [place = "", target] = path.split(" -> ").map((each) => join(root, each));
    await mkdir(target ? dirname(place) : place, { recursive: true });
    if (target) await symlink(target, place);
  }
  const projects = (program: string, cwd: string) =>
    listImplicitlyTrustedProjects(join(root, program), join(root, cwd)).map((path) =>
      relative(root, path),
    );
  return { root, projects };
}

test("trusts the folder in which the program is installed, whatever the working directory", async () => {
  const { projects } = await laidOut("site/node_modules/prelo", "site/unpacked", "other");
  for (const cwd of ["site", "site/unpacked", "other"])
    expect(projects("site/node_modules/prelo", cwd)).toEqual(["site"]);
});

test("trusts the real location of a linked program, not the folder with the link", async () => {
  const link = "site/node_modules/prelo -> lib/node_modules/prelo";
  const { projects } = await laidOut("lib/node_modules/prelo", link);
  expect(projects("site/node_modules/prelo", "site")).toEqual(["lib"]);
});

test("trusts the folder with the link if the linked program is inside it, as with pnpm", async () => {
  const real = "site/node_modules/.pnpm/prelo@1/node_modules/prelo";
  const { projects } = await laidOut(real, `site/node_modules/prelo -> ${real}`);
  expect(projects("site/node_modules/prelo", "site")).toEqual(["site"]);
});

test("trusts npm workspaces linked beside the program, but no other folder there", async () => {
  const link = "node_modules/tea -> sites/tea";
  const { root, projects } = await laidOut("node_modules/prelo", "sites/tea", "sites/other", link);
  for (const name of ["tea", "other"])
    await writeFile(join(root, "sites", name, "package.json"), `{"name": "${name}"}`);
  expect(projects("node_modules/prelo", "sites/tea")).toEqual(["", join("sites", "tea")]);
  expect(projects("node_modules/prelo", "sites/other")).toEqual([""]);
});
