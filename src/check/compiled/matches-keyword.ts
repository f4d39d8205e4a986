import { _, type CodeKeywordDefinition } from "ajv";
import { followsOwn } from "./matches-pattern.ts";

/**
 * The keyword `matches` of schemas: a text must follow the pattern that content writes in that field
 * beside it, so that a site says itself which form the numbers of its register have.
 */
export const matchesKeyword: CodeKeywordDefinition = {
  keyword: "matches",
  type: "string",
  schemaType: "string",
  error: { message: "another form", params: ({ schemaCode }) => _`{field: ${schemaCode}}` },
  code(context) {
    const { data, schemaCode: field, gen, it } = context;
    const follows = gen.scopeValue("func", { ref: followsOwn, code: _`tools.followsOwn` });
    context.fail(_`!${follows}(${field}, ${data}, ${it.parentData})`);
  },
};
