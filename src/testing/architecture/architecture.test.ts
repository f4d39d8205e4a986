import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * The modules and their floors (layers). A module may import from lower floors. From its own floor
 * it may import only the modules in `beside`. `packages` lists the allowed npm packages. `node`
 * says whether `node:` imports are allowed.
 */
const modules: Record<
  string,
  { floor: number; beside?: string[]; packages: string[]; node?: true }
> = {
  system: { floor: 1, packages: [], node: true },
  yaml: { floor: 1, packages: ["js-yaml"] },
  model: { floor: 2, packages: ["image-size", "js-yaml", "marked"] },
  check: { floor: 3, packages: ["ajv"] },
  theme: { floor: 3, packages: [] },
  ui: { floor: 3, beside: ["theme"], packages: ["react"] },
  blocks: { floor: 4, packages: ["react"] },
  // The public modules for site code, `prelo/block` and `prelo/rules`. The engine itself must not
  // import them.
  "block.ts": { floor: 4, beside: ["blocks"], packages: [] },
  "rules.ts": { floor: 4, packages: [] },
  media: {
    floor: 4,
    packages: ["harfbuzzjs", "sharp", "subset-font", "svgo"],
    node: true,
  },
  codegen: { floor: 4, packages: ["json-schema-to-typescript"] },
  load: { floor: 5, packages: [] },
  layout: { floor: 5, packages: ["react"] },
  forms: { floor: 5, packages: [] },
  downloads: { floor: 5, beside: ["load"], packages: [], node: true },
  builder: {
    floor: 6,
    packages: ["vite", "lightningcss", "react", "react-dom"],
    node: true,
  },
  client: {
    floor: 6,
    packages: ["react", "react-dom", "react-router-dom", "framer-motion"],
  },
  changes: { floor: 6, beside: ["builder"], packages: [] },
  studio: {
    floor: 7,
    packages: [
      ...["react", "react-dom", "react-router-dom", "vite", "@vitejs/plugin-react"],
      ...["model", "state", "view", "commands", "keymap", "inputrules"].map(editing),
      ...["schema-list", "tables"].map(editing),
    ],
    node: true,
  },
  scaffold: { floor: 7, packages: [], node: true },
  cli: { floor: 8, packages: ["esbuild"], node: true },
};

/**
 * The folders of the large modules, lowest first. A folder may import only from those that come
 * before it in its list. "" stands for the files of the module itself.
 */
const innerFloors: Record<string, string[]> = {
  check: [
    ...["template-texts", "repair-safety", "messages", "diagnostics", "folder-structure"],
    ...["collections", "markup", "compiled-checks", "schema", "site-index", "lists", "semantics"],
    ...["references", "consistency", "prose", "checklist", "schema-compilation", ""],
  ],
  builder: [
    ...["html", "bundles", "assets", "structured-data", "pages", "output", "incremental"],
    ...["artifacts", "hosting", "workers", "search", "single-file", "pipeline", ""],
  ],
  studio: [
    ...["", "async", "backend-contract", "browser", "clipboard", "drag", "upload-preparation"],
    ...["session", "preview-worker", "canvas", "rich-text", "fields", "block-gallery"],
    ...["dev-preview", "disk", "git", "sign-in", "hosts", "app", "welcome", "canvas-script"],
    "offline",
  ],
};

function editing(part: string): string {
  return `prosemirror-${part}`;
}

/** Packages that only these files may import; the rest of their module may not. */
const packageExceptions: Record<string, string[]> = {
  "builder/workers/pool-worker.ts": ["tsx"],
  "load/site-code/compile.ts": ["esbuild"],
  "load/site-code/check-style-sheets.ts": ["lightningcss"],
  "load/site-code/load-site-code.ts": ["react"],
  "downloads/zip.ts": ["fflate"],
  "builder/hosting/bundle-worker.ts": ["esbuild"],
  "forms/node/sqlite-file.ts": ["node-sqlite3-wasm"],
  "studio/hosts/local/export-zip.ts": ["fflate"],
  "downloads/pdf-writer.ts": ["pdfkit"],
};

/**
 * Files that need Node, in modules that otherwise run in a browser, too. They use the file system
 * or git, or load site code.
 */
const nodeOnlyFiles = [
  "changes/revision.ts",
  "load/files/disk-files.ts",
  "load/files/list-folder.ts",
  "load/validator-cache.ts",
  "load/check-content-folder.ts",
  "load/load-folder.ts",
  "load/site-code/check-collections.ts",
  "load/site-code/check-site-code.ts",
  "load/site-code/code-switch.ts",
  "load/site-code/compile.ts",
  "load/site-code/schema-errors.ts",
  "load/site-code/wrap-rule-errors.ts",
  "load/site-code/load-site-code.ts",
  "load/site-code/site-code-files.ts",
  "load/site-code/check-style-sheets.ts",
  "load/site-code/add-schema-defaults.ts",
  "load/site-code/read-schemas.ts",
  "load/site-code/translate-schemas.ts",
  "load/site-code/untrusted-git.ts",
  "load/fix-folder.ts",
  "load/files/change-hints.ts",
  "load/files/watch-folder.ts",
];

/** Whether a file needs Node. In `forms` the server and the message database need it. */
function needsNode(file: string): boolean {
  return nodeOnlyFiles.includes(file) || file.startsWith("forms/node/");
}

interface Import {
  file: string;
  target: string;
  /** A type-only import, which does not exist at run time. */
  type: boolean;
}

