import { join } from "node:path";
import type { InlineConfig } from "vite";

const root = join(import.meta.dirname, "../../..");

/**
 * What every bundle begins with: the engine's folder, and nothing that lies around it. A site has its own folder above
 * the engine's, where settings for other programs may lie: they are none of ours.
 */
export const byItself = {
  configFile: false,
  envDir: false,
  root,
  tsconfig: join(root, "src/builder/bundles/compiler-options.json"),
  css: { postcss: {} },
} satisfies InlineConfig;
