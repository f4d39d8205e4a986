import { type InlineRun, normalizeRuns } from "../source/inline-runs.ts";
import { cleanPastedText } from "./clean-pasted-text.ts";

/** The marks that an element gives its content. */
export type InlineMarks = Pick<InlineRun, "strong" | "em" | "to">;

// Only these link targets are retained. Word bookmarks start with an underscore and point into the
// original document, so they are removed.
const allowedTargetPattern = /^(?:https?:\/\/|mailto:|tel:|whatsapp:|\/(?!\/)|#(?!_))/;

/** Parses a node into runs. Marks come from elements or styles. */
export function parseRuns(node: ChildNode, around: InlineMarks): InlineRun[] {
  if (node.nodeType === 3)
    return [{ ...around, kind: "text", text: cleanPastedText(node.nodeValue ?? "") }];
  if (node.nodeType !== 1) return [];
  const element = node as Element;
  if (element.tagName === "BR") return [{ strong: false, em: false, kind: "break", text: "\n" }];
  const inside = computeElementMarks(element, around);
  return [...element.childNodes].flatMap((child) => parseRuns(child, inside));
}

/** Joins the runs of a line, with at most one space between two words. */
export function collapseSpacesInRuns(runs: readonly InlineRun[]): InlineRun[] {
  let isSpaced = false;
  const spaced = runs.map((run) => {
    const text = run.kind === "text" && isSpaced ? run.text.trimStart() : run.text;
    if (text !== "") isSpaced = /\s$/.test(text);
    return { ...run, text };
  });
  return normalizeRuns(spaced);
}

/**
 * Returns the marks inside an element. Styles override elements, because Google Docs wraps texts in
 * a bold element with a normal font weight.
 */
export function computeElementMarks(element: Element, around: InlineMarks): InlineMarks {
  const style = element.getAttribute("style") ?? "";
  const [, weight = ""] = /(?:^|;)\s*font-weight\s*:\s*([\w]+)/i.exec(style) ?? [];
  const [, slant = ""] = /(?:^|;)\s*font-style\s*:\s*(\w+)/i.exec(style) ?? [];
  const to = allowedLinkTarget(element) ?? around.to;
  return {
    strong: weight ? isBoldWeight(weight) : around.strong || /^(?:B|STRONG)$/.test(element.tagName),
    em: slant ? /italic|oblique/i.test(slant) : around.em || /^(?:I|EM)$/.test(element.tagName),
    ...(to !== undefined && { to }),
  };
}

function isBoldWeight(weight: string): boolean {
  return /^bold/i.test(weight) || Number(weight) >= 600;
}

function allowedLinkTarget(element: Element): string | undefined {
  const to = element.tagName === "A" ? (element.getAttribute("href") ?? "").trim() : "";
  return allowedTargetPattern.test(to) ? to : undefined;
}
