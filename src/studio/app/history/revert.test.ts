import { expect, test } from "vitest";
import { fileDifferences } from "../../../changes/list-changes.ts";
import { createRevertEdits } from "../../../changes/revert/revert-edits.ts";
import { createSmallContentBackend, openWindow } from "../../../testing/studio/session-windows.ts";
import { parseYaml } from "../../../yaml/parse/parse.ts";
import { revertChange } from "./revert.ts";

const file = "faq.yaml";

/**
 * Opens a session and changes two answers. Returns the edits that revert the first change, and the
 * texts that were compared.
 */
async function sessionWithRewrite() {
  const { session } = await openWindow(createSmallContentBackend());
  const before = session.text(file) ?? "";
  session.change(file, { kind: "set", path: "/0/answer", value: "Pouco." });
  session.change(file, { kind: "set", path: "/1/answer", value: "No bairro." });
  const [old, young] = [before, session.text(file) ?? ""].map((text) => {
    return { parsed: parseYaml(`content/${file}`, text), schemaId: "faq.json" };
  });
  const pair = { path: file, schemaId: "faq.json", before: old, after: young };
  const [difference] = fileDifferences(pair);
  const back = difference && createRevertEdits({ pair, difference });
  return { session, before, back, compared: new Map(session.texts("studio")) };
}

test("reverts a single change as one undo step", async () => {
  const { session, before, back, compared } = await sessionWithRewrite();
  expect(revertChange(session, { back }, compared)).toBe(true);
  expect(session.text(file)).toBe(before.replace("No centro.", "No bairro."));
  session.undo();
  expect(session.text(file)).toBe(compared.get(file));
});

test("does not revert a change if the file has changed since the comparison", async () => {
  const { session, back, compared } = await sessionWithRewrite();
  session.change(file, { kind: "remove", path: "/0" });
  const text = session.text(file);
  expect(revertChange(session, { back }, compared)).toBe(false);
  expect(session.text(file)).toBe(text);
});
