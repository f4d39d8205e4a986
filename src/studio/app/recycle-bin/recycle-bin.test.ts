import { expect, test } from "vitest";
import { FakeClock } from "../../../testing/studio/fake-clock.ts";
import { MemoryBackend } from "../../../testing/studio/memory-backend.ts";
import { openWindow } from "../../../testing/studio/session-windows.ts";
import type { StudioModel } from "../studio-model.ts";
import { addToBin, eraseFromBin, readBin } from "./recycle-bin.ts";
import { restoreFromBin } from "./restore.ts";

const file = "pages/sobre.yaml";
const text = "route: /sobre\ntitle: Sobre\n";
const redirect = { from: "/sobre", to: "/" };

/** Creates content from which a page was removed, with a redirect instead of the page. */
async function contentWithRemovedPage(others = "") {
  const host = new MemoryBackend({ [file]: text, ...(others && { "redirects.yaml": others }) });
  const { session, clock } = await openWindow(host, new FakeClock());
  const model = { host, session } as Partial<StudioModel> as StudioModel;
  const refused = await addToBin(model, { file, title: "Sobre", text, redirect });
  const way = others
    ? { file: "redirects.yaml", change: { kind: "insert", path: "/-", value: redirect } as const }
    : { file: "redirects.yaml", whole: "- from: /sobre\n  to: /\n" };
  session.changeAll([{ file, whole: null }, way]);
  await clock.advance(1000);
  return { host, session, clock, model, refused };
}

test("lists a removed page in the bin until it is restored, and again after undo", async () => {
  const { host, model, clock, session } = await contentWithRemovedPage();
  expect(host.texts.has(file)).toBe(false);
  const [binned] = await readBin(model);
  expect(binned).toMatchObject({ file, title: "Sobre", text, redirect });
  if (binned) expect(restoreFromBin(model, binned)).toBe(file);
  await clock.advance(1000);
  expect(Object.fromEntries(host.texts)).toEqual({ [file]: text });
  expect(await readBin(model)).toEqual([]);
  session.undo();
  expect((await readBin(model)).length).toBe(1);
});

test("on restore, removes only the redirect that replaced the page, and only if it is unchanged", async () => {
  const others = "- from: /velho\n  to: /\n";
  const one = await contentWithRemovedPage(others);
  const [binned] = await readBin(one.model);
  if (binned) restoreFromBin(one.model, binned);
  expect(one.session.text("redirects.yaml")).toBe(others);
  const two = await contentWithRemovedPage(others);
  two.session.change("redirects.yaml", { kind: "set", path: "/1/to", value: "/novo" });
  const [other] = await readBin(two.model);
  if (other) restoreFromBin(two.model, other);
  expect(two.session.text("redirects.yaml")).toBe(`${others}- from: /sobre\n  to: /novo\n`);
});

test("restores a page under the next free name if its file name is taken", async () => {
  const { model, session } = await contentWithRemovedPage();
  session.changeAll([{ file, whole: "title: Outra\n" }]);
  const [binned] = await readBin(model);
  if (binned) restoreFromBin(model, binned);
  expect([session.text(file), session.text("pages/sobre-2.yaml")]).toEqual([
    "title: Outra\n",
    text,
  ]);
});

test("erases an entry, and reports that the page was not removed if the disk is full", async () => {
  const { host, model } = await contentWithRemovedPage();
  const [binned] = await readBin(model);
  if (binned) await eraseFromBin(model, binned);
  expect(await readBin(model)).toEqual([]);
  host.forgetful = "disk-full";
  expect(await addToBin(model, { file, title: "Sobre", text, redirect })).toContain(
    "não foi removida",
  );
});
