import { bodyText } from "../../model/markup/extract-body-parts.ts";
import type { FaqEntry } from "../../model/types.ts";
import type { StructuredDataBuilder } from "../schema-org.ts";

/** Describes all questions of a page together, because a page may have only one FAQPage. */
export const describeFaq: StructuredDataBuilder<"faq"> = (blocks) => {
  const mainEntity = blocks.flatMap(({ entries }) => entries).map(describeQuestion);
  return mainEntity.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : [];
};

function describeQuestion({ question, answer }: FaqEntry) {
  return {
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: bodyText(answer) },
  };
}
