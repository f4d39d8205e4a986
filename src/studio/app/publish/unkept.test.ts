import { expect, test } from "vitest";
import { openWindow, smallContent } from "../../../testing/studio/session-windows.ts";
import type { HostHistory } from "../../hosts/contract/host-history.ts";
import type { Texts } from "../../preview-worker/core-messages.ts";
import type { Session } from "../../session/session.ts";
import { compareSince } from "../past/since.ts";
import { sinceWords } from "../past/since-words.ts";
import type { StudioModel } from "../studio-model.ts";
import { isKeptHere } from "./kept-here.ts";
import { lookAtUnkept } from "./unkept.ts";

const version = { id: "a".repeat(40), time: new Date(2026, 10, 12, 10).getTime(), who: "Célia" };
const kept = { ...version, words: "Nome" };

/** Content in memory whose backend has commits, and a record of what is compared. */
async function keeping(part: Partial<HostHistory>) {
  const { session } = await openWindow(smallContent());
  const asked: (Texts | undefined)[] = [];
  const changes = async (then?: Texts) => {
    asked.push(then);
    return [];
  };
  const history = part as HostHistory;
  const current = () => ({ overview: { routes: [], kinds: {} } });
  const brought = { schemas: {} };
  const model = { host: { history }, session, ask: { changes }, current, brought };
  return { model: model as unknown as StudioModel, session, asked };
}

/** The part of a session used here. */
function bound(session: Session): Pick<Session, "texts"> {
  return { texts: (where) => session.texts(where) };
}

const unkept = [
  { path: "site.yaml", kind: "changed" as const, version: "1" },
  { path: "media/a.svg", kind: "new" as const, version: "2" },
];

test("what is not kept is saved first, and listed with pictures and what nobody sees", async () => {
  const texts = [["site.yaml", "name: Old\n"]] as const;
  const others = unkept.slice(1);
  const { model, session, asked } = await keeping({
    state: async () => ({ kind: "history", base: version.id, newest: kept, unkept }),
    textsOf: async () => ({ kind: "kept-texts", texts, others }),
  });
  session.change("site.yaml", { kind: "set", path: "/phone", value: "2" });
  const found = await lookAtUnkept(model);
  expect(session.state()).toBe("saved");
  expect(asked).toEqual([[["site.yaml", "name: Old\n"]]]);
  const changes = "code" in found ? [] : found.changes;
  expect(changes.map(({ file, words }) => [file, words])).toEqual([
    ["media/a.svg", "entrou"],
    ["site.yaml", "mudou só por dentro do arquivo: os visitantes não veem diferença"],
  ]);
});

test("before the first version there was nothing", async () => {
  const { model, asked } = await keeping({
    state: async () => ({ kind: "history", base: null, unkept }),
  });
  const found = await lookAtUnkept(model);
  expect(asked).toEqual([]);
  const changes = "code" in found ? [] : found.changes;
  expect(changes.map(({ file, words }) => [file, words])).toEqual([
    ["site.yaml", "entrou"],
    ["media/a.svg", "entrou"],
  ]);
});

test("a host without versions says so", async () => {
  const { model } = await keeping({});
  const bare = { ...model, host: {}, session: model.session } as unknown as StudioModel;
  expect(await lookAtUnkept(bare)).toMatchObject({ code: "no-repository" });
});

test("what is saved while versions are read is not lost between the two", async () => {
  let round = 0;
  const { model, session, asked } = await keeping({
    // The disk is read before the save, and the answer comes after it.
    textsOf: async () => {
      round += 1;
      if (round > 1) return { kind: "kept-texts", texts: [["site.yaml", "old\n"]], others: [] };
      session.change("site.yaml", { kind: "set", path: "/phone", value: "2" });
      await session.saveNow();
      return { kind: "kept-texts", texts: [], others: [] };
    },
  });
  await compareSince(model, kept);
  expect(asked).toEqual([[["site.yaml", "old\n"]]]);
});

test("what is only in the studio yet differs from a version as it differs from the disk", async () => {
  const { model, session, asked } = await keeping({
    textsOf: async () => ({ kind: "kept-texts", texts: [], others: [] }),
  });
  const old = session.text("site.yaml");
  session.change("site.yaml", { kind: "set", path: "/phone", value: "2" });
  // Nothing more is saved, as with a draft.
  const drafting = { ...model, session: { ...bound(session), saveNow: async () => undefined } };
  const compared = await compareSince(drafting as unknown as StudioModel, kept);
  expect(asked).toEqual([[["site.yaml", old]]]);
  const now = new Date(2026, 10, 13, 9);
  expect(sinceWords(compared, { opened: now, now })).toEqual([
    "Nada mudou desde a versão guardada ontem às 10:00, por Célia.",
  ]);
});

test("what was kept here is what there is until something else is written", async () => {
  const { session } = await keeping({});
  const here = { version: kept, texts: new Map(session.texts("studio")) };
  expect([isKeptHere(undefined, session), isKeptHere(here, session)]).toEqual([false, true]);
  session.change("site.yaml", { kind: "set", path: "/phone", value: "2" });
  expect(isKeptHere(here, session)).toBe(false);
});
