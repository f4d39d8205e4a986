/** The files that are written and deleted in sets. */
export const testedFiles = ["faq", "pages/a", "pages/b", "articles/a", "articles/b", "plans"].map(
  (name) => `${name}.yaml`,
);

/**
 * Events of the child process: before and after it writes a set, and after it records a journal
 * entry.
 */
export type ChildEvent =
  | { kind: "begin" | "end"; set: Record<string, string | null> }
  | { kind: "noted"; text: string; time: number };
