import { _, type CodeKeywordDefinition } from "ajv";
import { matchesPatternInField } from "../compiled-checks/matches-pattern.ts";

/**
 * The schema keyword `matches`: a text must match the pattern in the named field of the same group.
 * This allows a site to define the form of its own registration numbers.
 */
export const matchesKeyword: CodeKeywordDefinition = {
  keyword: "matches",
  type: "string",
  schemaType: "string",
  error: { message: "another form", params: ({ schemaCode }) => _`{field: ${schemaCode}}` },
  code(context) {
    const { data, schemaCode: field, gen, it } = context;
    const follows = gen.scopeValue("func", {
      ref: matchesPatternInField,
      code: _`tools.followsOwn`,
    });
    context.fail(_`!${follows}(${field}, ${data}, ${it.parentData})`);
  },
};
