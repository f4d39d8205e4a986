import { execFileSync, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "prelo-package-"));
const site = join(folder, "site");
let tarball = "";

// npm tells its children where they come from; who installs in another folder comes from nowhere.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$|^VITEST/.test(name)),
);
/** After the installation nothing may go out: npm would ask an address where nobody answers. */
const offline = { ...env, npm_config_registry: "http://127.0.0.1:9/", npm_config_offline: "true" };

beforeAll(() => {
  const options = { encoding: "utf8", env, stdio: "pipe" } as const;
  const told = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], options);
  const [, name = ""] = /"filename": "([^"]+)"/.exec(told) ?? [];
  tarball = join(folder, name);
  mkdirSync(site);
  npm("init", "-y");
  npm("install", tarball, "--no-audit", "--no-fund", "--prefer-offline");
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function npm(...args: string[]): void {
  execFileSync("npm", args, { cwd: site, env, stdio: "ignore" });
}

/** Runs a command as the guide says it, and tells what it came to. */
function prelo(...args: string[]) {
  const line = ["--no-install", "prelo", ...args];
  const options = { cwd: site, env: offline, encoding: "utf8", input: "" } as const;
  const { status, stdout, stderr } = spawnSync("npx", line, options);
  return { code: status, text: stdout + stderr };
}

/** What a folder of the site takes on the disk. */
function megabytes(name: string): number {
  return Number.parseInt(execFileSync("du", ["-sm", name], { cwd: site, encoding: "utf8" }), 10);
}

/** Starts a command that stays, and answers with the first address that it tells. */
function address(...args: string[]): Promise<string> {
  const options: SpawnOptions = {
    cwd: site,
    env: offline,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  };
  const child = spawn("npx", ["--no-install", "prelo", ...args], options);
  // The group, since npx starts a shell that starts the program.
  onTestFinished(() => void process.kill(-(child.pid ?? 0)));
  return new Promise((found, failed) => {
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (data) => {
        text += data;
        const [told] = /http:\/\/127\.0\.0\.1\S+/.exec(text) ?? [];
        if (told) found(told);
      });
    child.once("exit", () => failed(new Error(text)));
  });
}

test("the package is light, and holds neither the shipped site nor tests nor a browser", () => {
  expect(statSync(tarball).size).toBeLessThan(3_000_000);
  const engine = join(site, "node_modules/prelo");
  const files = readdirSync(engine, { recursive: true, encoding: "utf8" });
  expect(
    files.filter((file) => /\.test\.tsx?$|^content|^src.(?:bench|testing)/.test(file)),
  ).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["LICENSE", join("schemas", "site.json")]));
  for (const name of ["@sparticuz", "playwright-core", "vitest", "typescript", "prettier"])
    expect(existsSync(join(site, "node_modules", name))).toBe(false);
  if (process.platform === "linux") expect(megabytes("node_modules")).toBeLessThan(150);
});

test("from an empty folder to a site: new, check, build", { timeout: 120_000 }, () => {
  const made = prelo("new", ".", "--yes", "--name", "Padaria Sol", "--trade", "Pães e bolos");
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining("prelo studio") });
  expect(prelo("check")).toMatchObject({ code: 0, text: expect.stringContaining("Tudo certo") });
  expect(prelo("build")).toMatchObject({ code: 0, text: expect.stringContaining("4 páginas") });
  expect(existsSync(join(site, "dist/contato.html"))).toBe(true);
  expect(prelo("hosting", "nginx").text).toContain("server_name");
  expect(prelo("types")).toMatchObject({ code: 0 });
  expect(prelo("changes").text).toContain("não tem histórico");
  expect(prelo("publish", "--yes").text).toContain("não guarda versões");
  const again = prelo("new", ".", "--yes");
  expect(again).toMatchObject({ code: 2, text: expect.stringContaining("nada foi mudado") });
});

test("a block and a page of one's own, in the guide and on the site", { timeout: 120_000 }, () => {
  expect(prelo("new", "page", "Quem somos")).toMatchObject({ code: 0 });
  expect(prelo("new", "block", "Cardápio")).toMatchObject({ code: 0 });
  expect(prelo("types")).toMatchObject({ code: 0 });
  const page = join(site, "content/pages/inicio.yaml");
  appendFileSync(page, "\n  - type: cardapio\n    title: Hoje\n    text: Pão e sopa.\n");
  expect(prelo("build")).toMatchObject({ code: 0, text: expect.stringContaining("4 páginas") });
  expect(readFileSync(join(site, "dist/index.html"), "utf8")).toContain("Pão e sopa.");
  expect(readFileSync(join(site, "content/GUIA.md"), "utf8")).toContain("Cardápio");
  expect(readFileSync(join(site, "content/blocks/types.ts"), "utf8")).toContain("CardapioBlock");
});

test("start, dev and studio answer", { timeout: 120_000 }, async () => {
  const started = await address("start", "--port", String(await freePort()));
  expect(await (await fetch(started)).text()).toContain("Padaria Sol");
  const previewed = await address("dev", "--port", String(await freePort()));
  expect(await (await fetch(previewed)).text()).toContain("/src/studio/start.tsx");
  const written = await address("studio", "--port", String(await freePort()));
  const page = await fetch(written, { redirect: "manual" });
  expect(page.status).toBeLessThan(400);
});

test("the engine's folder stays as it was installed", () => {
  const engine = resolve(site, "node_modules/prelo");
  const names = readdirSync(engine).filter((name) => /^\.|^dist|^node_modules/.test(name));
  expect(names).toEqual([]);
});
