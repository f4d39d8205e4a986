import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * The rooms from the ground up, as content flows: who stands higher may import who stands lower, and
 * rooms of one floor only what the table below names. Then the packages of each; `node:` where it runs in Node.
 */
const rooms: Record<string, { floor: number; beside?: string[]; packages: string[]; node?: true }> =
  {
    text: { floor: 1, packages: ["js-yaml"] },
    content: { floor: 2, packages: ["image-size", "js-yaml", "marked"] },
    check: { floor: 3, packages: ["ajv"] },
    theme: { floor: 3, packages: [] },
    ui: { floor: 3, beside: ["theme"], packages: ["react"] },
    blocks: { floor: 4, packages: ["react"] },
    // The doors for a site's own code, `prelo/block` and `prelo/rules`: the engine itself stays out of them.
    "block.ts": { floor: 4, beside: ["blocks"], packages: [] },
    "rules.ts": { floor: 4, packages: [] },
    media: {
      floor: 4,
      packages: ["harfbuzzjs", "sharp", "subset-font", "svgo"],
      node: true,
    },
    help: { floor: 4, packages: ["json-schema-to-typescript"] },
    site: { floor: 5, packages: [] },
    page: { floor: 5, packages: ["react"] },
    receiver: { floor: 5, packages: [] },
    downloads: { floor: 5, beside: ["site"], packages: [], node: true },
    press: {
      floor: 6,
      packages: ["vite", "lightningcss", "react", "react-dom"],
      node: true,
    },
    client: {
      floor: 6,
      packages: ["react", "react-dom", "react-router-dom", "framer-motion"],
    },
    changes: { floor: 6, beside: ["press"], packages: [] },
    studio: {
      floor: 7,
      packages: [
        ...["react", "react-dom", "react-router-dom", "vite", "@vitejs/plugin-react"],
        ...["model", "state", "view", "commands", "keymap", "inputrules"].map(editing),
        ...["schema-list", "tables"].map(editing),
      ],
      node: true,
    },
    starter: { floor: 7, packages: [], node: true },
    commands: { floor: 8, packages: ["esbuild"], node: true },
  };

function editing(part: string): string {
  return `prosemirror-${part}`;
}

/** Files that may do what their room may not. */
const seams: Record<string, string[]> = {
  "press/workers/worker-pool.ts": ["tsx"],
  "site/own/compile.ts": ["esbuild"],
  "site/own/own-sheets.ts": ["lightningcss"],
  "site/own/load-own.ts": ["react"],
  "downloads/zip.ts": ["fflate"],
  "press/hosting/bundle-worker.ts": ["esbuild"],
  "receiver/desk/sqlite-file.ts": ["node-sqlite3-wasm"],
  "studio/store/export-zip.ts": ["fflate"],
  "downloads/pdf-sheet.ts": ["pdfkit"],
};

/** Files of rooms that run anywhere which need Node: what lies on a disk, git, and what loads a site's own code. */
const onDisk = [
  "changes/revision.ts",
  "site/folder/disk-files.ts",
  "site/folder/list-folder.ts",
  "site/kept-checks.ts",
  "site/load-checked.ts",
  "site/load-folder.ts",
  "site/own/check-lists.ts",
  "site/own/check-own.ts",
  "site/own/code-switch.ts",
  "site/own/compile.ts",
  "site/own/faulty-schema.ts",
  "site/own/guarded-rules.ts",
  "site/own/load-own.ts",
  "site/own/own-files.ts",
  "site/own/own-sheets.ts",
  "site/own/read-defaults.ts",
  "site/own/read-schemas.ts",
  "site/own/read-words.ts",
  "site/own/untrusted-git.ts",
  "site/repair-folder.ts",
  "site/folder/hints.ts",
  "site/folder/watch-folder.ts",
];

/** Whether a file needs Node; of what receives forms, all that has a server or a file of messages does. */
function isOfNode(file: string): boolean {
  return onDisk.includes(file) || file.startsWith("receiver/desk/");
}

interface Import {
  file: string;
  target: string;
  /** Only types: nothing of it is there when the program runs. */
  type: boolean;
}

