import { join } from "node:path";
import type { InlineConfig } from "vite";

const root = join(import.meta.dirname, "../../..");

/** The options of every Vite build and server. */
export const isolatedOptions = {
  configFile: false,
  envDir: false,
  root,
  tsconfig: join(root, "src/builder/bundles/compiler-options.json"),
  css: { postcss: {} },
} satisfies InlineConfig;
