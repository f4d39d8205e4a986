import { textMessages } from "../text/messages.pt-br.ts";
import { publishMessages } from "./live/messages.pt-br.ts";
import { sheetMessages } from "./meaning/messages.pt-br.ts";
import { referenceMessages } from "./references/messages.pt-br.ts";
import { shapeMessages } from "./shape/messages.pt-br.ts";

/**
 * Every sentence that an editor may read, in the one language that editors have.
 * A sentence says what is wrong and how to repair it, in at most two lines, without the
 * words of parsers; the line to copy stands apart, in the hint of the diagnostic.
 */
export const catalogue = {
  ...textMessages,
  ...shapeMessages,
  ...referenceMessages,
  ...sheetMessages,
  ...publishMessages,
};
