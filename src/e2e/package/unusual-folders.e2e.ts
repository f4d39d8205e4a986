import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../testing/free-port.ts";
import {
  type InstalledSite,
  installPackageInNewFolder,
} from "../../testing/package/installed-site.ts";

/*
 * A site with unusual folder names, symlinked packages, a read-only engine, and configuration files
 * of other tools everywhere.
 */

const content = "conteúdo do site";
const quoted = `--content "${content}"`;
/** The output of all commands. */
const said: string[] = [];
let site: InstalledSite;
/** Root may write anywhere. So if the test runs as root, the commands run as another user. */
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};

beforeAll(() => {
  site = installPackageInNewFolder("a padaria é", "--install-strategy=linked");
  const above = dirname(site.folder);
  for (const place of [above, site.folder]) {
    writeFileSync(join(place, "tsconfig.json"), '{ "compilerOptions": { "jsx": "preserve", ');
    for (const name of ["vite.config.js", "postcss.config.cjs"])
      writeFileSync(join(place, name), 'throw new Error("not for you");');
  }
  writeFileSync(join(above, "package.json"), '{ "type": "commonjs", "workspaces": ["none"] }');
  execFileSync("chmod", ["-R", "a-w", join(site.folder, "node_modules")]);
  if (!isRoot) return;
  chmodSync(above, 0o755);
  execFileSync("chown", ["65534:65534", site.folder, join(site.folder, "package.json")]);
}, 180_000);

afterAll(() => {
  execFileSync("chmod", ["-R", "u+w", site.folder]);
  site.remove();
});

function prelo(...args: string[]) {
  return preloIn(site.folder, ...args);
}

function preloIn(cwd: string, ...args: string[]) {
  const HOME = site.folder;
  const told = site.prelo(args, { cwd, ...user, env: { ...site.env, HOME } });
  said.push(told.text);
  return told;
}

test("new creates a site and its parts in an unusual folder", { timeout: 120_000 }, () => {
  expect(prelo("new", ".", "--yes", "--content", "a/b").text).toContain("--content site");
  const made = prelo("new", ".", "--yes", "--content", content);
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining(`check ${quoted}`) });
  const flags = ["--content", content];
  const block = prelo("new", "block", "Cardápio", ...flags);
  expect(block).toMatchObject({ code: 0, text: expect.stringContaining(`types ${quoted}`) });
  expect(prelo("new", "article", 'Pães: "de maio" 🎉', ...flags)).toMatchObject({ code: 0 });
  expect(prelo("new", "article", 'Pães: "de maio" 🎉', ...flags)).toMatchObject({ code: 2 });
  expect(prelo("new", "page", "Quem somos", ...flags)).toMatchObject({ code: 0 });
  expect(prelo("new", "page", ...flags).text).toContain(`new page "Quem somos" ${quoted}`);
  expect(prelo("types", ...flags)).toMatchObject({ code: 0 });
  const page = join(site.folder, content, "pages/inicio.yaml");
  appendFileSync(page, "\n  - type: cardapio\n    title: Hoje\n    text: Pão e sopa.\n");
});

test("every command works there and prints the folder's name", { timeout: 120_000 }, () => {
  const flags = ["--content", content];
  expect(prelo("hosting", "nginx", ...flags).text).toContain(`build ${quoted}`);
  expect(prelo("hosting", ...flags).text).toContain(`hosting nginx ${quoted}`);
  expect(prelo("check", ...flags)).toMatchObject({ code: 0 });
  expect(prelo("build", ...flags)).toMatchObject({ code: 0 });
  expect(prelo("hosting", "caddy", ...flags)).toMatchObject({ code: 0 });
  expect(prelo("build", ...flags, "--one-file", "para ver.html").code).toBeLessThan(2);
  for (const name of ["changes", "draw", "migrate"]) prelo(name, ...flags);
  for (const name of ["", "new", "start", "dev", "studio", "check", "build", "migrate"])
    prelo(...[name, "--help"].filter(Boolean));
  for (const name of ["changes", "hosting", "types", "draw"]) prelo(name, "--help");
});

test("reports paths and commands relative to the working directory", { timeout: 120_000 }, () => {
  const settings = join(site.folder, content, "site.yaml");
  const text = readFileSync(settings, "utf8");
  writeFileSync(settings, text.replace("currency: BRL", "currency: reais"));
  const above = dirname(site.folder);
  for (const [cwd, path, place, again] of [
    [site.folder, content, content, quoted],
    [site.folder, join(site.folder, content), content, quoted],
    [site.folder, `./${content}/`, content, quoted],
    [join(site.folder, content), ".", "", "--content ."],
    [join(site.folder, content, "pages"), "..", "..", "--content .."],
    [above, `a padaria é/${content}`, `a padaria é/${content}`, `"a padaria é/${content}"`],
  ] as const) {
    const program = ["check", "--date", "2027-01-02", "--content", path];
    const { code, text: report } = cwd === above ? fromAbove(program) : preloIn(cwd, ...program);
    expect(code).toBe(1);
    expect(report).toMatch(new RegExp(`^${place && `${place}/`}site\\.yaml:\\d+:\\d+`, "m"));
    expect(report).toContain(`check ${again}`.replace('check "', 'check --content "'));
    expect(report).toContain("--date 2027-01-02");
  }
  expect(prelo("build", "--content", content, "--out", "o site").text).toMatch(/em dist|em o site/);
  expect(prelo("start", "--content", content, "--date", "2027-01-02").text).toContain(quoted);
  writeFileSync(settings, text.replace(/^contentVersion: .*\n/m, ""));
  expect(prelo("check", "--content", content).text).not.toContain("npm run");
  writeFileSync(settings, text);
});

/** Runs the program by its path, in a folder without packages. */
function fromAbove(args: string[]) {
  const script = join(site.folder, "node_modules/prelo/scripts/prelo.mjs");
  const told = site.node(script, args, { cwd: dirname(site.folder) });
  said.push(told.text);
  return told;
}

test("start, dev and studio answer requests", { timeout: 120_000 }, async () => {
  for (const name of ["start", "dev", "studio"]) {
    const port = String(await findFreePort());
    const address = await site.start(name, "--content", content, "--port", port);
    expect((await fetch(address, { redirect: "manual" })).status).toBeLessThan(400);
  }
});

test.runIf(process.platform === "linux")("the start file for Linux opens the studio", async () => {
  const address = await site.openStartFile(join(site.folder, content, "ABRIR-NO-LINUX.sh"));
  expect((await fetch(address, { redirect: "manual" })).status).toBeLessThan(400);
});

test("no output or generated file mentions content/ or npm run", () => {
  const files = ["LEIA-ME.md", "GUIA.md"].map((name) => join(content, name));
  const helpers = [".vscode/tasks.json", ".vscode/settings.json", ".github/workflows/site.yml"];
  const texts = [...files, ...helpers, "package.json"].map((path) =>
    readFileSync(join(site.folder, path), "utf8"),
  );
  for (const text of [...said, ...texts]) expect(text).not.toMatch(/(?<![\w-])content\/|npm run/);
});
