import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyEngine, packEngine } from "../../testing/package/pack-engine.ts";

/*
 * A site of this version is upgraded to a later one. The later version has a new label and a new
 * token that every page needs, and a renamed block field. The test packs both versions with npm and
 * unpacks them into the folder that npm uses.
 */

const folder = mkdtempSync(join(tmpdir(), "prelo-update-"));
const site = join(folder, "site");
const later = join(folder, "later");

const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$|^VITEST|^GIT_/.test(name)),
);

beforeAll(() => {
  const root = process.cwd();
  copyEngine(later);
  makeLater();
  mkdirSync(join(site, "node_modules"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (!name.startsWith(".") && name !== "prelo")
      symlinkSync(join(root, "node_modules", name), join(site, "node_modules", name), "junction");
  writeFileSync(join(site, "package.json"), '{ "name": "site", "private": true }\n');
  install();
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Replaces the site's engine with that of the copied project, or with this one. */
function install(copied?: string): void {
  const place = join(site, "node_modules/prelo");
  rmSync(place, { recursive: true, force: true });
  const name = basename(packEngine(folder, copied));
  mkdirSync(place);
  // A relative name, because some tars read "C:" as a remote host.
  execFileSync("tar", ["-xzf", name, "-C", "site/node_modules/prelo", "--strip-components", "1"], {
    cwd: folder,
  });
}

/** Runs a command of the engine installed in the site. */
function prelo(...args: string[]) {
  const line = [join(site, "node_modules/prelo/scripts/prelo.mjs"), ...args];
  const options = { cwd: site, env, encoding: "utf8", input: "" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, line, options);
  return { code: status, text: stdout + stderr };
}

function git(...args: string[]): string {
  const who = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
  return execFileSync("git", [...who, ...args], { cwd: site, env, encoding: "utf8" });
}

function edit(file: string, ...replacements: [before: string, after: string][]): void {
  const path = join(later, file);
  const text = readFileSync(path, "utf8");
  for (const [before] of replacements) expect([file, text.includes(before)]).toEqual([file, true]);
  const put = (now: string, [before, after]: [string, string]) => now.replaceAll(before, after);
  writeFileSync(path, replacements.reduce(put, text));
}

function editSchema(file: string, change: (schema: ReturnType<typeof JSON.parse>) => void): void {
  const path = join(later, "schemas", file);
  const schema = JSON.parse(readFileSync(path, "utf8"));
  change(schema);
  writeFileSync(path, JSON.stringify(schema));
}

/** Turns the copy of the engine into the later version. */
function makeLater(): void {
  editSchema("labels.json", ({ properties: { footer } }) => {
    footer.resolved.required.push("top");
    footer.properties.top = { ...footer.properties.navigation, examples: ["Ao alto"] };
  });
  edit("src/model/defaults/pt-BR.yaml", ["  navigation: Rodapé\n", `$&  top: ${word}\n`]);
  edit("src/layout/footer/footer.tsx", [
    "<LegalNotice footer={footer} />",
    '<LegalNotice footer={footer} /><a href="#top">{labels.footer.top}</a>',
  ]);
  editSchema("theme.json", ({ resolved, properties }) => {
    resolved.required.push("outline");
    properties.outline = { ...properties.radius, examples: [7] };
  });
  edit("src/theme/packs/livro-razao/tokens.yaml", ["radius: 0\n", "$&outline: 7\n"]);
  edit("src/theme/tokens.ts", ["{ space, radius }", "{ space, radius, outline }"]);
  edit("src/theme/tokens.ts", ['["--radius", px(radius)],', '$& ["--outline", px(outline)],']);
  edit("src/blocks/cta/cta.css", ["  .cta {\n", "$&    outline-offset: var(--outline);\n"]);
  editSchema("blocks/cta.json", ({ properties, examples }) => {
    const { description, ...others } = properties;
    for (const name of Object.keys(properties)) delete properties[name];
    Object.assign(properties, others, { lede: description });
    for (const example of examples ?? []) renameField(example);
  });
  edit("src/blocks/cta/cta.tsx", ["description", "lede"]);
  edit("src/load/migrations/migration-steps.ts", [
    "export const migrationSteps: readonly Step[] = [",
    '$&\n{ version: 3, in: { block: "cta" }, act: { rename: "/description", to: "lede" } },',
  ]);
  execFileSync(process.execPath, ["scripts/run.mjs", "types"], { cwd: later, env, stdio: "pipe" });
}

function renameField(example: Record<string, unknown>): void {
  example.lede = example.description;
  delete example.description;
}

const word = "Ao alto da página";

/** Reads all pages of the built site, by name. */
function pages(): Record<string, string> {
  const names = readdirSync(join(site, "dist")).filter((name) => name.endsWith(".html"));
  const read = (name: string) => readFileSync(join(site, "dist", name), "utf8");
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

test("a site builds unchanged with a later version, and migrate updates its content", () => {
  const made = prelo("new", ".", "--yes", "--name", "Padaria Sol", "--trade", "Pães e bolos");
  expect(made).toMatchObject({ code: 0 });
  // The owner of this site has copied a theme that lists every token.
  cpSync("content/theme.yaml", join(site, "content/theme.yaml"));
  const page = join(site, "content/pages/inicio.yaml");
  const before = readFileSync(page, "utf8").replace("layout: closing", "$& # no escuro");
  writeFileSync(page, before);
  expect(prelo("check")).toMatchObject({ code: 0, text: expect.stringContaining("Tudo certo") });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "Site");

  install(later);
  expect(git("status", "--porcelain")).toBe("");
  const checked = prelo("check");
  expect(checked).toMatchObject({ code: 0, text: expect.stringContaining("migrate") });
  expect(checked.text).toContain("Tudo certo");
  // Two notes: the renamed field, and the new token, which the theme does not set. The new label
  // gives no note, because the site overrides few labels.
  expect(checked.text.match(/Nota: .*/g)).toHaveLength(2);
  expect(checked.text).toContain("Por exemplo:  outline: 7");
  expect(prelo("build")).toMatchObject({ code: 0 });
  const built = pages();
  expect(built["index.html"]).toContain(word);
  expect(built["index.html"]).toContain("Escreva ou ligue.");
  expect(JSON.stringify(built)).toContain("--outline:7px");
  expect(git("status", "--porcelain")).toBe("");

  expect(prelo("migrate").text).toContain('"description" chama-se agora "lede"');
  expect(git("diff", "--stat", "--", ".")).toContain("2 files changed");
  expect(readFileSync(page, "utf8")).toBe(
    before.replace("    description: Escreva", "    lede: Escreva"),
  );
  expect(prelo("migrate").text).toContain("não há nada a mudar");
  expect(prelo("check").text.match(/Nota: .*/g)).toEqual([expect.stringContaining("mais nova")]);
  expect(prelo("build")).toMatchObject({ code: 0 });
  expect(pages()).toEqual(built);
}, 240_000);
