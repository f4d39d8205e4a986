/** The files that are written, changed and removed in sets. */
export const killedFiles = ["faq", "pages/a", "pages/b", "articles/a", "articles/b", "plans"].map(
  (name) => `${name}.yaml`,
);

/** What is told of a set: before it is written, and after; and of records of the journal that are noted. */
export type Told =
  | { kind: "begin" | "end"; set: Record<string, string | null> }
  | { kind: "noted"; text: string; time: number };
