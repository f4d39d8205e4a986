import { expect, test } from "vitest";
import { createSmallContentBackend, openWindow } from "../../../testing/studio/session-windows.ts";
import type { ContentGitStatus } from "../../backend-contract/history.ts";
import type { StudioModel } from "../studio-model.ts";
import { addPublishedAddresses } from "./add-published-addresses.ts";
import type { UncommittedChanges } from "./uncommitted-changes.ts";

const file = "addresses.yaml";
const own = { path: file, kind: "new" as const, version: "2" };
const other = { path: "site.yaml", kind: "changed" as const, version: "1" };
const history: ContentGitStatus = { kind: "history", base: "a", unkept: [other] };

/**
 * Creates content in memory with one change, and adds a new address to its list of published
 * addresses.
 */
async function modelWithNewAddress(
  after: ContentGitStatus | { kind: "refused" } = { ...history, unkept: [other, own] },
) {
  const { session } = await openWindow(createSmallContentBackend());
  session.change("site.yaml", { kind: "set", path: "/phone", value: "2" });
  const changes = [{ file, whole: "- route: /a\n" }];
  const plan = async () => ({ file, name: "", changes, places: [], told: [] });
  const host = { history: { state: async () => after } };
  const model = { session, host, ask: { planOperation: plan } } as unknown as StudioModel;
  const unkept: UncommittedChanges = {
    state: history,
    changes: [],
    texts: new Map([["site.yaml", "b"]]),
  };
  return { session, noted: await addPublishedAddresses(model, unkept), unkept };
}

test("adds new addresses to the uncommitted changes, and undoes them with the previous step", async () => {
  const { session, noted } = await modelWithNewAddress();
  expect(noted.unkept.state.unkept).toEqual([other, own]);
  expect([...noted.unkept.texts]).toEqual([
    ["site.yaml", "b"],
    [file, "- route: /a\n"],
  ]);
  session.undo();
  expect([session.text(file), session.canUndo()]).toEqual([undefined, false]);
});

test("removes the new addresses on revert, and keeps earlier changes", async () => {
  const { session, noted } = await modelWithNewAddress();
  await noted.revert();
  expect(session.text(file)).toBeUndefined();
  expect(session.text("site.yaml")).toContain("phone: '2'");
});

test("leaves the changes and the address list as they were if the history state is refused", async () => {
  const { session, noted, unkept } = await modelWithNewAddress({ kind: "refused" });
  expect(noted.unkept).toBe(unkept);
  expect(session.text(file)).toBeUndefined();
});
