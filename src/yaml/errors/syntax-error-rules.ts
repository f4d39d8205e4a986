import {
  blockStart,
  blockText,
  clearBlockText,
  missingBlockSign,
  missingBlockSignInside,
} from "./block-text.ts";
import { insideBraces } from "./braces.ts";
import { indentation, missingDash, missingName } from "./indent/indentation.ts";
import { lostStart } from "./indent/lost-start.ts";
import { severalDocuments, tab } from "./layout.ts";
import {
  backslash,
  brackets,
  innerQuote,
  openQuote,
  pastedChat,
  reservedCharacter,
} from "./quotes.ts";
import type { SyntaxErrorRule } from "./rule-context.ts";
import { RuleList } from "./rule-list.ts";
import {
  belongsToText,
  colonInLongText,
  colonInText,
  commentInText,
  missingColon,
  missingSpace,
  straySign,
  twoFields,
} from "./separators.ts";
import { strayBranch, strayText, unreadable } from "./stray-lines.ts";

/**
 * The rules that explain why parsing stopped. The order matters: specific rules come before general
 * ones.
 */
export const syntaxErrorRules = new RuleList<SyntaxErrorRule>({
  severalDocuments,
  tab,
  straySign,
  clearBlockText,
  pastedChat,
  backslash,
  innerQuote,
  openQuote,
  commentInText,
  insideBraces,
  brackets,
  twoFields,
  blockStart,
  reservedCharacter,
  missingSpace,
  missingColon,
  blockText,
  lostStart,
  colonInText,
  colonInWrappedText: (spot) => (belongsToText(spot) ? colonInLongText(spot) : []),
  missingName,
  missingBlockSign,
  missingDash,
  indentation,
  missingBlockSignInside,
  strayText,
  strayBranch,
  unreadable,
});
