import type { Workspace } from "./workspace.ts";

const schema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "blocks/bell.json",
  title: "Campainha",
  description: "Uma campainha.",
  type: "object",
  additionalProperties: false,
  required: ["type", "sound"],
  properties: {
    type: { const: "bell", title: "Tipo", description: "Não mude.", examples: ["bell"] },
    id: { $ref: "../parts/anchor.json" },
    sound: {
      title: "Som",
      description: "O som.",
      type: "string",
      minLength: 1,
      maxLength: 60,
      examples: ["Trim"],
    },
  },
};

const component = `import { type BlockPropsOf, Frame } from "prelo/block";
import { useId } from "react";

export function Bell({ block, page }: BlockPropsOf<{ type: "bell"; id?: string; sound: string }>) {
  return <Frame block={block} page={page}><p id={useId()} className="rings">{block.sound}</p></Frame>;
}
`;

const rules = `import { createReport, type Source, valueAt } from "prelo/rules";

const report = createReport({ silent: () => "A campainha não toca." });

const checkBells = (source: Source) => {
  if (valueAt(source.file.parsed.value, "/blocks/0/sound") === "none") report(source, "silent", "/blocks/0/sound", {});
};

export const rules = {
  collections: { bells: { schema: "bells.json", entry: "a campainha" } },
  fileChecks: { "page.json": [checkBells] },
};
`;

const list = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "bells.json",
  title: "Campainhas",
  description: "As campainhas.",
  type: "array",
  items: { $ref: "parts/id.json" },
};

/** Adds site code to the workspace: a block `bell` with a page of its own, and a list of bells. */
export async function addSiteBlock(workspace: Workspace): Promise<void> {
  const files = {
    "blocks/bell/bell.json": JSON.stringify(schema),
    "blocks/bell/bells.json": JSON.stringify(list),
    "blocks/bell/bell.tsx": component,
    "blocks/bell/bell.css": "@layer blocks { .bell { & .rings { margin: 0 } } }\n",
    "blocks/registry.ts": `import { Bell } from "./bell/bell.tsx";\nexport const registry = { bell: Bell };\n`,
    "blocks/rules.ts": rules,
    "bells.yaml": "- small\n",
    "pages/bell.yaml":
      "route: /bell\ntitle: Bell\ndescription: A bell\nblocks:\n  - type: bell\n    sound: Trim\n",
  };
  for (const [path, text] of Object.entries(files)) await workspace.file(path, text);
}
