import { join } from "node:path";
import { expect, test } from "vitest";
import { checkAllowedModules, scriptPathsWithImports } from "./allowed-modules.ts";

const chunk = (name: string, modules: string[], imports: string[] = []) => ({
  name,
  path: `assets/${name}.js`,
  code: "",
  modules: modules.map((path) => join(process.cwd(), path)),
  imports: imports.map((each) => `assets/${each}.js`),
  dynamicImports: [],
});

const own = join(process.cwd(), "site/blocks");

test("accepts scripts with the modules of the list", () => {
  const main = chunk("main", ["src/client/main.tsx", "node_modules/motion-dom/dist/index.mjs"]);
  expect(() =>
    checkAllowedModules([main, chunk("boot", ["src/client/boot.ts"])], own),
  ).not.toThrow();
});

test("names each module that is not allowed, and its script", () => {
  const leaking = chunk("main", ["src/blocks/hero/hero.tsx", "node_modules/ajv/dist/ajv.js"]);
  expect(() => checkAllowedModules([leaking], own)).toThrow(
    "does not have: src/blocks/hero/hero.tsx in main.js, ajv/dist/ajv.js in main.js",
  );
});

test("rejects any module in a script that is not in the list", () => {
  expect(() => checkAllowedModules([chunk("game", ["src/blocks/game/game.tsx"])], own)).toThrow(
    "game.js",
  );
});

test("allows a site's own code in its own scripts only, and without other libraries", () => {
  const main = chunk("main", ["src/client/main.tsx", "site/blocks/interactive.ts"]);
  const game = chunk("game", ["site/blocks/game/game.tsx", "src/ui/format/format-date.ts"]);
  expect(() => checkAllowedModules([main, game], own)).not.toThrow();
  const leaking = chunk("main", ["site/blocks/game/game.tsx"]);
  expect(() => checkAllowedModules([leaking], own)).toThrow("site/blocks/game/game.tsx in main.js");
  const heavy = chunk("game", ["site/blocks/game/game.tsx", "node_modules/ajv/dist/ajv.js"]);
  expect(() => checkAllowedModules([heavy], own)).toThrow("ajv/dist/ajv.js in game.js");
});

test("returns a script with all its direct and indirect imports", () => {
  const chunks = [
    chunk("form", [], ["shared"]),
    chunk("shared", [], ["react"]),
    chunk("react", []),
  ];
  expect(scriptPathsWithImports(chunks, "assets/form.js")).toEqual([
    "assets/form.js",
    "assets/shared.js",
    "assets/react.js",
  ]);
});
