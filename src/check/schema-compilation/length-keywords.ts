import { _, type Ajv, type CodeKeywordDefinition } from "ajv";
import { countCharacters, countCharactersWithoutTokens } from "../compiled-checks/text-length.ts";

/**
 * Makes `minLength` and `maxLength` count characters, as JSON Schema requires, instead of UTF-16
 * units. Counts them only if the number of units does not decide, so long texts take no time.
 * `maxLength` ignores `${tokens}`.
 */
export function registerTokenAwareLengthKeywords(ajv: Ajv): void {
  for (const keyword of ["minLength", "maxLength"]) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ ...lengthKeyword, keyword });
  }
}

const lengthKeyword: Omit<CodeKeywordDefinition, "keyword"> = {
  type: "string",
  schemaType: "number",
  error: { message: "wrong length", params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(context) {
    const { keyword, data, schemaCode: limit, gen } = context;
    const isMost = keyword === "maxLength";
    const ref = isMost ? countCharactersWithoutTokens : countCharacters;
    const count = gen.scopeValue("func", {
      ref,
      code: isMost ? _`tools.countWritten` : _`tools.countCharacters`,
    });
    // A character has one or two UTF-16 units.
    const isWrong = isMost
      ? _`${data}.length > ${limit} && ${count}(${data}) > ${limit}`
      : _`${data}.length < 2 * ${limit} && ${count}(${data}) < ${limit}`;
    context.fail(isWrong);
  },
};
