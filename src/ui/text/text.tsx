import { parseInline, withNoBreakNumbers } from "../../model/markup/inline.ts";
import { Inline } from "./inline-nodes.tsx";

/** Text in the inline grammar (strong, emphasis, links, line breaks) as React nodes. */
export function Text({ children }: { children: string }) {
  return <Inline nodes={parseInline(withNoBreakNumbers(children))} />;
}
