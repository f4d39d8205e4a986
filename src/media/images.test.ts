import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Theme } from "../model/types.ts";
import { drawPhotograph } from "../testing/content/photographs.ts";
import { svgBomb } from "../testing/pictures/svg-bomb.ts";
import { buildPictures, findPictureProblems } from "./images.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4" stroke="currentColor"/></svg>';
const photo = await drawPhotograph({ width: 300, height: 200 }).gif().toBuffer();

let directory: string;
let cache: string;
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), "media-"));
  directory = join(root, "media");
  cache = join(root, "cache");
  vi.stubEnv("XDG_CACHE_HOME", root);
  await mkdir(join(directory, "equipe"), { recursive: true });
  await writeFile(join(directory, "hero.svg"), drawing);
  await writeFile(join(directory, "equipe", "João & Ana.GIF"), photo);
});

const build = (...used: { src: string; tone?: "paper" | "deep" }[]) =>
  buildPictures(directory, used, theme, { cache });

describe("buildPictures", () => {
  test("names files with plain letters and a hash", async () => {
    const { files } = await build({ src: "hero.svg" }, { src: "equipe/João & Ana.GIF" });
    expect(files.map(({ name }) => name.replace(/[0-9a-f]{10}/, "#"))).toEqual([
      "media/hero-#.svg",
      "media/hero-#.svg",
      "media/joao-ana-#-300.png",
      "media/joao-ana-#-180.avif",
      "media/joao-ana-#-300.avif",
      "media/joao-ana-#-180.webp",
      "media/joao-ana-#-300.webp",
    ]);
  });

  test("returns the address and the size of a picture", async () => {
    const media = await build({ src: "hero.svg" }, { src: "equipe/João & Ana.GIF" });
    expect(media.url("hero.svg")).toMatchObject({
      src: `/${media.files[0]?.name}`,
      width: 4,
      height: 3,
    });
    expect(media.url("equipe/João & Ana.GIF")).toMatchObject({ width: 300, height: 200 });
  });

  test("adds the dark and small variants that lie beside a drawing, in each tone", async () => {
    for (const name of ["hero-dark.svg", "hero-small.svg", "hero-small-dark.svg"]) {
      await writeFile(join(directory, name), drawing.replace("h4", `h${name.length}`));
    }
    const media = await build({ src: "hero.svg" }, { src: "hero.svg", tone: "deep" });
    const plain = (value: unknown) =>
      JSON.parse(JSON.stringify(value).replace(/[0-9a-f]{10}/g, "#"));
    expect(plain(media.url("hero.svg"))).toMatchObject({
      src: "/media/hero-#.svg",
      sources: [{ media: "(prefers-color-scheme:dark)", srcset: "/media/hero-dark-#.svg" }],
      small: { src: "/media/hero-small-#.svg", darkSrc: "/media/hero-small-dark-#.svg" },
    });
    const deep = plain(media.url("hero.svg", "deep"));
    expect(deep.sources).toMatchObject([{ srcset: "/media/hero-deep-#.svg" }]);
    const small = "/media/hero-small-deep-#.svg";
    expect(deep.small).toEqual({ src: small, darkSrc: small });
    expect(media.files).toHaveLength(8);
  });

  test("renders a drawing for both schemes, even if only some variants exist", async () => {
    await writeFile(join(directory, "hero-small.svg"), drawing.replace("h4", "h1"));
    const media = await build({ src: "hero.svg" }, { src: "hero.svg", tone: "deep" });
    const { light, dark } = theme.colors;
    for (const [tone, name] of [
      ["paper", "artInk"],
      ["deep", "artOnDeep"],
    ] as const) {
      const { src, sources, small } = media.url("hero.svg", tone);
      const addresses = [src, sources?.[0]?.srcset, small?.src, small?.darkSrc];
      const inks = addresses.map((address) => {
        const data = media.files.find((file) => `/${file.name}` === address)?.data.toString();
        return /color:(#\w+)/.exec(data ?? "")?.[1];
      });
      expect(inks).toEqual([light[name], dark[name], light[name], dark[name]]);
    }
  });

  test("writes one file for both schemes if a drawing has its own colours", async () => {
    await writeFile(join(directory, "hero.svg"), drawing.replace("currentColor", "#a12a1c"));
    const media = await build({ src: "hero.svg" });
    expect(media.files).toHaveLength(1);
    expect(media.url("hero.svg")).not.toHaveProperty("sources");
  });

  test("renders a picture once even if it is used twice", async () => {
    const { files } = await build({ src: "hero.svg" }, { src: "hero.svg", tone: "paper" });
    expect(files).toHaveLength(2);
  });

  test("recolours drawings for each tone, and photographs only in a duotone theme", async () => {
    const gif = "equipe/João & Ana.GIF";
    const used = (["paper", "deep"] as const).flatMap((tone) => [
      { src: "hero.svg", tone },
      { src: gif, tone },
    ]);
    const natural = await buildPictures(
      directory,
      used,
      { ...theme, photos: "natural" },
      { cache },
    );
    expect(natural.url("hero.svg", "deep").src).toMatch(/^\/media\/hero-deep-/);
    expect(natural.url(gif, "deep")).toEqual(natural.url(gif));
    const duotone = await buildPictures(
      directory,
      used,
      { ...theme, photos: "duotone" },
      { cache },
    );
    expect(duotone.url(gif, "deep").src).not.toBe(duotone.url(gif).src);
  });

  test("offers a photograph as AVIF and WebP in each width, with a fallback for other browsers", async () => {
    const gif = "equipe/João & Ana.GIF";
    const media = await build({ src: gif });
    const { src, sources, classes } = media.url(gif);
    const named = JSON.stringify({ src, sources }).match(/media\/[^" ]+/g) ?? [];
    expect(new Set(named)).toEqual(new Set(media.files.map(({ name }) => name)));
    expect(sources?.map(({ srcset }) => srcset.replace(/\S+-(\S+) /g, "$1 "))).toEqual([
      "180.avif 180w, 300.avif 300w",
      "180.webp 180w, 300.webp 300w",
    ]);
    expect(classes).toBe("photo");
  });

  test("keeps the file format of a translucent photograph, and marks it as a cutout", async () => {
    const data = await sharp({
      create: { width: 20, height: 20, channels: 4, background: "#1238" },
    });
    await writeFile(join(directory, "logo.webp"), await data.webp().toBuffer());
    const { files, url } = await build({ src: "logo.webp" });
    expect(files.map(({ name }) => name.replace(/.*-/, ""))).toEqual(["20.webp", "20.avif"]);
    expect(url("logo.webp").classes).toBe("photo cutout");
  });

  test("returns the same files of a drawing from the cache", async () => {
    const first = await build({ src: "hero.svg" });
    // The cache contains the light and the dark rendition.
    expect(await readdir(join(directory, "../prelo/drawings"))).toHaveLength(2);
    // This cache contains one entry: whether the drawing is opaque.
    expect(await readdir(cache)).toHaveLength(1);
    expect((await build({ src: "hero.svg" })).files).toEqual(first.files);
  });

  test("encodes a photograph once, and then reads all its files from the cache", async () => {
    const used = { src: "equipe/João & Ana.GIF" };
    const first = await build(used);
    const kept = await readdir(cache);
    for (const name of kept) {
      const path = join(cache, name);
      const text = await readFile(path);
      // Facts are cached as text. A rendition that is encoded again would not contain this.
      if (!text.toString("utf8").startsWith("{")) await writeFile(path, "from the cache");
    }
    const second = await build(used);
    expect(second.files.map(({ name }) => name)).toEqual(first.files.map(({ name }) => name));
    expect(second.files.every(({ data }) => data.toString("utf8") === "from the cache")).toBe(true);
    expect(await readdir(cache)).toEqual(kept);
  });

  test("changes the name of a rendition if a theme colour in it changes", async () => {
    const dark = { ...theme.colors.dark, artInk: "#ffffff" };
    const other = { ...theme, colors: { ...theme.colors, dark } };
    const media = await buildPictures(directory, [{ src: "hero.svg" }], other, { cache });
    const before = await build({ src: "hero.svg" });
    const changed = media.files.map(({ name }, index) => name !== before.files[index]?.name);
    expect(changed).toEqual([false, true]);
  });
});

/** Creates an animation. Frames of noise do not compress; plain frames do. */
async function animation(frames: number, size: number, noise = false) {
  const gray = { r: 128, g: 128, b: 128 };
  const pictures = Array.from({ length: frames }, (_, index) => {
    const background = { r: (index * 60) % 256, g: 80, b: 160 };
    const create = { width: size, height: size, channels: 3 as const, background };
    const grain = { type: "gaussian" as const, mean: 128, sigma: 60 };
    return sharp({ create: noise ? { ...create, background: gray, noise: grain } : create })
      .png()
      .toBuffer();
  });
  return sharp(await Promise.all(pictures), { join: { animated: true } });
}

test.each(["gif", "webp"] as const)(
  "publishes an animated %s, with still pictures for visitors who prefer reduced motion",
  async (format) => {
    const frames = await animation(3, 90);
    const name = `forno.${format}`;
    const data = await frames.toFormat(format, { delay: [100, 200, 300], loop: 2 }).toBuffer();
    await writeFile(join(directory, name), data);
    const { files, url } = await build({ src: name });
    const image = url(name);
    const [moving, ...still] = image.sources ?? [];
    expect(moving).toMatchObject({
      type: "image/webp",
      media: "(prefers-reduced-motion:no-preference)",
      srcset: expect.stringMatching(/^\/media\/forno-\w+-90-moving\.webp 90w$/),
    });
    expect(still.map((source) => "type" in source && source.type)).toEqual([
      "image/avif",
      "image/webp",
    ]);
    const [address] = moving?.srcset.slice(1).split(" ") ?? [];
    const print = sharp(files.find((file) => file.name === address)?.data, { animated: true });
    expect(await print.metadata()).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 2 });
    expect([image.width, image.height]).toEqual([90, 90]);
    expect(await findPictureProblems(directory, [{ src: name }], { cache })).toEqual(new Map());
  },
);

test.each([
  { delays: [500, 500], loop: 0, rounds: 5 },
  { delays: [0, 10], loop: 0, rounds: 25 },
  { delays: [2000, 2000], loop: 3, rounds: 1 },
])("limits an animation with delays $delays and loop $loop to five seconds", async (film) => {
  const frames = await animation(2, 40);
  const data = await frames.gif({ delay: film.delays, loop: film.loop }).toBuffer();
  await writeFile(join(directory, "b.gif"), data);
  const { files } = await build({ src: "b.gif" });
  const print = sharp(files.at(-1)?.data, { animated: true });
  expect((await print.metadata()).loop).toBe(film.rounds);
});

test("reports an animation that is too tall for WebP", async () => {
  const create = { width: 8, height: 34_000, channels: 3, background: "#888" } as const;
  const raw = await sharp({ create }).raw().toBuffer();
  const tall = { width: 8, height: 34_000, channels: 3, pageHeight: 17_000 } as const;
  raw.fill(40, 0, 1000);
  await writeFile(join(directory, "tall.gif"), await sharp(raw, { raw: tall }).gif().toBuffer());
  expect(await findPictureProblems(directory, [{ src: "tall.gif" }], { cache })).toEqual(
    new Map([["tall.gif", { file: "tall.gif", fault: "heavy-animation" }]]),
  );
});

test("reports an animation whose single loop takes longer than five seconds", async () => {
  const data = await (await animation(2, 40)).gif({ delay: [3000, 3000] }).toBuffer();
  await writeFile(join(directory, "slow.gif"), data);
  expect(await findPictureProblems(directory, [{ src: "slow.gif" }], { cache })).toEqual(
    new Map([["slow.gif", { file: "slow.gif", fault: "heavy-animation" }]]),
  );
});

test("recolours an animation in a duotone theme, and keeps its frames", async () => {
  await writeFile(join(directory, "a.gif"), await (await animation(2, 40)).gif().toBuffer());
  const inked = await buildPictures(
    directory,
    [{ src: "a.gif" }],
    { ...theme, photos: "duotone" },
    { cache },
  );
  const plain = await buildPictures(
    directory,
    [{ src: "a.gif" }],
    { ...theme, photos: "natural" },
    { cache },
  );
  const [first, second] = [inked, plain].map(({ files }) => files.at(-1)?.data ?? Buffer.alloc(0));
  expect((await sharp(first, { animated: true }).metadata()).pages).toBe(2);
  expect(first).not.toEqual(second);
});

test("publishes no moving version of an animation that is too heavy, and reports it", async () => {
  const data = await (await animation(16, 400, true)).webp({ quality: 90, effort: 0 }).toBuffer();
  await writeFile(join(directory, "heavy.webp"), data);
  const media = await build({ src: "heavy.webp" });
  expect(media.files.some(({ name }) => name.includes("moving"))).toBe(false);
  expect(media.url("heavy.webp").sources).toHaveLength(2);
  expect(await findPictureProblems(directory, [{ src: "heavy.webp" }], { cache })).toEqual(
    new Map([["heavy.webp", { file: "heavy.webp", fault: "heavy-animation" }]]),
  );
});

test("reports a truncated photograph", async () => {
  await writeFile(join(directory, "half.gif"), photo.subarray(0, photo.length / 2));
  const used = ["hero.svg", "half.gif", "equipe/João & Ana.GIF"].map((src) => ({ src }));
  expect(await findPictureProblems(directory, used, { cache })).toEqual(
    new Map([["half.gif", { file: "half.gif", fault: "unreadable" }]]),
  );
});

test("reports a drawing with exponentially nested references, also in a variant of a drawing", async () => {
  await writeFile(join(directory, "bomb.svg"), svgBomb);
  await writeFile(join(directory, "fine.svg"), drawing);
  await writeFile(join(directory, "fine-dark.svg"), svgBomb);
  const used = ["hero.svg", "bomb.svg", "fine.svg"].map((src) => ({ src }));
  expect(await findPictureProblems(directory, used, { cache })).toEqual(
    new Map([
      ["bomb.svg", { file: "bomb.svg", fault: "endless" }],
      ["fine.svg", { file: "fine-dark.svg", fault: "endless" }],
    ]),
  );
});

test("does not report a picture that was deleted after it was listed", async () => {
  const used = ["gone.svg", "gone.jpg"].map((src) => ({ src }));
  expect(await findPictureProblems(directory, used, { cache })).toEqual(new Map());
});

describe("the error for a picture that cannot be published", () => {
  test.each([
    ["missing", "none.svg", "none.svg"],
    ["outside the folder", "../secret.svg", "../secret.svg is outside"],
    ["not a picture", "notes.txt", "notes.txt is not a picture"],
    ["broken", "broken.svg", "broken.svg cannot be read"],
  ])("names the picture when it is %s", async (_, src, message) => {
    await writeFile(join(directory, "notes.txt"), "notes");
    await writeFile(join(directory, "broken.svg"), "<svg><path</svg>");
    await expect(build({ src })).rejects.toThrow(message);
  });

  test("names the picture when a page asks for a tone that was not prepared", async () => {
    const media = await build({ src: "hero.svg" });
    expect(() => media.url("hero.svg", "deep")).toThrow("hero.svg");
  });
});
