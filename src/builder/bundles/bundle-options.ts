import { join } from "node:path";
import type { InlineConfig } from "vite";

const root = join(import.meta.dirname, "../../..");

/**
 * The options of every bundle. The engine's folder is the root, and configuration files outside it
 * are ignored. A site may have a folder above the engine's with settings for other tools.
 */
export const isolatedOptions = {
  configFile: false,
  envDir: false,
  root,
  tsconfig: join(root, "src/builder/bundles/compiler-options.json"),
  css: { postcss: {} },
} satisfies InlineConfig;
