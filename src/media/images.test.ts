import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { beforeEach, describe, expect, test } from "vitest";
import type { Theme } from "../content/types.ts";
import { buildMedia } from "./images.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4" stroke="currentColor"/></svg>';
const photo = Buffer.from("GIF89a\x2c\x01\xc8\x00", "latin1");

let directory: string;
let cache: string;
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), "media-"));
  directory = join(root, "media");
  cache = join(root, "cache");
  await mkdir(join(directory, "equipe"), { recursive: true });
  await writeFile(join(directory, "hero.svg"), drawing);
  await writeFile(join(directory, "equipe", "João & Ana.GIF"), photo);
});

const build = (...used: { src: string; tone?: "paper" | "deep" }[]) =>
  buildMedia(directory, used, theme, { cache });

describe("the pictures of a site", () => {
  test("get names made of plain letters and of their content", async () => {
    const { files } = await build({ src: "hero.svg" }, { src: "equipe/João & Ana.GIF" });
    expect(files.map(({ name }) => name.replace(/[0-9a-f]{10}/, "#"))).toEqual([
      "media/hero-#.svg",
      "media/joao-ana-#.gif",
    ]);
  });

  test("have an address and a size for the page", async () => {
    const media = await build({ src: "hero.svg" }, { src: "equipe/João & Ana.GIF" });
    expect(media.url("hero.svg")).toEqual({
      src: `/${media.files[0]?.name}`,
      width: 4,
      height: 3,
    });
    expect(media.url("equipe/João & Ana.GIF")).toMatchObject({ width: 300, height: 200 });
  });

  test("are made once, however often they are used", async () => {
    const { files } = await build({ src: "hero.svg" }, { src: "hero.svg", tone: "paper" });
    expect(files).toHaveLength(1);
  });

  test("are painted for each ground, while a photo is the same on all", async () => {
    const gif = "equipe/João & Ana.GIF";
    const media = await build(
      { src: "hero.svg" },
      { src: "hero.svg", tone: "deep" },
      { src: gif },
      { src: gif, tone: "deep" },
    );
    expect(media.files).toHaveLength(3);
    expect(media.url("hero.svg", "deep").src).toMatch(/^\/media\/hero-deep-/);
    expect(media.url(gif, "deep")).toEqual(media.url(gif));
  });

  test("that are photos travel as they are", async () => {
    const { files } = await build({ src: "equipe/João & Ana.GIF" });
    expect(files[0]?.data).toEqual(photo);
  });

  test("of other sites are left alone", async () => {
    expect((await build({ src: "https://other.example/a.png" })).files).toEqual([]);
  });

  test("come out the same from the cache", async () => {
    const first = await build({ src: "hero.svg" });
    expect(await readdir(cache)).toHaveLength(1);
    expect((await build({ src: "hero.svg" })).files).toEqual(first.files);
  });

  test("change their name with the theme", async () => {
    const dark = { ...theme.colors.dark, artInk: "#ffffff" };
    const other = { ...theme, colors: { ...theme.colors, dark } };
    const media = await buildMedia(directory, [{ src: "hero.svg" }], other, { cache });
    expect(media.files[0]?.name).not.toBe((await build({ src: "hero.svg" })).files[0]?.name);
  });
});

describe("a picture that cannot be published is named", () => {
  test.each([
    ["missing", "none.svg", "none.svg"],
    ["outside the folder", "../secret.svg", "../secret.svg is outside"],
    ["not a picture", "notes.txt", "notes.txt is not a picture"],
    ["broken", "broken.svg", "broken.svg cannot be read"],
  ])("when it is %s", async (_, src, message) => {
    await writeFile(join(directory, "notes.txt"), "notes");
    await writeFile(join(directory, "broken.svg"), "<svg><path</svg>");
    await expect(build({ src })).rejects.toThrow(message);
  });

  test("when a page asks for one that was not prepared", async () => {
    const media = await build({ src: "hero.svg" });
    expect(() => media.url("hero.svg", "deep")).toThrow("hero.svg");
  });
});
