import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/content/workspace.ts";
import { buildSite } from "./build.ts";
import { serve } from "./serve.ts";

const film = join(import.meta.dirname, "../testing/pictures/film.mp4");
const captions = "WEBVTT\n\n00:00.000 --> 00:01.500\nThe wheel turns.\n";

function page(fields: string): string {
  return `route: /film\ntitle: Film\ndescription: A wheel that turns.\nblocks:\n  - {type: video, title: A wheel, poster: {src: wheel.svg, alt: A wheel}${fields}}\n`;
}

async function createFilm(fields: string): Promise<Workspace> {
  const workspace = await createWorkspace();
  await workspace.file("media/turn.mp4", await readFile(film));
  await workspace.file("media/turn.vtt", captions);
  await workspace.file("pages/film.yaml", page(fields));
  return workspace;
}

const whole = ", file: {src: turn.mp4}, captions: {src: turn.vtt}";

async function build(workspace: Workspace): Promise<string> {
  const out = join(workspace.directory, "../dist");
  const { pages } = await buildSite({ content: workspace.directory, out, date: "2026-11-24" });
  expect(pages).toBeGreaterThan(0);
  return out;
}

test("publishes a video file unchanged, and allows media in the policy of all pages", {
  timeout: 60_000,
}, async () => {
  const workspace = await createFilm(whole);
  expect(await workspace.check()).toEqual([]);
  const out = await build(workspace);
  expect(await readFile(join(out, "downloads/turn.mp4"))).toEqual(await readFile(film));
  for (const name of ["film.html", "index.html"])
    expect(await readFile(join(out, name), "utf8")).toContain("media-src 'self'");
  expect(await readFile(join(out, "_headers"), "utf8")).toContain("media-src 'self'");
});

test("allows no media on a site without a video", { timeout: 60_000 }, async () => {
  const out = await build(await createWorkspace());
  expect(await readFile(join(out, "index.html"), "utf8")).not.toContain("media-src");
});

test("serves a byte range of a video, and 416 beyond its end", { timeout: 60_000 }, async () => {
  const out = await build(await createFilm(whole));
  const { server, address } = await serve(out, 0);
  onTestFinished(() => void server.close());
  const ask = (range: string) => fetch(`${address}/downloads/turn.mp4`, { headers: { range } });
  const part = await ask("bytes=4-7");
  const { size } = await stat(film);
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 4-7/${size}`]);
  expect(part.headers.get("content-type")).toBe("video/mp4");
  expect(await part.text()).toBe("ftyp");
  const beyond = await ask(`bytes=${size}-`);
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
});

test.each([
  ["nothing to show", "", "video-without-source"],
  ["a file and an address", `${whole}, url: "https://vimeo.com/123456"`, "video-twice"],
  ["a file that no browser plays", ", file: {src: wheel.svg}", "no-video-file"],
  ["a file that is not there", ", file: {src: tern.mp4}", "missing-download"],
  [
    "captions of another format",
    ", file: {src: turn.mp4}, captions: {src: shop.svg}",
    "no-captions-file",
  ],
  [
    "captions without a film",
    `, url: "https://vimeo.com/123456", captions: {src: turn.vtt}`,
    "captions-without-file",
  ],
])("reports a video with %s", async (_, fields, code) => {
  const found = await (await createFilm(fields)).check();
  expect(found.map((each) => each.code)).toContain(code);
});

test("reports captions that browsers cannot read, with the line", async () => {
  const workspace = await createFilm(whole);
  await workspace.file("media/turn.vtt", captions.replaceAll(".", ","));
  const [fault] = await workspace.check();
  expect(fault).toMatchObject({ code: "captions-fault", file: "content/pages/film.yaml" });
  expect(fault?.message).toContain("linha 3");
});

test("warns about a video that is too heavy for phones", async () => {
  const workspace = await createFilm(whole);
  await workspace.file("media/turn.mp4", Buffer.alloc(21_000_000));
  const [warning] = await workspace.check();
  expect(warning).toMatchObject({ code: "heavy-video", severity: "warning" });
  expect(warning?.message).toContain("20");
});
