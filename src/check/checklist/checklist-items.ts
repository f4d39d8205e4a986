/** What is looked at before a site goes live, in the order in which it is told. */
export const checklistGroups = {
  facts: ["mistakes", "address", "firm", "registrations"],
  content: ["samples", "templates", "links", "forms", "drafts"],
  legal: ["imprint", "privacy", "terms", "cookies"],
  shown: ["not-found", "icon", "card"],
} as const;

/** A heading of the list. */
export type ChecklistGroup = keyof typeof checklistGroups;
/** Stands for a point in programs. */
export type ChecklistItemId = (typeof checklistGroups)[ChecklistGroup][number];
