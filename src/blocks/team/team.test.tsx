// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { BlockOf, Member } from "../../model/types.ts";
import { elementTexts, renderStatic } from "../../testing/browser/markup.ts";
import { sampleImage, samplePage, sampleSite } from "../../testing/content/sample-page-data.ts";
import { Team } from "./team.tsx";

const points = [{ title: "Registro ativo", description: "No **conselho**." }];
const member: Member = { id: "helena", name: "Helena Prates", role: "Contadora" };

function render(parts: Pick<BlockOf<"team">, "points" | "entries" | "variant">) {
  const block = { type: "team" as const, title: "Equipe", ...parts };
  return renderStatic(<Team block={block} site={sampleSite} page={samplePage()} />);
}

test("shows the shared points, then each person with name, role and description", () => {
  const root = render({ points, entries: [{ ...member, description: "Refaz contas." }] });
  expect(elementTexts(root, "h2, h3")).toEqual(["Equipe", "Registro ativo", "Helena Prates"]);
  expect(elementTexts(root, ".people p")).toEqual(["Contadora", "Refaz contas."]);
});

test("renders with points alone or people alone", () => {
  expect(elementTexts(render({ points }), "ul.points li")).toHaveLength(1);
  expect(render({ points }).querySelector(".people")).toBeNull();
  expect(render({ entries: [member] }).querySelector(".points")).toBeNull();
});

test("shows a portrait only if there is one", () => {
  expect(render({ entries: [member] }).querySelector("img")).toBeNull();
  const portrait = render({ entries: [{ ...member, image: sampleImage }] }).querySelector("img");
  expect(portrait?.getAttribute("alt")).toBe(sampleImage.alt);
});

test("renders a sample person like any other", () => {
  const sample = render({ entries: [{ ...member, sample: true }] }).innerHTML;
  expect(sample).toBe(render({ entries: [member] }).innerHTML);
});

test("shows a hidden initial for people without a portrait if others have one", () => {
  const pictured = { ...member, id: "rui", name: "Rui", image: sampleImage };
  const root = render({ entries: [pictured, member], variant: "portraits" });
  expect(elementTexts(root, ".portraits h3")).toEqual(["Rui", "Helena Prates"]);
  expect(elementTexts(root, ".initial")).toEqual(["H"]);
  expect(root.querySelector(".initial")?.getAttribute("aria-hidden")).toBe("true");
  const none = render({ entries: [member], variant: "portraits" });
  expect(none.querySelector(".initial")).toBeNull();
});

test("uses the list variant by default", () => {
  const usual = render({ entries: [member] }).innerHTML;
  expect(render({ entries: [member], variant: "list" }).innerHTML).toBe(usual);
});
