import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listenOnFreePort } from "../../builder/serve.ts";
import {
  copyContent,
  createTestFolder,
  runCliCommand,
  startCommand,
  startNpmScript,
} from "../../testing/command.ts";

const plans = "plans.yaml";

/**
 * Each mistake breaks the shipped content in one way. The pattern matches the position and the text
 * of the diagnostic.
 */
const mistakes: [string, (content: Content) => Promise<void>, RegExp][] = [
  [
    "a line that cannot be read",
    (content) => content.edit("pages/sobre.yaml", "title: ", "title: Atenção: "),
    /pages\/sobre\.yaml:\d+:\d+.*dois-pontos/s,
  ],
  [
    "an unknown block",
    (content) => content.edit("pages/inicio.yaml", "type: hero", "type: heroo"),
    /pages\/inicio\.yaml:\d+:\d+.*"heroo".*"hero"/s,
  ],
  [
    "a field that is missing",
    (content) => content.edit(plans, "price: 299", ""),
    /plans\.yaml:\d+:\d+.*"price"/s,
  ],
  [
    "a key with a slip",
    (content) => content.edit(plans, "price: 299", "pricee: 299"),
    /plans\.yaml:\d+:\d+.*"pricee".*"price"/s,
  ],
  [
    "a text where a number belongs",
    (content) => content.edit(plans, "price: 299", "price: R$ 299"),
    /plans\.yaml:\d+:\d+.*"price".*price: 299/s,
  ],
  [
    "a link to nowhere",
    (content) => content.edit("pages/inicio.yaml", "to: /servicos\n", "to: /servico\n"),
    /pages\/inicio\.yaml:\d+:\d+.*"\/servico".*"\/servicos"/s,
  ],
  [
    "a picture that is not there",
    (content) => content.edit("pages/inicio.yaml", "src: hero.svg", "src: heroi.svg"),
    /pages\/inicio\.yaml:\d+:\d+.*"heroi\.svg".*"hero\.svg"/s,
  ],
  [
    "two pages at one address",
    (content) => content.edit("pages/termos.yaml", "route: /termos", "route: /sobre"),
    /pages\/(termos|sobre)\.yaml:\d+:\d+.*"\/sobre"/s,
  ],
  [
    "a file that is not UTF-8",
    (content) =>
      content.write("faq.yaml", Buffer.from("- id: a\n  question: Quest\xe3o\n", "latin1")),
    /faq\.yaml:\d+:\d+.*UTF-8/s,
  ],
];

type Content = Awaited<ReturnType<typeof copyContent>>;

for (const [name, spoil, message] of mistakes) {
  test(`build reports ${name} with its line, without a stack trace, and keeps the old output`, async () => {
    const content = await copyContent();
    await spoil(content);
    const out = join(await createTestFolder(), "dist");
    await mkdir(out);
    await writeFile(join(out, "index.html"), "the old site");
    const { code, text } = await runCliCommand("build", [
      "--content",
      content.folder,
      "--out",
      out,
    ]);
    expect(text).toMatch(message);
    expect(text).not.toMatch(/^\s+at .+:\d+/m);
    expect(code).toBe(1);
    expect(await readFile(join(out, "index.html"), "utf8")).toBe("the old site");
  });
}

test("check and build report an empty and a missing content folder without a stack trace", async () => {
  const folder = await createTestFolder();
  for (const content of [folder, join(folder, "nowhere")]) {
    for (const command of ["check", "build"]) {
      const out = join(folder, "dist");
      const args =
        command === "build" ? ["--content", content, "--out", out] : ["--content", content];
      const { code, text } = await runCliCommand(command, args);
      expect(code, text).toBe(1);
      expect(text).not.toMatch(/^\s+at .+:\d+/m);
      expect(text.trim()).not.toBe("");
      expect(existsSync(out)).toBe(false);
    }
  }
});

test("check --json reports the errors of all files in one JSON object", async () => {
  const content = await copyContent();
  await content.edit(plans, "price: 299", "pricee: 299");
  await content.edit("pages/inicio.yaml", "type: hero", "type: heroo");
  await content.edit("pages/sobre.yaml", "title: ", "title: Atenção: ");
  const { code, stdout } = await runCliCommand("check", ["--content", content.folder, "--json"]);
  const report = JSON.parse(stdout);
  expect(code).toBe(1);
  expect(report.ok).toBe(false);
  const files = new Set(
    report.diagnostics.map(({ file }: { file: string }) => file.replace(/.*content\//, "")),
  );
  expect([...files].sort()).toEqual(["pages/inicio.yaml", "pages/sobre.yaml", "plans.yaml"]);
  for (const { line, column, message } of report.diagnostics) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message).not.toBe("");
  }
});

