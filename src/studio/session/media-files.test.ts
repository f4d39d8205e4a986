import { expect, test } from "vitest";
import { createSmallContentBackend, openWindow } from "../../testing/studio/session-windows.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import { formatMediaFilePointer } from "../upload-preparation/media-file-pointer.ts";

const hash = (letter: string) => letter.repeat(64);
const line = (letter: string) =>
  formatMediaFilePointer({ version: hash(letter), size: 9, width: 4, height: 3 });
const named: FileChange = {
  file: "site.yaml",
  change: { kind: "set", path: "/name", value: "foto.jpg" },
};
const comes: FileChange = { file: "media/foto.jpg", whole: line("a") };

/** Creates a content folder, and adds a picture together with the text that refers to it. */
async function brought() {
  const host = createSmallContentBackend();
  const before = new Map(host.texts);
  const opened = await openWindow(host);
  opened.session.changeAll([named, comes]);
  return { host, before, ...opened };
}

test("writes, undoes and redoes a picture together with the text that references it", async () => {
  const { host, before, session, clock } = await brought();
  expect(session.files()).toEqual(["faq.yaml", "site.yaml"]);
  expect(session.mediaFiles()).toEqual(new Map([["media/foto.jpg", line("a")]]));
  await clock.advance(1000);
  expect(host.writes).toEqual([["site.yaml", "media/foto.jpg"]]);
  expect(host.texts.get("media/foto.jpg")).toBe(hash("a"));
  expect(session.undo()).toMatchObject({ file: "site.yaml" });
  await clock.advance(1000);
  expect([host.texts, session.state()]).toEqual([before, "saved"]);
  session.redo();
  await clock.advance(1000);
  expect(host.texts.get("media/foto.jpg")).toBe(hash("a"));
});

test("after a crash before the write, the next window writes picture and text and can undo both", async () => {
  const { host, before, kill, clock } = await brought();
  await clock.advance(150);
  kill();
  expect(host.texts).toEqual(before);
  const next = await openWindow(host, clock);
  expect(next.session.mediaFiles().get("media/foto.jpg")).toBe(line("a"));
  await clock.advance(1000);
  expect(host.texts.get("media/foto.jpg")).toBe(hash("a"));
  next.session.undo();
  await clock.advance(1000);
  expect(host.texts).toEqual(before);
});

test("a window opened after the write can also undo it", async () => {
  const { host, before, session, clock } = await brought();
  await clock.advance(1000);
  await session.close();
  const next = await openWindow(host, clock);
  expect(next.session.mediaFiles().get("media/foto.jpg")).toBe(line("a"));
  next.session.undo();
  await clock.advance(1000);
  expect(host.texts).toEqual(before);
});

test("a picture on disk can be removed, with undo, only after it is registered", async () => {
  const host = createSmallContentBackend();
  host.texts.set("media/old.jpg", hash("b"));
  const { session, clock } = await openWindow(host);
  const goes: FileChange = { file: "media/old.jpg", whole: null };
  expect(session.changeAll([named, goes])).toMatchObject({ refused: "missing" });
  session.registerMediaFile("media/old.jpg", line("b"));
  expect([session.canUndo(), session.changedFiles()]).toEqual([false, []]);
  expect(session.changeAll([named, goes])).toBeUndefined();
  await clock.advance(1000);
  expect(host.texts.has("media/old.jpg")).toBe(false);
  session.undo();
  await clock.advance(1000);
  expect(host.texts.get("media/old.jpg")).toBe(hash("b"));
});

test("if the backend refuses the write, picture and text stay in the studio and are retried", async () => {
  const { host, before, session, clock } = await brought();
  host.refusing = "disk-full";
  await clock.advance(1000);
  expect([host.texts, session.state()]).toEqual([before, "error"]);
  expect(session.value("site.yaml")).toMatchObject({ name: "foto.jpg" });
  host.refusing = undefined;
  await clock.advance(60_000);
  expect([session.state(), host.texts.get("media/foto.jpg")]).toEqual(["saved", hash("a")]);
});

test("does not overwrite another picture with the same name, and reports a conflict", async () => {
  const { host, session, clock } = await brought();
  host.texts.set("media/foto.jpg", hash("c"));
  await clock.advance(1000);
  expect(session.state()).toBe("conflict");
  expect([host.texts.get("media/foto.jpg"), host.texts.get("site.yaml")]).toEqual([
    hash("c"),
    "name: Ana\nphone: '1'\n",
  ]);
});

test("an undo also reverts a write that the killed window completed late", async () => {
  const { host, before, session, kill, clock } = await brought();
  const text = session.text("site.yaml") ?? "";
  await clock.advance(150);
  kill();
  const next = await openWindow(host, clock);
  const write = host.write.bind(host);
  host.write = (edits) => {
    host.write = write;
    host.texts.set("site.yaml", text).set("media/foto.jpg", hash("a"));
    next.session.undo();
    return write(edits);
  };
  await clock.advance(1000);
  expect([host.texts, next.session.state()]).toEqual([before, "saved"]);
});
