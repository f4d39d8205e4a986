import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import written from "../../content/GUIA.md?raw";
import { createValidator } from "../check/schema/validator.ts";
import { compileChecks } from "../check/schema-compilation/compile-checks.ts";
import { loadSite } from "../load/load-folder.ts";
import { blockSchemaIds, type Schema } from "../model/schema/schemas.ts";
import { loadProjectSchemas, projectCollections } from "../testing/content/schema-specimens.ts";
import { parseYaml } from "../yaml/parse/parse.ts";
import { generateGuide } from "./generate-guide.ts";
import { anchorOf } from "./guide/markdown.ts";

const schemas = loadProjectSchemas();
const content = join(import.meta.dirname, "../../content");
const examples = examplesIn(written);

test("the guide on disk matches the schemas on disk (else: npm run types)", () => {
  expect(generateGuide(schemas, projectCollections)).toBe(written);
});

describe("every example of the guide", () => {
  test("exists for every block and every file", () => {
    const places = examples.map(({ file, value }) => file ?? Object(value)[0].type);
    const blocks = blockSchemaIds(schemas).map((id) => schemas[id]?.properties?.type?.const);
    expect(places).toEqual(expect.arrayContaining(blocks));
    expect(new Set(places.filter((place) => /\.yaml$/.test(place))).size).toBe(18);
  });

  test.each(examples)("is valid YAML: $text", ({ text }) => {
    expect(parseYaml("example.yaml", text).diagnostics).toEqual([]);
  });

  test.each(examples.filter(({ file }) => !file))("is a valid block: $text", ({ text }) => {
    const page = `route: /\ntitle: A\ndescription: A\nblocks:\n${text}`;
    const validate = createValidator(schemas, compileChecks(schemas));
    expect(validate(parseYaml("page.yaml", page), "page.json")).toEqual([]);
  });

  test("passes the check in a copy of the site", async () => {
    const copy = await copyOfContent();
    for (const { file, value } of placed(examples)) await write(join(copy, file), value);
    // A date on which the examples have not expired.
    const { diagnostics } = await loadSite(copy, { date: "2024-12-20" });
    // Pictures that only the replaced examples used are now unused.
    expect(diagnostics.filter(({ code }) => code !== "unused-picture")).toEqual([]);
  });
});

describe("links inside the guide", () => {
  const headings = [...written.matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => anchorOf(text));
  const targets = [...written.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);

  test("lead to an existing heading", () => {
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !headings.includes(target ?? ""))).toEqual([]);
  });

  test("are unambiguous, because each heading has its own anchor", () => {
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });
});

test("the guide explains the placeholders of a site text, including those of a time", () => {
  const row = (name: string) =>
    written.split("\n").find((line) => line.startsWith(`| \`${name}\``));
  expect(row("contact.hourAndMinutes")).toContain("`{h12}` é a hora de 1 a 12");
  expect(row("search.countOther")).toContain("`{text}` o que foi procurado");
  expect(row("header.menu")).toBeUndefined();
});

test("no table cell of the guide is empty or undefined", () => {
  const cells = written.split("\n").flatMap((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  expect(cells.filter((cell) => /^\s*$|undefined|\[object/.test(cell))).toEqual([]);
});

test("the guide describes a new block with its fields, limits and example", () => {
  const block: Schema = {
    $id: "blocks/menu.json",
    title: "Cardápio",
    description: "O que há para comer.",
    type: "object",
    required: ["type", "courses"],
    properties: {
      type: { const: "menu" },
      courses: {
        title: "Pratos",
        description: "Os pratos; veja site.yaml.",
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          required: ["name"],
          properties: {
            name: { title: "Nome", description: "O nome.", type: "string", examples: ["Sopa"] },
            size: {
              title: "Tamanho",
              description: "small é para um; large é para dois.",
              enum: ["small", "large"],
              examples: ["small"],
            },
          },
        },
        examples: [[{ name: "Sopa", size: "small" }]],
      },
    } as Record<string, Schema>,
  };
  const guide = generateGuide({ ...schemas, "blocks/menu.json": block }, projectCollections);
  const start = guide.indexOf("### Cardápio");
  expect(guide.slice(start, guide.indexOf("###", start + 3))).toMatchInlineSnapshot(`
    "### Cardápio (\`menu\`)

    O que há para comer.

    | Campo | O que é | Obrigatório? | Limites |
    | --- | --- | --- | --- |
    | \`courses\`<br>Pratos | Os pratos; veja \`site.yaml\`. | sim | lista de 1 item ou mais; campos na tabela abaixo |

    Em cada item de \`courses\`:

    | Campo | O que é | Obrigatório? | Limites |
    | --- | --- | --- | --- |
    | \`name\`<br>Nome | O nome. | sim | como \`Sopa\` |
    | \`size\`<br>Tamanho | \`small\` é para um<br>\`large\` é para dois | não | \`small\` ou \`large\` |

    Exemplo, em uma página:

    \`\`\`yaml
      - type: menu
        courses:
          - name: Sopa
            size: small
    \`\`\`

    "
  `);
});

test("throws for an option that its description does not explain", () => {
  const layout = { title: "A", description: "one é um.", enum: ["one", "two"], examples: ["one"] };
  const block = { title: "A", properties: { type: { const: "a" }, layout } };
  const faulty = { ...schemas, "blocks/a.json": { ...block, $id: "blocks/a.json" } };
  expect(() => generateGuide(faulty, projectCollections)).toThrow(
    'does not explain the option "two"',
  );
});

interface Example {
  /** The file to which the example belongs. Undefined for a block, which may be on any page. */
  file?: string;
  text: string;
  value: unknown;
}

function examplesIn(guide: string): Example[] {
  const found = guide.matchAll(/^Exemplo, em (?:`(.+)`|.+):\n\n```yaml\n([\s\S]*?)\n```$/gm);
  return [...found].map(([, file, text = ""]) => {
    return { file, text, value: parseYaml("example.yaml", text).value };
  });
}

/** Assigns a file to each example. An example of blocks gets a page of its own. */
function placed(all: readonly Example[]): { file: string; value: unknown }[] {
  return all.map(({ file, value }, index) => {
    if (file) return { file, value };
    const page = { route: `/exemplo-${index}`, title: "Exemplo", description: "Um exemplo." };
    return { file: `pages/exemplo-${index}.yaml`, value: { ...page, blocks: value } };
  });
}

async function copyOfContent(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "prelo-"));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(content, copy, { recursive: true });
  return copy;
}

/** Writes a value into a file. All other values of the file remain. */
async function write(path: string, value: unknown) {
  const old = await readFile(path, "utf8").catch(() => "");
  const before = parseYaml(path, old).value;
  await writeFile(path, JSON.stringify(before === undefined ? value : merged(before, value)));
}

function merged(old: unknown, value: unknown): unknown {
  if (Array.isArray(old) && Array.isArray(value)) return mergedEntries(old, value);
  if (!isGroup(old) || !isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, merged(old[name], inner)]);
  return { ...old, ...Object.fromEntries(fields) };
}

/** Merges entries with those of the same id. A list without ids is replaced as a whole. */
function mergedEntries(old: readonly unknown[], entries: readonly unknown[]): unknown[] {
  const idOf = (entry: unknown) => (isGroup(entry) ? entry.id : undefined);
  if (entries.some((entry) => idOf(entry) === undefined)) return [...entries];
  const kept = old.filter((entry) => !entries.some((other) => idOf(other) === idOf(entry)));
  const sameIn = (entry: unknown) => old.find((other) => idOf(other) === idOf(entry));
  return [...kept, ...entries.map((entry) => merged(sameIn(entry), entry))];
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
