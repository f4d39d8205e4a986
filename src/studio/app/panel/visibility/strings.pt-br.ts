import { formatDisplayDate } from "../../../studio-locale.pt-br.ts";
import type { VisibilityState } from "./visibility-state.ts";

/** Strings about the visibility of a page. */
export const visibilityStrings = {
  title: "Para os visitantes",
  letGo: (due: string) => `Deixar sair em ${formatDisplayDate(due)}`,
  state: describeVisibility,
};

function describeVisibility(seen: VisibilityState): { name: string; sentence: string } {
  const day = "day" in seen ? formatDisplayDate(seen.day) : "";
  if (seen.kind === "draft" && seen.due)
    return { name: "Rascunho", sentence: describeUnpublishedDraft(seen.due) };
  const said = {
    draft: { name: "Rascunho", sentence: "Os visitantes ainda não veem esta página." },
    live: { name: "No ar", sentence: "Os visitantes veem esta página." },
    due: {
      name: `Vai ao ar em ${day}`,
      sentence: "Até esse dia os visitantes não veem esta página.",
    },
    ending: {
      name: `Sai do ar em ${day}`,
      sentence: "Até a véspera os visitantes veem esta página.",
    },
    over: {
      name: `Saiu do ar em ${day}`,
      sentence: "Os visitantes não veem mais esta página.",
    },
  };
  return said[seen.kind];
}

function describeUnpublishedDraft(due: string): string {
  return `Enquanto for rascunho, ela não sai nem em ${formatDisplayDate(due)}.`;
}
