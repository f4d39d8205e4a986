import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "../command.ts";

const script = "../../../scripts/package-readme.mjs";
const {
  createPackageReadme,
  swapInPackageReadme,
  restoreReadme,
}: {
  createPackageReadme(text: string): string;
  swapInPackageReadme(root: string): void;
  restoreReadme(root: string): void;
} = await import(script);

/** Returns the paths of the packed files. Omits files that packing generates. */
function packedPaths(): string[] {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const told = execFileSync("npm", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const [{ files }] = JSON.parse(told.slice(told.indexOf("[")));
  return files.map(({ path }: { path: string }) => path);
}

/** Returns the text of a file as it is in the package. */
function packedText(path: string): string {
  const text = readFileSync(path, "utf8");
  return path === "README.md" ? createPackageReadme(text) : text;
}

/** Returns the relative targets of links and images. Ignores code. */
function linksIn(text: string): string[] {
  const paragraphs = text.replace(/^```[\s\S]*?^```$|^ {4}.*$/gm, "").split(/\n(?=\n|- |\|)/);
  const prose = paragraphs.map((each) => each.replace(/(`+)[\s\S]*?[^`]\1(?!`)/g, "")).join("\n");
  const found = [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, target = ""]) => target);
  return found.filter((target) => !/^[a-z]+:/i.test(target));
}

/** Returns the anchors of the headings of a text, as GitHub and npm generate them. */
function anchorsIn(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = ""]) => words.toLowerCase());
  return headings.map((words) => words.replace(/[^\p{L}\p{N} -]/gu, "").replaceAll(" ", "-"));
}

test("the Markdown files of the package link only to files and headings in the package", () => {
  const paths = packedPaths();
  const texts = paths.filter((path) => /^(?:[A-Z]+|src\/blocks\/\w+|docs\/[\w-]+)\.md$/.test(path));
  expect(texts).toContain("README.md");
  expect(linksIn(packedText("README.md")).length).toBeGreaterThan(3);
  const dead = texts.flatMap((path) =>
    linksIn(packedText(path)).filter((target) => {
      const [file = "", anchor] = target.split("#");
      const end = file ? posix.join(posix.dirname(path), file) : path;
      const isThere = paths.includes(end);
      return !isThere || (anchor && !anchorsIn(packedText(end)).includes(anchor));
    }),
  );
  expect(dead).toEqual([]);
});

test("the README of the package mentions nothing that exists only in the repository", () => {
  const text = packedText("README.md");
  const ofRepository =
    /CONTRIBUTING|BENCHMARKS|npm ci|npm test|screenshots|schemas\/blocks|src\/blocks\/registry|<!--/g;
  expect(text.match(ofRepository)).toBeNull();
  expect(text).toContain("npx prelo new block");
});

test("restores the README of the repository after packing, even if packing was interrupted", async () => {
  const folder = await createTestFolder();
  const readme = join(folder, "README.md");
  const text = "# Tea\n<!-- repository -->\nhere\n<!-- end -->\n<!-- package\nthere\n-->\n";
  writeFileSync(readme, text);
  for (const end of [restoreReadme, swapInPackageReadme]) {
    swapInPackageReadme(folder);
    expect(readFileSync(readme, "utf8")).toBe("# Tea\nthere\n");
    end(folder);
  }
  restoreReadme(folder);
  expect(readFileSync(readme, "utf8")).toBe(text);
  restoreReadme(folder);
  expect(readFileSync(readme, "utf8")).toBe(text);
});
