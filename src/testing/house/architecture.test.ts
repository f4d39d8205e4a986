import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Who may import whom: other folders of src, then packages; `node:` where the folder runs in Node. */
const rules: Record<string, { folders: string[]; packages: string[]; node: boolean }> = {
  content: { folders: [], packages: ["ajv", "image-size", "js-yaml", "marked"], node: false },
  theme: { folders: ["content"], packages: [], node: false },
  media: {
    folders: ["content", "theme"],
    packages: ["harfbuzzjs", "sharp", "subset-font", "svgo"],
    node: true,
  },
  downloads: { folders: ["content", "media"], packages: [], node: true },
  drawing: { folders: [], packages: ["esbuild"], node: true },
  ui: { folders: ["content", "blocks/props"], packages: ["react"], node: false },
  blocks: { folders: ["ui", "content"], packages: ["react"], node: false },
  page: { folders: ["blocks", "ui", "content"], packages: ["react"], node: false },
  build: {
    folders: ["content", "theme", "media", "downloads", "page", "blocks", "ui"],
    packages: ["vite", "lightningcss", "react", "react-dom", "json-schema-to-typescript"],
    node: true,
  },
  client: {
    folders: ["blocks/interactive", "page", "content"],
    packages: ["react", "react-dom", "react-router-dom", "framer-motion"],
    node: false,
  },
  dev: {
    folders: ["content", "blocks", "page", "build", "client"],
    packages: ["react", "react-dom", "react-router-dom", "vite", "@vitejs/plugin-react"],
    node: true,
  },
};

/** Files that may do what their folder may not. */
const seams: Record<string, string[]> = {
  "build/crew/crew.ts": ["tsx"],
  "content/disk.ts": ["node"],
  "content/load.ts": ["node"],
  "downloads/zip.ts": ["fflate"],
  "downloads/pdf-sheet.ts": ["pdfkit"],
};

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

const files = sourceFiles().filter((file) => !file.startsWith("testing/"));
const imports = files.flatMap(importsOf);

function folderOf(file: string): string {
  return file.split("/")[0] ?? "";
}

function resolveTarget({ file, target }: Import): string {
  return posix.join(posix.dirname(file), target);
}

function isAllowed(item: Import): boolean {
  const rule = rules[folderOf(item.file)];
  if (!rule) return false;
  if (item.target.startsWith(".")) return isAllowedInside(item, rule.folders);
  if (item.target.startsWith("node:"))
    return rule.node || Boolean(seams[item.file]?.includes("node"));
  const name = item.target
    .split("/")
    .slice(0, item.target.startsWith("@") ? 2 : 1)
    .join("/");
  return rule.packages.includes(name) || Boolean(seams[item.file]?.includes(name));
}

function isAllowedInside(item: Import, folders: string[]): boolean {
  const target = resolveTarget(item);
  const folder = folderOf(target);
  if (folder === folderOf(item.file)) return true;
  return folders.some((allowed) => target === `${allowed}.ts` || folder === allowed);
}

test("every folder imports only what the table allows", () => {
  expect(imports.length).toBeGreaterThan(100);
  const offences = imports.filter((item) => !isAllowed(item));
  expect(offences.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
});

test("no block imports another block", () => {
  const blocks = imports.filter((item) => /^blocks\/[^/]+\//.test(item.file));
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
  expect(content).toEqual(["content/inline.ts"]);
});

test("no module imports itself through others", () => {
  const edges = new Map(files.map((file) => [file, [] as string[]]));
  for (const item of imports) {
    if (item.target.startsWith(".") && !item.type) edges.get(item.file)?.push(resolveTarget(item));
  }
  const cycles: string[] = [];
  const state = new Map<string, "open" | "done">();
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === "open") cycles.push([...path, file].join(" → "));
    if (state.has(file)) return;
    state.set(file, "open");
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    state.set(file, "done");
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
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
