import { join } from "node:path";
import type { InlineConfig } from "vite";

const root = join(import.meta.dirname, "../../..");

/**
 * Options of every bundle: the engine's folder is the root, and configuration files outside of it
 * are ignored. A site may have its own folder above the engine's, with settings for other tools.
 */
export const isolatedOptions = {
  configFile: false,
  envDir: false,
  root,
  tsconfig: join(root, "src/builder/bundles/compiler-options.json"),
  css: { postcss: {} },
} satisfies InlineConfig;
