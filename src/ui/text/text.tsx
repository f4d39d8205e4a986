import { parseInline, withNoBreakNumbers } from "../../model/markup/inline.ts";
import { Inline } from "./inline-nodes.tsx";

/** Renders text in the inline grammar: strong, emphasis, links, line breaks. */
export function Text({ children }: { children: string }) {
  return <Inline nodes={parseInline(withNoBreakNumbers(children))} />;
}