function sourceFiles(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const sources = files.map((file) => file.replaceAll("\\", "/"));
  return sources.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8");
  const found = text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;"]*?from\s+"([^"]+)"/g);
  const bare = text.matchAll(/(?:^|[^.\w])import\s*\(?\s*"([^"]+)"/g);
  return [
    ...[...found].map(([, type, target]) => ({ file, target: target ?? "", type: Boolean(type) })),
    ...[...bare].map(([, target]) => ({ file, target: target ?? "", type: false })),
  ];
}

const files = sourceFiles().filter((file) => !/^(testing|bench)\//.test(file));
const imports = files.flatMap(importsOf);

function folderOf(file: string): string {
  return file.split("/")[0] ?? "";
}

function resolveTarget({ file, target }: Import): string {
  return posix.join(posix.dirname(file), target);
}

function isAllowed(item: Import): boolean {
  const room = rooms[folderOf(item.file)];
  if (!room) return false;
  if (item.target.startsWith(".")) return isAllowedInside(item);
  if (item.target.startsWith("node:")) return Boolean(room.node) || isOfNode(item.file);
  const name = item.target
    .split("/")
    .slice(0, item.target.startsWith("@") ? 2 : 1)
    .join("/");
  return room.packages.includes(name) || Boolean(seams[item.file]?.includes(name));
}

function isAllowedInside(item: Import): boolean {
  const [from, to] = [folderOf(item.file), folderOf(resolveTarget(item))];
  const [room, target] = [rooms[from], rooms[to]];
  if (from === to) return true;
  if (!room || !target) return false;
  return target.floor < room.floor || Boolean(room.beside?.includes(to));
}

test("every room imports only what stands below it", () => {
  expect(imports.length).toBeGreaterThan(100);
  const offences = imports.filter((item) => !isAllowed(item));
  expect(offences.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
});

test("what runs anywhere reaches no file that needs Node", () => {
  const anywhere = [
    "text",
    "content",
    "check",
    "theme",
    "ui",
    "blocks",
    "page",
    "site",
    "changes",
    "receiver",
  ];
  const free = files.filter((file) => anywhere.includes(folderOf(file)) && !isOfNode(file));
  const reached = new Set(free);
  for (const file of reached) {
    for (const item of imports.filter((each) => each.file === file)) {
      if (item.target.startsWith(".")) reached.add(resolveTarget(item));
    }
  }
  const nodeOnly = [...reached].filter((file) => {
    return isOfNode(file) || /^(media|downloads|studio|commands)\//.test(file);
  });
  expect(nodeOnly).toEqual([]);
  const press = [...reached].filter((file) => file.startsWith("press/"));
  expect(press).toEqual(["press/pages/prerender.tsx", "press/file/first-picture.ts"]);
});

test("no block imports another block", () => {
  // What they lay down is gathered in a folder of its own.
  const blocks = imports.filter((item) => /^blocks\/(?!rules\/)[^/]+\//.test(item.file));
  const offences = blocks.filter((item) => {
    const target = resolveTarget(item);
    const own = item.file.split("/").slice(0, 2).join("/");
    return (
      item.target.startsWith(".") && /^blocks\/[^/]+\//.test(target) && !target.startsWith(own)
    );
  });
  expect(offences).toEqual([]);
});

test("what the browser loads never reaches the checker, the schemas or the build", () => {
  const reached = new Set(["client/boot.ts"]);
  for (const file of reached) {
    for (const item of imports.filter((each) => each.file === file && !each.type)) {
      if (item.target.startsWith(".")) reached.add(resolveTarget(item));
    }
  }
  expect(reached.size).toBeGreaterThan(15);
  const folders = new Set([...reached].map(folderOf));
  const content = [...reached].filter((file) => file.startsWith("content/"));
  expect([...folders].sort()).toEqual(["blocks", "client", "content", "page", "ui"]);
  const parts = ["markup/inline", "markup/stretches"];
  expect(content.sort()).toEqual(parts.map((part) => `content/${part}.ts`));
});

test("every test with random cases takes them by the seed that repeats them", () => {
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