test("check reports no diagnostics for the shipped content", async () => {
  const { code, stdout } = await runCliCommand("check", ["--json"]);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, diagnostics: [] });
  expect(code).toBe(0);
});

test("an unknown flag is reported with a suggestion and without a stack trace", async () => {
  for (const command of ["check", "build", "start", "dev"]) {
    const { code, text } = await runCliCommand(command, ["--contet", "x"]);
    expect(code, command).toBe(2);
    expect(text).toMatch(/--contet.*--content/s);
    expect(text).not.toMatch(/^\s+at .+:\d+/m);
  }
});

test("a changed price appears on the services page and in the contact form", async () => {
  const content = await copyContent();
  await content.edit(plans, "price: 599", "price: 649");
  const out = join(await createTestFolder(), "dist");
  const { code, text } = await runCliCommand("build", ["--content", content.folder, "--out", out]);
  expect(code, text).toBe(0);
  const services = await readFile(join(out, "servicos.html"), "utf8");
  expect(services.replace(/<[^>]*>/g, "").replace(/\s+/g, " ")).toContain("R$ 649");
  expect(services).not.toContain("599");
  const contact = await readFile(join(out, "contato.html"), "utf8");
  expect(contact.replace(/\s+/g, " ")).toContain("R$ 649");
});

test("a server stops when the npm process that started it ends, whatever the signal", {
  timeout: 120_000,
}, async () => {
  const out = join(await createTestFolder(), "dist");
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const) {
    const npm = startNpmScript("start", ["--out", out, "--port", "45300"]);
    const address = await addressFrom(npm);
    expect((await fetch(address)).status).toBe(200);
    // Ctrl+C sends its signal to the whole process group. Other programs signal only npm.
    process.kill(signal === "SIGINT" ? -(npm.pid ?? 0) : (npm.pid ?? 0), signal);
    const answers = () =>
      fetch(address).then(
        ({ status }) => status,
        () => "nobody",
      );
    await expect.poll(answers, { timeout: 3000, message: signal }).toBe("nobody");
  }
});

test("a studio releases its lock before it ends, even if npm repeats the signal", async () => {
  const { folder } = await copyContent();
  const child = startCommand("studio", ["--content", folder, "--port", "0"]);
  const ended = once(child, "exit");
  await addressFrom(child);
  const lock = join(folder, "../.prelo/studio/content/lock");
  expect(existsSync(lock)).toBe(true);
  const repeat = setInterval(() => child.kill("SIGTERM"), 2);
  expect(await ended).toEqual([0, null]);
  clearInterval(repeat);
  expect(existsSync(lock)).toBe(false);
});

/** Waits for the address that a server command prints. */
function addressFrom(child: ReturnType<typeof startCommand>): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
}

test("start prints its address, and takes a higher port if its port is in use", async () => {
  const taken = createServer();
  await listenOnFreePort(taken, 45_000);
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number };
  const out = join(await createTestFolder(), "dist");
  const child = startCommand("start", ["--out", out, "--port", String(port)]);
  const address = await addressFrom(child);
  expect(Number(new URL(address).port)).toBeGreaterThan(port);
  expect(await (await fetch(`${address}/servicos`)).text()).toContain("Como Trabalhamos");
});

const manyBuilds = { timeout: 120_000 };

test(
  "build supports --date, --compress, and --preview with --drafts and --url",
  manyBuilds,
  async () => {
    const content = await copyContent();
    await content.edit(
      "pages/termos.yaml",
      "route: /termos",
      "publishAt: 2030-01-01\nroute: /termos",
    );
    await content.edit("site.yaml", "    - label: Termos de Uso\n      to: /termos\n", "");
    const folder = await createTestFolder();
    const build = async (name: string, ...flags: string[]) => {
      const out = join(folder, name);
      const args = ["--content", content.folder, "--out", out, ...flags];
      const { code, text } = await runCliCommand("build", args);
      expect(code, text).toBe(0);
      return out;
    };
    const before = await build("before", "--date", "2029-12-31");
    expect(existsSync(join(before, "termos.html"))).toBe(false);
    expect(existsSync(join(before, "index.html.br"))).toBe(false);
    const after = await build("after", "--date", "2030-01-01", "--compress");
    expect(existsSync(join(after, "termos.html"))).toBe(true);
    expect(existsSync(join(after, "index.html.br"))).toBe(true);
    const preview = await build(
      "preview",
      "--preview",
      "--drafts",
      "--url",
      "https://test.example",
    );
    const page = await readFile(join(preview, "termos.html"), "utf8");
    expect(page).toContain('content="noindex"');
    expect(page).toContain('href="https://test.example/termos"');
  },
);
