import { editorsLanguage } from "#lang/yaml/text-and-language/editors-language";

/**
 * The import condition that selects the catalogues of the editors' language. The imports of
 * `package.json` say which file each language has.
 */
export const catalogueCondition = `prelo-${editorsLanguage}`;
