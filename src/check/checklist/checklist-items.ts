/** The items of the checklist before publishing, by group, in display order. */
export const checklistGroups = {
  facts: ["mistakes", "address", "firm", "registrations"],
  content: ["samples", "templates", "links", "forms", "drafts"],
  legal: ["imprint", "privacy", "terms", "cookies"],
  shown: ["not-found", "icon", "card"],
} as const;

/** A group of the checklist, shown under one heading. */
export type ChecklistGroup = keyof typeof checklistGroups;
/** Identifies an item, also in JSON output. */
export type ChecklistItemId = (typeof checklistGroups)[ChecklistGroup][number];
