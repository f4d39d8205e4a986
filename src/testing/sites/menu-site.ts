import { drawPhotograph } from "../content/photographs.ts";
import type { Workspace } from "../content/workspace.ts";

const draft = "http://json-schema.org/draft-07/schema#";

function words(title: string, description: string, example: string, more: object = {}) {
  return {
    title,
    description,
    type: "string",
    minLength: 1,
    maxLength: 120,
    examples: [example],
    ...more,
  };
}

const dish = {
  $schema: draft,
  $id: "entries/dish.json",
  title: "Prato",
  description: "Um prato do cardápio.",
  type: "object",
  additionalProperties: false,
  required: ["id", "name", "price"],
  properties: {
    id: { $ref: "../parts/id.json" },
    code: words("Código", "O código do prato na cozinha.", "P-12", { format: "dish-code" }),
    name: words("Nome", "O nome do prato.", "Moqueca", { markup: "inline" }),
    price: {
      title: "Preço",
      description: "O preço, só o número.",
      type: "number",
      minimum: 0,
      unit: "money",
      examples: [42.5],
    },
    allergens: {
      title: "Alergênicos",
      description:
        "O que o prato contém: peixe é peixe ou frutos do mar; leite é leite ou queijo; nozes é qualquer castanha.",
      type: "array",
      items: { type: "string", enum: ["peixe", "leite", "nozes"] },
      examples: [["peixe"]],
    },
    photo: { $ref: "../parts/image.json", title: "Fotografia" },
  },
};

const dishes = {
  $schema: draft,
  $id: "dishes.json",
  title: "Pratos",
  description: "Os pratos da casa.",
  type: "array",
  items: { $ref: "entries/dish.json" },
};

const block = {
  $schema: draft,
  $id: "blocks/cardapio.json",
  title: "Cardápio",
  description: "Os pratos da casa, por partes.",
  type: "object",
  additionalProperties: false,
  required: ["type", "title", "parts"],
  properties: {
    type: { const: "cardapio", title: "Tipo", description: "Não mude.", examples: ["cardapio"] },
    id: { $ref: "../parts/anchor.json" },
    remark: { $ref: "../parts/remark.json" },
    title: words("Título", "O título do bloco.", "Nosso cardápio", { markup: "inline" }),
    parts: {
      title: "Partes",
      description: "As partes do cardápio, na ordem.",
      type: "array",
      minItems: 1,
      items: {
        title: "Parte",
        type: "object",
        additionalProperties: false,
        required: ["title", "dishes"],
        properties: {
          title: words("Título", "O título da parte.", "Peixes", { markup: "inline" }),
          dishes: {
            title: "Pratos",
            description: "Os códigos dos pratos desta parte.",
            type: "array",
            items: { type: "string" },
            collection: "dishes",
            examples: [["moqueca"]],
          },
        },
      },
      examples: [[{ title: "Peixes", dishes: ["moqueca"] }]],
    },
  },
};

const component = `import { type BlockPropsOf, formatMoney, Picture, Section, Text } from "prelo/block";
import type { CardapioBlock, Dish } from "../types.ts";
import { Allergens } from "./allergens.tsx";

export function Cardapio({ block, site, page }: BlockPropsOf<CardapioBlock>) {
  const price = (dish: Dish) => formatMoney(dish.price, site.settings.currency, site.settings.language);
  return (
    <Section block={block} page={page} title={block.title}>
      {block.parts.map((part) => (
        <div key={part.title} className="cardapio-part">
          <h3><Text>{part.title}</Text></h3>
          <ul>
            {part.dishes.map((dish) => (
              <li key={dish.id}>
                {dish.photo && <Picture image={dish.photo} sizes="(max-width: 700px) 40vw, 200px" ratio={4 / 3} />}
                <strong><Text>{dish.name}</Text></strong> {price(dish)}
                <Allergens of={dish.allergens ?? []} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
`;

