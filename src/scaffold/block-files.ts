import { blockStrings as strings } from "#lang/scaffold/site-part-templates";

/**
 * Creates the files of a new block: schema, component and style sheet.
 *
 * @param title the title of the block
 * @param type the type of the block, which is also its file name
 * @returns the texts by file name
 */
export function blockFileTexts(title: string, type: string): Record<string, string> {
  return {
    [`${type}.json`]: `${JSON.stringify(createBlockSchema(title, type), undefined, 2)}\n`,
    [`${type}.tsx`]: componentText(type),
    [`${type}.css`]: `@layer blocks {\n  .${type} {\n    & .body {\n      gap: var(--space-6);\n    }\n  }\n}\n`,
  };
}

/**
 * Creates a tsconfig for editors and the TypeScript compiler. The engine itself does not read it.
 *
 * @param content name of the content folder
 */
export function tsconfigText(content: string): string {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, jsx: "react-jsx", target: "ES2023", module: "ESNext" },
    ...{ moduleResolution: "bundler", allowImportingTsExtensions: true, skipLibCheck: true },
  };
  const include = [`${content}/blocks`];
  return `${JSON.stringify({ compilerOptions, include }, undefined, 2)}\n`;
}

function createBlockSchema(title: string, type: string) {
  const text = { type: "string", minLength: 1, markup: "inline" };
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: `blocks/${type}.json`,
    title,
    description: strings.description,
    type: "object",
    additionalProperties: false,
    required: ["type", "title", "text"],
    properties: {
      type: {
        const: type,
        title: strings.type.title,
        description: strings.type.description(title),
        examples: [type],
      },
      id: { $ref: "../parts/anchor.json" },
      remark: { $ref: "../parts/remark.json" },
      title: {
        ...strings.title,
        ...text,
        maxLength: 160,
        examples: [title],
      },
      text: {
        title: strings.text.title,
        description: strings.text.description,
        ...text,
        maxLength: 600,
        examples: [strings.text.example],
      },
    },
  };
}

function componentText(type: string): string {
  const name = componentName(type);
  const from = (path: string) => `from "${path}";`;
  return `${[
    `import type { BlockPropsOf } ${from("prelo/block")}`,
    `import { Section, Text } ${from("prelo/block")}`,
    `import type { ${toPascalCase(type)}Block } ${from("../types.ts")}`,
  ].join("\n")}

export function ${name}({ block, page }: BlockPropsOf<${toPascalCase(type)}Block>) {
  return (
    <Section block={block} page={page} title={block.title}>
      <p>
        <Text>{block.text}</Text>
      </p>
    </Section>
  );
}
`;
}

/**
 * Returns the component name of a block: "menu-list" → "MenuList". It never equals a name that the
 * file imports from the engine.
 */
function componentName(type: string): string {
  const name = toPascalCase(type);
  return importedNames.includes(name) ? `Own${name}` : name;
}

function toPascalCase(type: string): string {
  return type.replace(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Finds a registered block whose component name equals that of a new block, ignoring case.
 *
 * @param registry text of `registry.ts`
 * @param type type of the new block
 * @returns the type of the registered block; `undefined` if there is none
 */
export function findSameNamedBlock(registry: string, type: string): string | undefined {
  const types = [...registry.matchAll(/\sfrom\s"\.\/([\w-]+)\//g)].map(([, other = ""]) => other);
  return types.find(
    (other) => toPascalCase(other).toLowerCase() === toPascalCase(type).toLowerCase(),
  );
}

/** Names that the file of a new block imports from the engine. */
const importedNames = ["Section", "Text"];

const blockModule = JSON.stringify("prelo/block");

/** Matches the end of a registry. A new entry is inserted before it. */
const registryEndPattern = /\r?\n\}(?= satisfies OwnBlocks\["registry"\];)/;

/**
 * Adds a block to a registry.
 *
 * @param text content of `registry.ts`; if undefined, a new file is created
 * @returns the new text; `undefined` if the insertion point cannot be found
 */
export function registerBlock(text: string | undefined, type: string): string | undefined {
  const before =
    text ??
    `import type { OwnBlocks } from ${blockModule};\n\n/** Block type → component, for the blocks of this site. */\nexport const registry = {\n} satisfies OwnBlocks["registry"];\n`;
  const imports = [...before.matchAll(/^import .*;\r?\n/gm)].at(-1);
  if (!registryEndPattern.test(before) || imports === undefined) return undefined;
  const at = imports.index + imports[0].length;
  const lineEnd = before.includes("\r\n") ? "\r\n" : "\n";
  const line = `import { ${componentName(type)} } from "./${type}/${type}.tsx";${lineEnd}`;
  const whole = before.slice(0, at) + line + before.slice(at);
  const entry = `${lineEnd}  ${JSON.stringify(type)}: ${componentName(type)},${lineEnd}}`;
  return whole.replace(registryEndPattern, () => entry);
}
