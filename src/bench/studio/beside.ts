import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { build } from "esbuild";
import { load } from "js-yaml";
import type { Schemas } from "../../content/schema/schemas.ts";
import { loadRules } from "../../site/load-folder.ts";
import { launchBrowser } from "../../testing/browser/launch-browser.ts";
import { keyTimes } from "./key-times.ts";

const packages = ["@rjsf/core", "@rjsf/utils", "@rjsf/validator-ajv8", "react", "react-dom"];

/** The program of the form: the whole page as a form, and its texts as a preview beside it. */
const program = `
import { createElement as make, useState } from "react";
import { createRoot } from "react-dom/client";
import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { schema, value } from "./page.json";
function Editor() {
  const [data, setData] = useState(value);
  const blocks = data.blocks.map((block, index) =>
    make("section", { key: index }, make("h2", null, block.title), make("p", null, block.lede)));
  return make("div", null,
    make(Form, { schema, validator, formData: data, onChange: (event) => setData(event.formData) }),
    make("main", null, make("h1", null, data.title), make("p", { id: "shown" }, data.description), blocks));
}
createRoot(document.getElementById("root")).render(make(Editor));
`;

/**
 * Measures a form that a well-known library makes of the same schema and the same page, from a key in its field for
 * the description to the frame that shows it in the preview. The library is installed for the while, in a folder of
 * its own.
 *
 * @param file a page of the shipped content
 * @returns milliseconds, one for each key
 */
export async function benchBeside(file: string, keys: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), "prelo-beside-"));
  const server = createServer();
  const browser = await launchBrowser();
  try {
    const html = await makeForm(folder, file);
    server.on("request", (_, answer) => {
      answer.setHeader("content-type", "text/html; charset=utf-8").end(html);
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return await keyTimes(
      { page, pressed: page.locator("#root_description"), shown: "#shown" },
      keys,
    );
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

async function makeForm(folder: string, file: string): Promise<string> {
  const value = load(readFileSync(join("content", file), "utf8"));
  const { schemas } = await loadRules("content");
  writeFileSync(join(folder, "package.json"), '{"private":true,"type":"module"}');
  writeFileSync(join(folder, "page.json"), JSON.stringify({ schema: inOne(schemas), value }));
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

/** The page's schema as one document, which the library needs: all others are its definitions. */
function inOne(schemas: Schemas): object {
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
