import { publishMessages } from "./publish-messages.ts";
import { referenceMessages } from "./reference-messages.ts";
import { shapeMessages } from "./shape-messages.ts";
import { sheetMessages } from "./sheet-messages.ts";
import { textMessages } from "./text-messages.ts";

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
