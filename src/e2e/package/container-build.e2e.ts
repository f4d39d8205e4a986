import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type InstalledSite,
  installPackageInNewFolder,
} from "../../testing/package/installed-site.ts";

/*
 * Runs the steps of a site's container file one by one in an empty folder, without a container
 * engine.
 */

let site: InstalledSite;

beforeAll(() => {
  site = installPackageInNewFolder("site");
}, 180_000);

afterAll(() => site.remove());

/** Returns the instructions of the first stage, in order. */
function buildSteps(text: string): [kind: string, rest: string][] {
  const [, build = ""] = text.split(/^FROM .*$/m);
  const lines = build.split("\n").filter((each) => /^[A-Z]+ /.test(each));
  return lines.map((each) => [each.split(" ")[0] ?? "", each.slice(each.indexOf(" ") + 1)]);
}

/** Files that the ignore file beside the container file excludes from the build context. */
const left = ["node_modules", "dist", ".cache", ".git"];

function copy(names: readonly string[], to: string): void {
  const all = names.includes(".") ? readdirSync(site.folder) : names;
  for (const name of all.filter((each) => !left.includes(each)))
    cpSync(join(site.folder, name), join(to, name), { recursive: true });
}

/** Reads all files below a folder. Returns their contents in base64, by path. */
function bytesOf(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile()).sort();
  return new Map(files.map((path) => [path, readFileSync(join(folder, path)).toString("base64")]));
}

test("the container steps build the same site as a local build, and reject sample content", () => {
  expect(site.prelo(["new", ".", "--yes"])).toMatchObject({ code: 0 });
  const { code, text } = site.prelo(["hosting", "container"]);
  expect(code).toBe(0);
  const folder = join(dirname(site.folder), "container");
  mkdirSync(folder);
  const address = "https://firma.example.org";
  const env = { ...site.env, NODE_OPTIONS: "", SITE_URL: address, npm_config_offline: "false" };
  const { npm_config_registry: _, ...open } = env as NodeJS.ProcessEnv;
  const codes = buildSteps(text).map(([kind, rest]) => {
    if (kind === "COPY") copy(rest.split(" ").slice(0, -1), folder);
    if (kind !== "RUN") return [kind, rest];
    const run = spawnSync("sh", ["-c", rest], { cwd: folder, env: open, encoding: "utf8" });
    if (rest.includes("--publish")) expect(run.stdout).toContain("Antes de publicar");
    else expect(`${run.stdout}${run.stderr} ${run.status}`).toMatch(/ 0$/);
    return [kind, rest, run.status];
  });
  expect(codes.map((each) => each.at(-1))).toMatchInlineSnapshot(`
    [
      "/site",
      "package.json package-lock.json ./",
      0,
      ". .",
      "SITE_URL=",
      1,
      0,
      0,
    ]
  `);
  expect(site.prelo(["build", "--compress", "--url", address])).toMatchObject({ code: 0 });
  const made = bytesOf(join(folder, "dist"));
  expect(made.size).toBeGreaterThan(20);
  expect(made).toEqual(bytesOf(join(site.folder, "dist")));
  const configuration = readFileSync(join(folder, "site.conf"), "utf8");
  expect(configuration).toContain("listen 8080;\n    listen [::]:8080;");
  expect(configuration).toContain(`/${basename(folder)}/dist"`);
  // Every path that the second stage copies must exist.
  for (const [, from = ""] of text.matchAll(/^COPY --from=build \/site\/(\S+)/gm))
    expect(existsSync(join(folder, from))).toBe(true);
}, 180_000);
