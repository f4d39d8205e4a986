import { expect, test } from "vitest";
import { createSmallContentBackend, openWindow } from "../../../testing/studio/session-windows.ts";
import type { ContentHistory } from "../../backend-contract/history.ts";
import type { FileTextUpdates } from "../../preview-worker/messages.ts";
import type { Session } from "../../session/session.ts";
import { compareWithEarlierState } from "../history/compare-with-earlier-state.ts";
import { describeComparison } from "../history/comparison-summary.ts";
import type { StudioModel } from "../studio-model.ts";
import { isUnchangedSinceLastCommit } from "./last-commit.ts";
import { saveAndLoadChanges } from "./uncommitted-changes.ts";

const version = { id: "a".repeat(40), time: new Date(2026, 10, 12, 10).getTime(), who: "Célia" };
const kept = { ...version, words: "Nome" };

/**
 * Creates a model of content in memory whose backend has commits. Records in `asked` what is
 * compared.
 */
async function modelWithHistory(part: Partial<ContentHistory>) {
  const { session } = await openWindow(createSmallContentBackend());
  const asked: (FileTextUpdates | undefined)[] = [];
  const changes = async (then?: FileTextUpdates) => {
    asked.push(then);
    return [];
  };
  const history = part as ContentHistory;
  const current = () => ({ overview: { routes: [], kinds: {} } });
  const brought = { schemas: {} };
  const model = { host: { history }, session, ask: { changes }, current, brought };
  return { model: model as unknown as StudioModel, session, asked };
}

/** Returns the part of a session that comparisons use. */
function textsOnly(session: Session): Pick<Session, "texts"> {
  return { texts: (where) => session.texts(where) };
}

const unkept = [
  { path: "site.yaml", kind: "changed" as const, version: "1" },
  { path: "media/a.svg", kind: "new" as const, version: "2" },
];

test("saves first, then lists the uncommitted changes with media and invisible changes", async () => {
  const texts = [["site.yaml", "name: Old\n"]] as const;
  const others = unkept.slice(1);
  const { model, session, asked } = await modelWithHistory({
    state: async () => ({ kind: "history", base: version.id, newest: kept, unkept }),
    textsAt: async () => ({ kind: "kept-texts", texts, others }),
  });
  session.change("site.yaml", { kind: "set", path: "/phone", value: "2" });
  const found = await saveAndLoadChanges(model);
  expect(session.state()).toBe("saved");
  expect(asked).toEqual([[["site.yaml", "name: Old\n"]]]);
  const changes = "code" in found ? [] : found.changes;
  expect(changes.map(({ file, words }) => [file, words])).toEqual([
    ["media/a.svg", "entrou"],
    ["site.yaml", "mudou só por dentro do arquivo: os visitantes não veem diferença"],
  ]);
});

test("lists all files as new before the first commit", async () => {
  const { model, asked } = await modelWithHistory({
    state: async () => ({ kind: "history", base: null, unkept }),
  });
  const found = await saveAndLoadChanges(model);
  expect(asked).toEqual([]);
  const changes = "code" in found ? [] : found.changes;
  expect(changes.map(({ file, words }) => [file, words])).toEqual([
    ["site.yaml", "entrou"],
    ["media/a.svg", "entrou"],
  ]);
});

test("reports no-repository for a backend without history", async () => {
  const { model } = await modelWithHistory({});
  const bare = { ...model, host: {}, session: model.session } as unknown as StudioModel;
  expect(await saveAndLoadChanges(bare)).toMatchObject({ code: "no-repository" });
});

test("includes a change that is saved while the commit is read", async () => {
  let round = 0;
  const { model, session, asked } = await modelWithHistory({
    // Simulates a disk read that starts before a save and returns after it.
    textsAt: async () => {
      round += 1;
      if (round > 1) return { kind: "kept-texts", texts: [["site.yaml", "old\n"]], others: [] };
      session.change("site.yaml", { kind: "set", path: "/phone", value: "2" });
      await session.saveNow();
      return { kind: "kept-texts", texts: [], others: [] };
    },
  });
  await compareWithEarlierState(model, kept);
  expect(asked).toEqual([[["site.yaml", "old\n"]]]);
});

test("includes changes that are not saved yet in the comparison with a commit", async () => {
  const { model, session, asked } = await modelWithHistory({
    textsAt: async () => ({ kind: "kept-texts", texts: [], others: [] }),
  });
  const old = session.text("site.yaml");
  session.change("site.yaml", { kind: "set", path: "/phone", value: "2" });
  // `saveNow` saves nothing, as if the text were an unsaved draft.
  const drafting = { ...model, session: { ...textsOnly(session), saveNow: async () => undefined } };
  const compared = await compareWithEarlierState(drafting as unknown as StudioModel, kept);
  expect(asked).toEqual([[["site.yaml", old]]]);
  const now = new Date(2026, 10, 13, 9);
  expect(describeComparison(compared, { opened: now, now })).toEqual([
    "Nada mudou desde a versão guardada ontem às 10:00, por Célia.",
  ]);
});

test("reports no change since the last commit until a text changes", async () => {
  const { session } = await modelWithHistory({});
  const here = { version: kept, texts: new Map(session.texts("studio")) };
  expect([
    isUnchangedSinceLastCommit(undefined, session),
    isUnchangedSinceLastCommit(here, session),
  ]).toEqual([false, true]);
  session.change("site.yaml", { kind: "set", path: "/phone", value: "2" });
  expect(isUnchangedSinceLastCommit(here, session)).toBe(false);
});
