import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { Theme } from "../../model/types.ts";
import { createTestFolder } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { buildIcons, iconPaths } from "./icons.ts";
import { buildWebManifest } from "./web-manifest.ts";

let theme: Theme;
let settings: Parameters<typeof buildWebManifest>[0];

beforeAll(async () => {
  const workspace = await createWorkspace();
  const { site } = await workspace.load();
  await workspace.dispose();
  if (!site) throw new Error("The sample site does not load.");
  ({ theme, settings } = site);
});

async function draw(name: string) {
  vi.stubEnv("XDG_CACHE_HOME", await createTestFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  const files = await buildIcons({ name, theme });
  return new Map(files.map(({ path, data }) => [path, Buffer.from(data)]));
}

test("builds every icon in its size, and without text elements in SVG", async () => {
  const files = await draw("Água");
  expect([...files.keys()].sort()).toEqual(Object.values(iconPaths).sort());
  for (const [path, data] of files) {
    if (path.endsWith(".svg")) expect(data.toString()).not.toContain("<text");
    else expect((await sharp(pngIn(data)).metadata()).width).toBe(widths[path]);
  }
});

/** Returns the PNG in an icon file, which follows the directory of the ICO container. */
function pngIn(data: Buffer): Buffer {
  return data.subarray(data.indexOf("\u0089PNG", "latin1"));
}

const widths: Record<string, number> = {
  "favicon.ico": 32,
  "apple-touch-icon.png": 180,
  "icon-192.png": 192,
  "icon-512.png": 512,
  "icon-maskable-512.png": 512,
};

test("draws the SVG icon with its background and light colours outside of any media query", async () => {
  const icon = (await draw("Chronos")).get(iconPaths.drawing)?.toString() ?? "";
  const plain = icon.replace(/@media[^{]*\{.*?\}\}/, "");
  expect(plain).not.toContain("@media");
  const { paper, ink } = theme.colors.light;
  expect(plain).toContain(`.paper{fill:${paper}}.letter{fill:${ink}}`);
  expect(plain).toContain('class="paper" d="M0 0h64v64H0z"');
});

test("builds the same bytes for the same first letter, and other bytes for another letter", async () => {
  const first = await draw("Chronos");
  expect(await draw("Casa")).toEqual(first);
  expect((await draw("Chá")).get(iconPaths.large)).toEqual(first.get(iconPaths.large));
  expect((await draw("Spoke")).get(iconPaths.large)).not.toEqual(first.get(iconPaths.large));
});

test("names the site and only existing icons in the web manifest", () => {
  const manifest = JSON.parse(String(buildWebManifest(settings, theme).data));
  expect(manifest).toMatchObject({ name: "Spoke", lang: "en", start_url: "./" });
  const paths: string[] = Object.values(iconPaths);
  for (const { src } of manifest.icons) expect(paths).toContain(src);
});

test("builds the icons from a site's own drawing, without the scripts in it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "prelo-own-icon-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const own = join(folder, "star.svg");
  const shape = '<circle cx="8" cy="8" r="7" fill="#b4432a"/>';
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><script>alert(1)</script>${shape}</svg>`;
  await writeFile(own, source);
  const files = await buildIcons({ name: "Água", theme, own });
  expect(files.map(({ path }) => path).sort()).toEqual(Object.values(iconPaths).sort());
  const drawing = String(files.find(({ path }) => path === iconPaths.drawing)?.data);
  expect(drawing).toContain("#b4432a");
  expect(drawing).not.toContain("script");
  for (const { path, data } of files.filter(({ path }) => !path.endsWith(".svg"))) {
    expect((await sharp(pngIn(Buffer.from(data))).metadata()).width).toBe(widths[path]);
  }
});

test("accepts a photograph as the site's own icon", async () => {
  const folder = await mkdtemp(join(tmpdir(), "prelo-own-icon-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const own = join(folder, "face.png");
  const create = { width: 300, height: 200, channels: 3, background: "#336699" } as const;
  await sharp({ create }).png().toFile(own);
  const files = await buildIcons({ name: "Água", theme, own });
  expect(String(files.find(({ path }) => path === iconPaths.drawing)?.data)).toContain("<image");
});
