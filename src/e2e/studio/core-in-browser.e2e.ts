import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { beforeAll, expect, onTestFinished } from "vitest";
import { generateChecks } from "../../check/schema-compilation/compile-checks.ts";
import { checkContentFolder } from "../../load/check-content-folder.ts";
import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import { loadSiteBlocks } from "../../load/site-code/load-site-code.ts";
import { siteCodeFolder } from "../../load/site-code/site-code-files.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import { journey } from "../../testing/browser/journey.ts";
import { createTestFolder } from "../../testing/command.ts";
import type { BrowserReport, FetchedInput } from "../../testing/core-in-browser/browser-entry.ts";
import { collectCoreOutput } from "../../testing/core-in-browser/core-output.ts";

/*
 * The core runs in a page without Node and without `eval`. Its results for the shipped content are
 * the same as in Node.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const timeout = 120_000;

let script: string;
let schemas: Schemas;

beforeAll(async () => {
  schemas = (await loadRules("content")).schemas;
  script = await bundle();
}, timeout);

/** Bundles the core into one script. A `node:` import in it fails the build. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'import printed from "printed"; import { reportCoreOutput } from "../../testing/core-in-browser/browser-entry.ts"; reportCoreOutput(printed);',
      resolveDir: "src/testing/core-in-browser",
    },
    bundle: true,
    write: false,
    platform: "browser",
    format: "esm",
    target: "es2023",
    jsx: "automatic",
    alias: { "prelo/block": resolve("src/block.ts"), "prelo/rules": resolve("src/rules.ts") },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
    plugins: [
      {
        name: "printed",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^printed$/ }, () => ({ path: "printed", namespace: "printed" }));
          onLoad({ filter: /.*/, namespace: "printed" }, () => ({
            contents: generateChecks(schemas),
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}

async function textsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async (file) => {
    const path = join(file.parentPath, file.name);
    const name = path.slice(folder.length + 1).replaceAll("\\", "/");
    return [name, await readFile(path, "utf8")];
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Returns the text of a content file with one part replaced, by path. */
async function replaced(path: string, part: string, other: string) {
  const text = await readFile(join("content", path), "utf8");
  expect(text).toContain(part);
  return { [path]: text.replace(part, () => other) };
}

/** Copies the content to a folder on disk and replaces some files. */
async function copied(texts: Record<string, string>) {
  const folder = join(await createTestFolder(), "content");
  await cp("content", folder, { recursive: true });
  for (const [path, text] of Object.entries(texts)) await writeFile(join(folder, path), text);
  return { ...createDiskFileStore(folder), name: "content" };
}

async function serve(brought: FetchedInput): Promise<string> {
  const answers: Record<string, [type: string, body: string]> = {
    "/": ["text/html", '<!doctype html><script type="module" src="/core.js"></script>'],
    "/core.js": ["text/javascript", script],
    "/brought.json": ["application/json", JSON.stringify(brought)],
  };
  const server = createServer(({ url = "/" }, response) => {
    const [type, body] = answers[url] ?? ["text/plain", ""];
    const headers = { "content-type": `${type}; charset=utf-8`, "content-security-policy": policy };
    response.writeHead(body ? 200 : 404, headers).end(body);
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
}

journey(
  "the core returns the same results in a browser as in Node",
  { timeout },
  async ({ open }) => {
    const edited = await replaced("plans.yaml", "Essencial", "Primeiro");
    const mistaken = await replaced("site.yaml", "timeZone:", "timeZome:");
    const content = await textsOf("content");
    // Expected in the console: a 404 response, and the error of the page's own test whether it may
    // evaluate code.
    const page = await open({ expected: /status of 404|requires 'TrustedScript' assignment/ });
    await page.goto(await serve({ schemas, content, edited, mistaken }));
    await page.waitForFunction(() => "told" in globalThis, undefined, { timeout });
    const told = await page.evaluate(() => (globalThis as unknown as { told: BrowserReport }).told);
    expect(told.fault).toBeUndefined();
    expect(told.refused).toBe(true);

    const folders = { content: createDiskFileStore("content"), edited: await copied(edited) };
    const own = await loadSiteBlocks(siteCodeFolder("content"));
    const rules = { ...(await loadRules("content")), own };
    const seen = await collectCoreOutput({ ...folders, mistaken: await copied(mistaken) }, rules);
    const plain = JSON.parse(JSON.stringify(seen));
    expect(told.seen).toEqual(plain);

    const checked = await checkContentFolder("content", { date: "2026-01-15" });
    expect(told.seen?.diagnostics).toEqual(JSON.parse(JSON.stringify(checked.diagnostics)));
    expect(told.seen?.report).toContain("site.yaml:");
    expect(told.seen?.report).toContain("timeZome");
    expect(Object.keys(told.seen?.markup ?? {}).length).toBeGreaterThan(10);
    expect(told.seen?.changes.join()).toContain("Primeiro");
  },
);
