import { _, type CodeKeywordDefinition } from "ajv";
import { textPattern } from "../../content/formats/text-pattern.ts";
import { childValue } from "../../text/pointer.ts";

/**
 * The keyword `matches` of schemas: a text must follow the pattern that content writes in that field
 * beside it, so that a site says itself which form the numbers of its register have.
 */
export const matches: CodeKeywordDefinition = {
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

/** Whether a text follows the pattern in a field beside it; any does where the field holds none. */
export function followsOwn(field: string, text: string, group: unknown): boolean {
  const pattern = childValue(group, field);
  // What is wrong with the pattern is told where it stands.
  if (typeof pattern !== "string" || textPattern.check(pattern)) return true;
  return follows(text, pattern);
}

/** Whether the whole of a text follows a pattern. */
export function follows(text: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`, "v").test(text);
}