const live = `import { Frame, Inline, type InteractivePropsOf } from "prelo/block";
import { useState } from "react";

export function Contador({ block, page }: InteractivePropsOf<{ type: "contador"; title: string }>) {
  const [count, setCount] = useState(0);
  return (
    <Frame block={block} page={page} title={<Inline nodes={block.title as never} />}>
      <button type="button" className="button" onClick={() => setCount(count + 1)}>{count}</button>
    </Frame>
  );
}
`;

const counter = {
  $schema: draft,
  $id: "blocks/contador.json",
  title: "Contador",
  description: "Conta as pessoas à mesa.",
  type: "object",
  additionalProperties: false,
  required: ["type", "title"],
  properties: {
    type: { const: "contador", title: "Tipo", description: "Não mude.", examples: ["contador"] },
    title: words("Título", "O título do bloco.", "Quantos são?", { markup: "inline" }),
  },
};

const rules = `import { createReport, type SiteRules, valueAt } from "prelo/rules";

const messages = { "free-dish": () => "Este prato não tem preço: nada sai de graça." };
const report = createReport(messages);

export const rules: SiteRules = {
  collections: { dishes: { schema: "dishes.json", entry: "o prato" } },
  messages,
  formats: {
    "dish-code": {
      check: (text) => (/^P-\\d+$/.test(text) ? undefined : { meant: /^\\d+$/.test(text) ? "P-" + text : undefined }),
      pattern: "^(P-)?[0-9]+$",
      example: "P-12",
      sentence: "O código de um prato é P, um traço e um número.",
    },
  },
  fileChecks: {
    "dishes.json": [
      (source) => {
        if (valueAt(source.file.parsed.value, "/0/price") === 0) report(source, "free-dish", "/0/price", {});
      },
    ],
  },
  resolvers: {
    "entries/dish.json": (dish) => ({ ...(dish as object), resolvedBy: "the site" }),
  },
};
`;

/** The page of the menu, with a block that runs in the browser below it. */
const page = `route: /cardapio
title: Cardápio
description: Os pratos da casa, com o que contêm e quanto custam.
blocks:
  - type: cardapio
    id: menu
    title: Nosso **cardápio**
    parts:
      - title: Peixes
        dishes: [moqueca]
      - title: Massas
        dishes: [nhoque]
  - type: contador
    title: Quantos são?
`;

const list = `- id: moqueca
  code: P-12
  name: Moqueca
  price: 62
  allergens: [peixe]
  photo: {src: moqueca.jpg, alt: Moqueca em uma panela de barro}
- id: nhoque
  name: Nhoque
  price: 42.5
  allergens: [leite, nozes]
`;

const text = (schema: object) => JSON.stringify(schema, undefined, 2);

/**
 * Gives a site all kinds of code of its own: a price menu with photographs, and what goes with it.
 */
export async function addMenu(workspace: Workspace): Promise<void> {
  const files: Record<string, string> = {
    "blocks/cardapio/dish.json": text(dish),
    "blocks/cardapio/dishes.json": text(dishes),
    "blocks/cardapio/cardapio.json": text(block),
    "blocks/cardapio/cardapio.tsx": component,
    "blocks/cardapio/allergens.tsx":
      'export const Allergens = ({ of }: { of: readonly string[] }) => <small>{of.join(", ")}</small>;\n',
    "blocks/cardapio/cardapio.css":
      "@layer blocks { .cardapio { & .cardapio-part { gap: var(--space-4) } & img { width: 100% } } }\n",
    "blocks/contador/contador.json": text(counter),
    "blocks/contador/contador.tsx": live,
    "blocks/registry.ts": `import { Cardapio } from "./cardapio/cardapio.tsx";
import { Contador } from "./contador/contador.tsx";
export const registry = { cardapio: Cardapio, contador: Contador };
`,
    "blocks/interactive.ts":
      'export const interactive = { contador: async () => (await import("./contador/contador.tsx")).Contador };\n',
    "blocks/rules.ts": rules,
    "dishes.yaml": list,
    "pages/cardapio.yaml": page,
  };
  for (const [path, text] of Object.entries(files)) await workspace.file(path, text);
  const photo = drawPhotograph({ width: 1600, height: 1200 });
  await workspace.file("media/moqueca.jpg", await photo.jpeg().toBuffer());
}
