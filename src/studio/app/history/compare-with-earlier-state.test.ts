import { expect, test } from "vitest";
import { FakeClock } from "../../../testing/studio/fake-clock.ts";
import { createSmallContentBackend, openWindow } from "../../../testing/studio/session-windows.ts";
import type { FileTextUpdates } from "../../preview-worker/messages.ts";
import type { StudioModel } from "../studio-model.ts";
import { compareWithEarlierState } from "./compare-with-earlier-state.ts";
import { describeComparison } from "./comparison-summary.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Creates content whose phone number was changed some days ago. Returns a model whose comparisons
 * record the texts of the earlier state in `asked`.
 */
async function contentWithPhoneChange(before: number) {
  const host = createSmallContentBackend();
  const { session, clock } = await openWindow(host, new FakeClock(Date.now() - before * day));
  const old = session.text("site.yaml");
  session.change("site.yaml", { kind: "set", path: "/phone", value: "2" });
  await clock.advance(2000);
  const asked: (FileTextUpdates | undefined)[] = [];
  const changes = async (then?: FileTextUpdates) => {
    asked.push(then);
    return [];
  };
  const model = { host, session, ask: { changes } } as unknown as StudioModel;
  return { model, asked, old };
}

test("compares with the texts of the chosen day that differ from the current ones", async () => {
  const { model, asked, old } = await contentWithPhoneChange(3);
  for (const since of [0, 1, 7] as const) await compareWithEarlierState(model, since);
  expect(asked).toEqual([undefined, [], [["site.yaml", old]]]);
});

test("describes an unchanged period, the reach of the journal and an unreadable journal", async () => {
  const { model } = await contentWithPhoneChange(3);
  const at = { opened: new Date(2026, 10, 22, 9), now: new Date(2026, 10, 22, 12) };
  const told = async (since: 1 | 7) =>
    describeComparison(await compareWithEarlierState(model, since), at);
  expect(await told(1)).toEqual(["Nada mudou desde o começo de 21/11."]);
  expect((await told(7))[0]).toMatch(/^O diário do estúdio só alcança \d\d\/\d\d às \d\d:\d\d:/);
  const host = { ...model.host, journal: { read: async () => ({ kind: "refused" }) } };
  const unread = await compareWithEarlierState({ ...model, host } as unknown as StudioModel, 7);
  expect(describeComparison(unread, at)).toEqual([
    "O diário do estúdio não pôde ser lido agora. Tente de novo daqui a pouco.",
  ]);
});
