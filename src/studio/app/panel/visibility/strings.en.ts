import { formatDisplayDate } from "../../../studio-locale.en.ts";
import type { visibilityStrings as inPortuguese } from "./strings.pt-br.ts";
import type { VisibilityState } from "./visibility-state.ts";

/** Strings about the visibility of a page. */
export const visibilityStrings: typeof inPortuguese = {
  title: "For visitors",
  letGo: (due) => `Let it go live on ${formatDisplayDate(due)}`,
  state: describeVisibility,
};

function describeVisibility(seen: VisibilityState): { name: string; sentence: string } {
  const day = "day" in seen ? formatDisplayDate(seen.day) : "";
  if (seen.kind === "draft" && seen.due)
    return { name: "Draft", sentence: describeUnpublishedDraft(seen.due) };
  const said = {
    draft: { name: "Draft", sentence: "Visitors can’t see this page yet." },
    live: { name: "Live", sentence: "Visitors can see this page." },
    due: {
      name: `Goes live on ${day}`,
      sentence: "Until that day visitors can’t see this page.",
    },
    ending: {
      name: `Comes down on ${day}`,
      sentence: "Visitors can see this page until the day before.",
    },
    over: {
      name: `Came down on ${day}`,
      sentence: "Visitors can no longer see this page.",
    },
  };
  return said[seen.kind];
}

function describeUnpublishedDraft(due: string): string {
  return `As long as it is a draft, it won’t go live, not even on ${formatDisplayDate(due)}.`;
}
