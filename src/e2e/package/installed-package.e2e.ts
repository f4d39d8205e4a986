import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";
import {
  getSiteFrame,
  waitForSaveState,
  waitForStudio,
} from "../../testing/browser/studio-page.ts";
import { findFreePort } from "../../testing/free-port.ts";
import {
  type InstalledSite,
  installPackageInNewFolder,
} from "../../testing/package/installed-site.ts";
import { openStaticStudio } from "../../testing/studio/static-studio/open-static-studio.ts";

let site: InstalledSite;
let folder = "";

beforeAll(() => {
  site = installPackageInNewFolder("site");
  folder = site.folder;
}, 180_000);

afterAll(() => site.remove());

/** Returns the size on disk of a file or folder in the site's folder, in MB. */
function megabytes(name: string): number {
  const told = execFileSync("du", ["-sm", name], { cwd: folder, encoding: "utf8" });
  return Number.parseInt(told, 10);
}

test("the package is small, and contains no shipped site, tests, development tools or browser", () => {
  // The package has bundles for two languages, which share large parts, and an SBOM.
  expect(statSync(site.tarball).size).toBeLessThan(3_550_000);
  const engine = join(folder, "node_modules/prelo");
  const files = readdirSync(engine, { recursive: true, encoding: "utf8" });
  expect(
    files.filter((file) => /\.test\.tsx?$|^content|^src.(?:bench|testing)/.test(file)),
  ).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["LICENSE", join("schemas", "site.json")]));
  for (const name of ["@sparticuz", "playwright-core", "vitest", "typescript", "prettier"])
    expect(existsSync(join(folder, "node_modules", name))).toBe(false);
  if (process.platform === "linux") expect(megabytes("node_modules")).toBeLessThan(155);
});

/** Whether this computer has `script`, which gives a program a pseudo-terminal. */
const hasTerminal = spawnSync("script", ["--version"]).status === 0;

test.runIf(hasTerminal && process.platform === "linux")(
  "new asks its questions at a terminal, and creates nothing if it is cancelled",
  { timeout: 60_000 },
  () => {
    const line = "node node_modules/prelo/scripts/prelo.mjs new asked";
    const ask = (typed: string) => {
      // The input waits in the pipe until the program asks.
      const input = `(sleep 1; printf '${typed}'; sleep 2)`;
      const command = `${input} | script -qec "${line}" /dev/null`;
      return spawnSync("sh", ["-c", command], { cwd: folder, encoding: "utf8" }).stdout;
    };
    const stopped = ask("Padaria\\r\\003");
    expect(stopped).toContain("nada foi criado");
    expect(existsSync(join(folder, "asked"))).toBe(false);
    const asked = ask("\\r\\rChina\\r\\r12\\r\\r\\ren\\r\\r");
    for (const sentence of [
      "exemplos do Brasil",
      "da região",
      "Escreva uma língua por suas letras",
      "cd asked",
    ])
      expect(asked).toContain(sentence);
    expect(site.prelo(["check", "--content", "asked/content"])).toMatchObject({ code: 0 });
    rmSync(join(folder, "asked"), { recursive: true });
  },
);

test("commands create, check and build a site in an empty folder", { timeout: 120_000 }, () => {
  const made = site.prelo([
    "new",
    ".",
    "--yes",
    "--name",
    "Padaria Sol",
    "--trade",
    "Pães e bolos",
  ]);
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining("prelo studio") });
  expect(site.prelo(["check"])).toMatchObject({
    code: 0,
    text: expect.stringContaining("Tudo certo"),
  });
  expect(site.prelo(["build"])).toMatchObject({
    code: 0,
    text: expect.stringContaining("4 páginas"),
  });
  expect(existsSync(join(folder, "dist/contato.html"))).toBe(true);
  expect(site.prelo(["hosting", "nginx"]).text).toContain("server_name");
  expect(site.prelo(["types"])).toMatchObject({ code: 0 });
  expect(site.prelo(["changes"]).text).toContain("não tem histórico");
  expect(site.prelo(["publish", "--yes"]).text).toContain("não guarda versões");
  const again = site.prelo(["new", ".", "--yes"]);
  expect(again).toMatchObject({ code: 2, text: expect.stringContaining("nada foi mudado") });
});