function sourceFiles(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const sources = files.map((file) => file.replaceAll("\\", "/"));
  return sources.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

/** Returns the relative path for a catalogue, so that it counts as part of its module. */
function toRelative(file: string, target: string): string {
  if (!target.startsWith("#lang/")) return target;
  const path = posix.relative(posix.dirname(file), `${target.slice("#lang/".length)}.pt-br.ts`);
  return path.startsWith(".") ? path : `./${path}`;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8");
  const found = text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;"]*?from\s+"([^"]+)"/g);
  const bare = text.matchAll(/(?:^|[^.\w])import\s*\(?\s*"([^"]+)"/g);
  return [
    ...[...found].map(([, type, target = ""]) => ({ file, target, type: Boolean(type) })),
    ...[...bare].map(([, target = ""]) => ({ file, target, type: false })),
  ].map((item) => ({ ...item, target: toRelative(file, item.target) }));
}

const files = sourceFiles().filter((file) => !/^(testing|bench|e2e)\//.test(file));
const imports = files.flatMap(importsOf);

function folderOf(file: string): string {
  return file.split("/")[0] ?? "";
}

function resolveTarget({ file, target }: Import): string {
  return posix.join(posix.dirname(file), target);
}

function isAllowed(item: Import): boolean {
  const room = modules[folderOf(item.file)];
  if (!room) return false;
  if (item.target.startsWith(".")) return isAllowedInside(item);
  if (item.target.startsWith("node:")) return Boolean(room.node) || needsNode(item.file);
  const name = item.target
    .split("/")
    .slice(0, item.target.startsWith("@") ? 2 : 1)
    .join("/");
  return room.packages.includes(name) || Boolean(packageExceptions[item.file]?.includes(name));
}

function isAllowedInside(item: Import): boolean {
  const [from, to] = [folderOf(item.file), folderOf(resolveTarget(item))];
  const [room, target] = [modules[from], modules[to]];
  if (from === to) return true;
  if (!room || !target) return false;
  return target.floor < room.floor || Boolean(room.beside?.includes(to));
}

test("every module imports only from lower layers and its allowed packages", () => {
  expect(imports.length).toBeGreaterThan(100);
  const offences = imports.filter((item) => !isAllowed(item));
  expect(offences.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
});

function innerFolderOf(file: string): string {
  const [, inner = "", ...rest] = file.split("/");
  return rest.length > 0 ? inner : "";
}

test.each(Object.entries(innerFloors))(
  "every folder of %s imports only from lower ones",
  (module, floors) => {
    const own = imports.filter((item) => folderOf(item.file) === module);
    const folders = new Set(own.map(({ file }) => innerFolderOf(file)));
    expect([...folders].filter((folder) => !floors.includes(folder))).toEqual([]);
    const offences = own.filter((item) => {
      const target = resolveTarget(item);
      if (!item.target.startsWith(".") || folderOf(target) !== module) return false;
      return floors.indexOf(innerFolderOf(target)) > floors.indexOf(innerFolderOf(item.file));
    });
    expect(offences.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  },
);

test("platform-independent modules reach no file that needs Node", () => {
  const anywhere = [
    "yaml",
    "model",
    "check",
    "theme",
    "ui",
    "blocks",
    "layout",
    "load",
    "changes",
    "forms",
  ];
  const free = files.filter((file) => anywhere.includes(folderOf(file)) && !needsNode(file));
  const reached = new Set(free);
  for (const file of reached) {
    for (const item of imports.filter((each) => each.file === file)) {
      if (item.target.startsWith(".")) reached.add(resolveTarget(item));
    }
  }
  const nodeOnly = [...reached].filter((file) => {
    return needsNode(file) || /^(system|media|downloads|studio|cli)\//.test(file);
  });
  expect(nodeOnly).toEqual([]);
  const press = [...reached].filter((file) => file.startsWith("builder/"));
  expect(press).toEqual(["builder/pages/prerender.tsx", "builder/html/lcp-image.ts"]);
});

test("no block imports another block", () => {
  // Not `blocks/content-rules`: it collects the rules of all blocks, so it imports them.
  const blocks = imports.filter((item) => /^blocks\/(?!content-rules\/)[^/]+\//.test(item.file));
  const offences = blocks.filter((item) => {
    const target = resolveTarget(item);
    const own = item.file.split("/").slice(0, 2).join("/");
    return (
      item.target.startsWith(".") && /^blocks\/[^/]+\//.test(target) && !target.startsWith(own)
    );
  });
  expect(offences).toEqual([]);
});

test("the client script never imports the checker, the schemas or the build", () => {
  const reached = new Set(["client/boot.ts"]);
  for (const file of reached) {
    for (const item of imports.filter((each) => each.file === file && !each.type)) {
      if (item.target.startsWith(".")) reached.add(resolveTarget(item));
    }
  }
  expect(reached.size).toBeGreaterThan(15);
  const folders = new Set([...reached].map(folderOf));
  const content = [...reached].filter((file) => file.startsWith("model/"));
  expect([...folders].sort()).toEqual(["blocks", "client", "layout", "model", "ui"]);
  const parts = ["markup/inline", "markup/text-ranges"];
  expect(content.sort()).toEqual(parts.map((part) => `model/${part}.ts`));
});

test("every property test imports the seed that makes it repeatable", () => {
  const everything = readdirSync(root, { recursive: true, encoding: "utf8" });
  const tests = everything.filter((file) => /\.test\.tsx?$/.test(file));
  const random = tests.filter((file) =>
    importsOf(file).some(({ target }) => target === "fast-check"),
  );
  expect(random.length).toBeGreaterThan(10);
  const unseeded = random.filter(
    (file) => !/^import "[./\w]+\/seed\.ts";$/m.test(readFileSync(join(root, file), "utf8")),
  );
  expect(unseeded).toEqual([]);
});
