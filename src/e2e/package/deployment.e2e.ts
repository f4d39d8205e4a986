import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { expect, inject } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";
import { getSiteFrame, waitForSaveState } from "../../testing/browser/studio-page.ts";
import { createTestFolder, runCliCommand, startCommand } from "../../testing/command.ts";
import { startEngine } from "../../testing/engines/drivers/find-browsers.ts";
import { type EngineName, engineNames } from "../../testing/engines/engine.ts";
import { phoneViewport } from "../../testing/engines/journey-types.ts";
import { Tab } from "../../testing/engines/tab.ts";
import { runLocalWorker } from "../../testing/forms/local-worker.ts";
import { createGithubSite, type GithubSite } from "../../testing/github/github-site.ts";
import { openGithubStudio } from "../../testing/github/open-github-studio.ts";
import { runAction } from "../../testing/pipelines/run-action.ts";
import { createDeveloperGit, hasGit } from "../../testing/studio/git-folder.ts";
import { commitVersion } from "../../testing/studio/studio-actions.ts";
import { startTlsProxy, type TlsProxy } from "../../testing/tls-proxy.ts";

/*
 * A site from creation to production. The test creates a site, commits it, and checks and builds it
 * like the pipeline. It then serves the site over https, uses it in three engines and edits it.
 */

const program = `node ${resolve("scripts/prelo.mjs")}`;

/** Creates a site with its owner's data instead of the samples. It receives its own forms. */
async function newSite(): Promise<string> {
  const folder = join(await createTestFolder(), "padaria são joão");
  const facts = ["--name", "Padaria Sol", "--trade", "Pães e bolos"];
  const made = await runCliCommand("new", [folder, "--yes", ...facts]);
  expect(made.code, made.text).toBe(0);
  const settings = await edited(join(folder, "content/site.yaml"), [
    [/^url: .*$/m, 'url: "https://sol.padaria-sem-nome.com.br"\ndelivery: worker'],
    [/^hosting: .*$/m, "hosting: cloudflare"],
    [/^ {2}phone: .*$/m, "  phone: (38) 3221-4455"],
    [/^ {2}email: .*$/m, "  email: ola@sol.padaria-sem-nome.com.br"],
    [/street: .*$/m, "street: Rua Doutor Santos, 12"],
    [/postalCode: .*$/m, "postalCode: 39400-001"],
  ]);
  expect(settings).toContain("delivery: worker");
  await edited(join(folder, "content/pages/contato.yaml"), [
    [/^ {4}success: .*$/m, "    success: Recebemos a sua mensagem."],
    [/^ {4}delivery:\n {6}type: mailto\n/m, ""],
  ]);
  await edited(join(folder, "content/pages/privacidade.yaml"), [
    [
      /O formulário abre o seu programa de e-mail, e só\s+recebemos a mensagem se você a enviar por lá\./,
      "O site guarda a mensagem e a manda à nossa equipe.",
    ],
  ]);
  return folder;
}

async function edited(file: string, changes: readonly [RegExp, string][]): Promise<string> {
  let text = await readFile(file, "utf8");
  for (const [from, to] of changes) {
    expect(text, file).toMatch(from);
    text = text.replace(from, to);
  }
  await writeFile(file, text);
  return text;
}

/** Reads the texts of all files below a folder, by path. */
function textsIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = paths.map((path) => join(folder, path)).filter((path) => statSync(path).isFile());
  return Object.fromEntries(
    files.map((path) => [relative(folder, path), readFileSync(path, "utf8")]),
  );
}

/** Runs the pipeline after a push: a clean clone, the check before publication, and the build. */
async function runPipeline(site: GithubSite): Promise<string> {
  const root = await createTestFolder();
  const folder = join(root, "clone");
  createDeveloperGit(root)("clone", "--quiet", site.place, folder);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const asked = { command: program, from: "HEAD~1", publish: "true" };
  const { code, text } = runAction(folder, join(root, "runner"), asked);
  expect(code, text).toBe(0);
  expect(existsSync(join(folder, "dist/contato.html"))).toBe(true);
  return folder;
}