test("a new block compiles, and appears on the site and in the guide", { timeout: 120_000 }, () => {
  expect(site.prelo(["new", "page", "Quem somos"])).toMatchObject({ code: 0 });
  expect(site.prelo(["new", "block", "Cardápio"])).toMatchObject({ code: 0 });
  expect(site.prelo(["types"])).toMatchObject({ code: 0 });
  const page = join(folder, "content/pages/inicio.yaml");
  appendFileSync(page, "\n  - type: cardapio\n    title: Hoje\n    text: Pão e sopa.\n");
  expect(site.prelo(["build"])).toMatchObject({
    code: 0,
    text: expect.stringContaining("4 páginas"),
  });
  expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toContain("Pão e sopa.");
  expect(readFileSync(join(folder, "content/GUIA.md"), "utf8")).toContain("Cardápio");
  expect(readFileSync(join(folder, "content/blocks/types.ts"), "utf8")).toContain("CardapioBlock");
  writeFileSync(
    join(folder, "content/blocks/rules.ts"),
    'import type { SiteRules } from "prelo/rules";\n\nexport const rules = { valueChecks: [] } satisfies SiteRules;\n',
  );
  writeFileSync(
    join(folder, "content/blocks/interactive.ts"),
    'import type { OwnInteractive } from "prelo/block";\n\nexport const interactive = {\n  cardapio: () => import("./cardapio/cardapio.tsx").then(({ Cardapio }) => Cardapio),\n} satisfies OwnInteractive;\n',
  );
  const compiler = resolve("node_modules/typescript/bin/tsc");
  const compiled = spawnSync(process.execPath, [compiler], { cwd: folder, encoding: "utf8" });
  expect(compiled.stdout).toBe("");
  expect(site.prelo(["build"])).toMatchObject({ code: 0 });
});

test("start serves the site", { timeout: 120_000 }, async () => {
  const started = await site.start("start", "--port", String(await findFreePort()));
  expect(await (await fetch(started)).text()).toContain("Padaria Sol");
});

journey(
  "dev serves the page and shows a saved change without a page load",
  async ({ open }) => {
    const address = await site.start("dev", "--port", String(await findFreePort()));
    const page = await open();
    await page.goto(address);
    const main = async () => collapseWhiteSpace(await page.locator("main").textContent());
    await expect.poll(main, { timeout: 30_000 }).toContain("Pão e sopa.");
    await page.evaluate(() => document.body.setAttribute("data-loaded", "once"));
    const file = join(folder, "content/pages/inicio.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("Pão e sopa.", "Pão e queijo."));
    await expect.poll(main).toContain("Pão e queijo.");
    expect(await page.locator("body").getAttribute("data-loaded")).toBe("once");
  },
  180_000,
);

journey(
  "the studio saves text typed in the browser to the file",
  async ({ open }) => {
    const address = await site.start("studio", "--port", String(await findFreePort()));
    const page = await open();
    await page.goto(address);
    await waitForStudio(page);
    await getSiteFrame(page).locator("h1").first().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" hoje");
    await waitForSaveState(page, "saved");
    const text = () => readFileSync(join(folder, "content/pages/inicio.yaml"), "utf8");
    await expect.poll(text).toMatch(/title: .* hoje\b/);
    expect(site.prelo(["check"])).toMatchObject({ code: 0 });
  },
  120_000,
);

journey(
  "the static studio opens a content folder in the browser",
  async ({ open }) => {
    expect(site.prelo(["studio", "--static", "estudio"])).toMatchObject({ code: 0 });
    const folders = { files: join(folder, "estudio"), content: join(folder, "content") };
    const { page, violations } = await openStaticStudio(open, folders);
    await expect
      .poll(async () => collapseWhiteSpace(await getSiteFrame(page).locator("main").textContent()))
      .toContain("Padaria Sol");
    expect(await violations()).toEqual([]);
  },
  120_000,
);

test("no command adds a cache, build output or packages to the engine's folder", () => {
  const engine = resolve(folder, "node_modules/prelo");
  const names = readdirSync(engine).filter((name) => /^\.|^dist|^node_modules/.test(name));
  expect(names).toEqual([]);
});
