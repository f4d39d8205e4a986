import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { build } from "esbuild";
import { load } from "js-yaml";
import { createHandler } from "../../builder/serve.ts";
import { loadRules } from "../../load/load-folder.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import { launchBrowser } from "../../testing/browser/launch-browser.ts";
import { measureKeyLatency } from "./key-latency.ts";

const packages = ["@rjsf/core", "@rjsf/utils", "@rjsf/validator-ajv8", "react", "react-dom"];

/**
 * The measured app. It shows all fields of a page as a form, and beside it the built page with the
 * typed text.
 */
const program = `
import { createElement as make, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { html, schema, value } from "./page.json";
function Editor() {
  const [data, setData] = useState(value);
  const page = useRef(null);
  const { lede } = data.blocks[0];
  useLayoutEffect(() => {
    const shown = page.current.contentDocument?.querySelector("main .lede");
    if (shown) shown.textContent = lede;
  }, [lede]);
  return make("div", { style: { display: "grid", gridTemplateColumns: "376px 1fr", height: "100vh" } },
    make("div", { style: { overflow: "auto" } },
      make(Form, { schema, validator, formData: data, onChange: (event) => setData(event.formData) })),
    make("iframe", { name: "page", srcDoc: html, ref: page, style: { width: "100%", height: "100%" } }));
}
createRoot(document.getElementById("root")).render(make(Editor));
`;

/**
 * Measures a form that a well-known library builds from the same schema and page. Measures the time
 * from a key in a text field to the frame that shows the text on the page beside it. The app
 * updates only that text. Installs the library in a temporary folder.
 *
 * @param file a page of the shipped content
 * @returns latencies in ms, one per key
 */
export async function benchFormLibrary(file: string, keys: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), "prelo-beside-"));
  const site = join(folder, "site");
  buildShippedSite(site);
  const server = createServer();
  const browser = await launchBrowser();
  try {
    const [html, answer] = [await bundleFormApp(folder, file), createHandler(site)];
    server.on("request", (request, response) => {
      if (request.url !== "/form") return answer(request, response);
      response.setHeader("content-type", "text/html; charset=utf-8").end(html);
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${address}/form`);
    const { blocks } = load(readFileSync(join("content", file), "utf8")) as PageWithLede;
    await page.locator("form").waitFor();
    await page.evaluate(markInputByValue, blocks[0].lede);
    const pressed = page.locator("[data-pressed]");
    return await measureKeyLatency({ page, pressed, shown: "main .lede", frame: "page" }, keys);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** The part of a page file that is used here. */
interface PageWithLede {
  blocks: [{ lede: string }];
}

// Runs in the browser. Finds the field by its value, because the library chooses the field names.
function markInputByValue(text: string): void {
  const fields = document.querySelectorAll<HTMLInputElement>("form :is(input, textarea)");
  const own = [...fields].find(({ value }) => value === text);
  own?.setAttribute("data-pressed", "");
}

function buildShippedSite(out: string): void {
  execFileSync(process.execPath, ["scripts/run.mjs", "build", "--out", out], { stdio: "ignore" });
}

async function bundleFormApp(folder: string, file: string): Promise<string> {
  const value = load(readFileSync(join("content", file), "utf8"));
  const { schemas } = await loadRules("content");
  // The site's pages forbid framing, so embed the markup instead.
  const html = readFileSync(join(folder, "site", "index.html"), "utf8");
  writeFileSync(join(folder, "package.json"), '{"private":true,"type":"module"}');
  writeFileSync(
    join(folder, "page.json"),
    JSON.stringify({ html, schema: bundleSchemas(schemas), value }),
  );
  writeFileSync(join(folder, "main.js"), program);
  const install = ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages];
  execFileSync("npm", install, { cwd: folder, stdio: "ignore" });
  const { outputFiles } = await build({
    entryPoints: [join(folder, "main.js")],
    bundle: true,
    minify: true,
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const script = (outputFiles[0]?.text ?? "").replaceAll("</script", "<\\\\/script");
  return `<!doctype html><meta charset="utf-8"><div id="root"></div><script>${script}</script>`;
}

/**
 * Bundles the schema of a page and all others into one document with definitions, as the library
 * needs.
 */
function bundleSchemas(schemas: Schemas): object {
  const nameOf = (id: string) => id.replaceAll("/", "-");
  const definitions = Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      const toLocal = (key: string, value: unknown) => {
        if (key === "$ref")
          return `#/definitions/${nameOf(posix.join(posix.dirname(id), String(value)))}`;
        return key === "$id" ? undefined : value;
      };
      return [nameOf(id), JSON.parse(JSON.stringify(schema, toLocal))];
    }),
  );
  return { ...definitions["page.json"], definitions };
}