/** Serves the built site with its forms on this machine. Returns its address. */
async function serve(folder: string, messages: string): Promise<string> {
  const child = startCommand("serve", ["--port", "0", "--forms", messages], {}, folder);
  return new Promise((found, failed) => {
    let said = "";
    child.stdout.on("data", (data) => {
      said += data;
      const [address] = /http:\/\/[\w.]+:\d+/.exec(said) ?? [];
      if (address) found(address);
    });
    child.stderr.on("data", (data) => (said += data));
    child.once("exit", () => failed(new Error(said)));
  });
}

/** Sends the form of each site in one engine, as a visitor. */
async function write(name: EngineName, doors: readonly TlsProxy[]): Promise<void> {
  const engine = await startEngine(name, inject("engines"));
  try {
    for (const { address } of doors) {
      const driver = await engine.open({ ...phoneViewport, dark: false, acceptsUnsigned: true });
      const tab = new Tab(driver, address);
      await tab.navigate("/contato");
      await tab.waitForHydration();
      await tab.fill("[name=name]", `Ana ${name}`);
      await tab.fill("[name=email]", `ana@${name}.com.br`);
      await tab.fill("[name=message]", "Quanto custa o pão?");
      await tab.click("#formulario form button[type=submit], #formulario form button:not([type])");
      await expect
        .poll(() => tab.text("#formulario [role=status]"))
        .toContain("Recebemos a sua mensagem.");
      await tab.close();
    }
  } finally {
    await engine.close();
  }
}

async function testForms({ address, authority }: TlsProxy, folder: string) {
  const known = join(await createTestFolder(), "authority.pem");
  await writeFile(known, authority);
  const flags = ["test-form", "--url", address, "--yes"];
  return runCliCommand("hosting", flags, { NODE_EXTRA_CA_CERTS: known }, folder);
}

journey.skipIf(!hasGit)(
  "deploys a new site over https, stores messages of all engines in D1 and SQLite, and publishes an edit",
  async ({ open }) => {
    const local = await newSite();
    const site = await createGithubSite(textsIn(local));
    const clone = await runPipeline(site);

    const made = await runCliCommand("hosting", ["cloudflare"], {}, clone);
    expect(made.code, made.text).toBe(0);
    const worker = await runLocalWorker(join(clone, "cloudflare"));
    const messages = join(await createTestFolder(), "messages.db");
    const served = await serve(clone, messages);
    const doors = await Promise.all([worker.address, served].map(startTlsProxy));
    const engines = engineNames.filter((name) => inject("engines")[name]);
    for (const name of engines) await write(name, doors);

    const inWorker = await worker.rows("SELECT * FROM messages");
    expect(inWorker).toHaveLength(engines.length);
    const listed = await runCliCommand("messages", [messages]);
    for (const name of engines) {
      expect(JSON.stringify(inWorker)).toContain(`ana@${name}.com.br`);
      expect(listed.text).toContain(`Ana ${name}`);
    }

    // Run the command with which the owner tests the forms, against the live addresses.
    for (const door of doors) {
      const tested = await testForms(door, clone);
      expect(tested.code, tested.text).toBe(0);
    }
    expect(await worker.rows("SELECT * FROM messages")).toHaveLength(engines.length + 1);

    const studio = join(await createTestFolder(), "studio");
    const compiled = await runCliCommand("studio", ["--static", studio], {}, clone);
    expect(compiled.code, compiled.text).toBe(0);
    const { page } = await openGithubStudio(open, studio, site);
    await getSiteFrame(page).locator("h1").first().click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Pão quente às seis");
    await waitForSaveState(page, "saved");
    const before = site.git("rev-parse", "main").trim();
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    await commitVersion(dialog);
    await expect.poll(() => dialog.textContent(), { timeout: 30_000 }).toMatch(/Esperando o site…/);
    expect(site.changed(before, "main")).toEqual(["content/pages/inicio.yaml"]);

    const home = await readFile(join(await runPipeline(site), "dist/index.html"), "utf8");
    expect(collapseWhiteSpace(home)).toContain("Pão quente às seis");
  },
  300_000,
);
