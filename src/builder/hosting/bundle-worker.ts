import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { languageFile } from "../bundles/language-modules.ts";

const source = join(import.meta.dirname, "../../forms/worker");

/** File name of the Worker's form data, next to the Worker. */
export const formsFile = "forms.json";

/**
 * Bundles the Worker that receives a site's forms, as one module that imports its data from a file
 * next to it. The same engine version gives the same bytes.
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
    plugins: [words],
    legalComments: "none",
  });
  return outputFiles[0]?.text ?? "";
}

/** Its mails to editors are in their language. */
const words: Plugin = {
  name: "words",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.pt-br\.\w+$/ }, ({ path, importer }) => {
      const file = languageFile(path, importer);
      return file === undefined ? undefined : { path: file };
    }),
};
