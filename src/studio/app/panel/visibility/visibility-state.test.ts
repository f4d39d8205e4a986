import { expect, test } from "vitest";
import { visibilityStrings } from "./strings.pt-br.ts";
import { changesToActivateSchedule, visibilityState } from "./visibility-state.ts";

const visibilityText = (content: object) => {
  const { name, sentence } = visibilityStrings.state(visibilityState(content, "2026-11-23"));
  return `${name}. ${sentence}`;
};

test("describes what visitors currently see of a page", () => {
  expect([
    visibilityText({}),
    visibilityText({ draft: true, publishAt: "2026-12-24" }),
    visibilityText({ draft: true, publishAt: "2026-10-24" }),
    visibilityText({ publishAt: "2026-12-24", expiresAt: "2027-01-02" }),
    visibilityText({ publishAt: "2026-11-23" }),
    visibilityText({ expiresAt: "2026-12-24" }),
    visibilityText({ expiresAt: "2026-11-23" }),
  ]).toMatchInlineSnapshot(`
    [
      "No ar. Os visitantes veem esta página.",
      "Rascunho. Enquanto for rascunho, ela não sai nem em 24/12/2026.",
      "Rascunho. Os visitantes ainda não veem esta página.",
      "Vai ao ar em 24/12/2026. Até esse dia os visitantes não veem esta página.",
      "No ar. Os visitantes veem esta página.",
      "Sai do ar em 24/12/2026. Até a véspera os visitantes veem esta página.",
      "Saiu do ar em 23/11/2026. Os visitantes não veem mais esta página.",
    ]
  `);
});

test("removes draft on scheduling, and moves an existing earlier date to the scheduled day", () => {
  const out = { kind: "remove", path: "/draft" };
  expect(changesToActivateSchedule({ date: "2026-11-23" }, "2026-11-30")).toEqual([
    out,
    { kind: "set", path: "/date", value: "2026-11-30" },
  ]);
  expect(changesToActivateSchedule({ date: "2026-12-01" }, "2026-11-30")).toEqual([out]);
  expect(changesToActivateSchedule({ route: "/natal" }, "2026-11-30")).toEqual([out]);
});
