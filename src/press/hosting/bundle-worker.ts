import { join } from "node:path";
import { build } from "esbuild";

const source = join(import.meta.dirname, "../../receiver");

/** Where the Worker finds the data of the forms, beside itself. */
export const formsFile = "forms.json";

/**
 * The program of the Worker that receives a site's forms, as one module that reads their data from a file beside it. The same
 * engine gives the same bytes.
 */
export async function bundleWorker(): Promise<string> {
  const contents = `import { createWorker } from "./forms-worker.ts";
    import forms from "./${formsFile}";
    export default createWorker(forms);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source, loader: "ts" },
    ...{ bundle: true, format: "esm", platform: "neutral", target: "es2022", write: false },
    external: [`./${formsFile}`],
    tsconfigRaw: {},
    legalComments: "none",
  });
  return outputFiles[0]?.text ?? "";
}
