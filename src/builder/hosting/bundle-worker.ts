import { join } from "node:path";
import { build } from "esbuild";
import { catalogueCondition } from "../bundles/catalogue-condition.ts";

const source = join(import.meta.dirname, "../../forms/worker");

/** The name of the file with the form data, next to the Worker. */
export const formsFile = "forms.json";

/**
 * Bundles the Worker that receives the forms of a site. It is one module, which imports its data
 * from a file next to it. The same version of the engine gives the same bytes.
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
    // The Worker writes mails to editors in their language.
    conditions: [catalogueCondition],
    legalComments: "none",
  });
  return outputFiles[0]?.text ?? "";
}
