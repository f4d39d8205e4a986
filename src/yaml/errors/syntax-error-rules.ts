import {
  explainBlockTextIndentation,
  explainMissingBlockIndicator,
  explainSameLineText,
  explainTextOnBlockHeader,
  explainUnambiguousBlockTextIndentation,
} from "./block-text.ts";
import { explainBrokenBraces } from "./braces.ts";
import {
  explainIndentation,
  explainMissingDash,
  explainMissingFieldName,
} from "./indent/indentation.ts";
import { explainLostFirstItemId } from "./indent/lost-first-item-id.ts";
import {
  explainBackslash,
  explainInnerQuote,
  explainOpenQuote,
  explainPastedChat,
  explainReservedCharacter,
  explainUnbalancedBrackets,
} from "./quotes-and-brackets.ts";
import type { SyntaxErrorRule } from "./rule-context.ts";
import { RuleList } from "./rule-list.ts";
import {
  explainColonInLongText,
  explainColonInText,
  explainCommentInText,
  explainMissingColon,
  explainMissingSpace,
  explainStrayCharacter,
  explainTwoFields,
  mayBelongToText,
} from "./separators.ts";
import { explainStrayNestedItem, explainStrayText, explainUnreadableLine } from "./stray-lines.ts";
import { explainSeveralDocuments, explainTabs } from "./tabs-and-documents.ts";

/**
 * The rules that explain why parsing stopped. The order matters: specific rules come before general
 * ones.
 */
export const syntaxErrorRules = new RuleList<SyntaxErrorRule>({
  severalDocuments: explainSeveralDocuments,
  tab: explainTabs,
  straySign: explainStrayCharacter,
  clearBlockText: explainUnambiguousBlockTextIndentation,
  pastedChat: explainPastedChat,
  backslash: explainBackslash,
  innerQuote: explainInnerQuote,
  openQuote: explainOpenQuote,
  commentInText: explainCommentInText,
  insideBraces: explainBrokenBraces,
  brackets: explainUnbalancedBrackets,
  twoFields: explainTwoFields,
  blockStart: explainTextOnBlockHeader,
  reservedCharacter: explainReservedCharacter,
  missingSpace: explainMissingSpace,
  missingColon: explainMissingColon,
  blockText: explainBlockTextIndentation,
  lostStart: explainLostFirstItemId,
  colonInText: explainColonInText,
  colonInWrappedText: (spot) => (mayBelongToText(spot) ? explainColonInLongText(spot) : []),
  missingName: explainMissingFieldName,
  missingBlockSign: explainMissingBlockIndicator,
  missingDash: explainMissingDash,
  indentation: explainIndentation,
  missingBlockSignInside: explainSameLineText,
  strayText: explainStrayText,
  strayBranch: explainStrayNestedItem,
  unreadable: explainUnreadableLine,
});
