import { expect, test } from "vitest";
import { readSchemas } from "../../../load/site-code/read-schemas.ts";
import { applyChanges } from "../../../yaml/edit/apply-changes.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { createTextChangeBuilder } from "./derived-id.ts";

const schemas = readSchemas();

/** Holds a file of questions in memory, and edits it as typing in the preview does. */
function held(text: string) {
  let now = text;
  const value = () => {
    const tree = readTree(now);
    return "offset" in tree ? undefined : tree.value;
  };
  const file = () => ({ schemas, schemaId: "faq.json", value: value() });
  const type = (path: string, ...texts: string[]) => {
    const changesFor = createTextChangeBuilder(file, path);
    for (const typed of texts) {
      const done = applyChanges(now, changesFor(typed));
      if ("refused" in done) throw new Error(done.refused);
      now = done.text;
    }
  };
  return { text: () => now, type };
}

const start =
  "- id: prazo\n  question: Prazo?\n  answer: A\n- id: ''\n  question: ''\n  answer: B\n";

test("sets the id of a new item while its name is typed, and keeps it afterwards", () => {
  const { text, type } = held(start);
  type("/1/question", "P", "Pra", "Prazo?");
  expect(text()).toContain("- id: prazo-2\n  question: Prazo?");
  type("/1/question", "Quanto custa?");
  expect(text()).toContain("- id: prazo-2\n  question: Quanto custa?");
});

test("sets a new id for a copy with its first new name, and keeps it afterwards", () => {
  const copied = "- id: prazo\n  question: Prazo?\n- id: prazo-2\n  question: Prazo?\n";
  const { text, type } = held(copied);
  type("/1/question", "Preç", "Preço?");
  expect(text()).toBe(copied.replace("prazo-2\n  question: Prazo?", "preco\n  question: Preço?"));
  type("/1/question", "Quanto?");
  expect(text()).toContain("- id: preco\n  question: Quanto?");
  type("/0/question", "Quando?");
  expect(text()).toContain("- id: prazo\n");
});

test("keeps an existing id, and creates none from a field that is not a name", () => {
  const { text, type } = held(start);
  type("/0/question", "Quando?");
  type("/1/answer", "C");
  expect(text()).toBe(start.replace("Prazo?", "Quando?").replace("answer: B", "answer: C"));
});

test("keeps the block style and the line break at the end of a multi-line text", () => {
  const { text, type } = held("- id: a\n  question: A?\n  answer: |\n    One.\n\n    Two.\n");
  type("/0/answer", "One.\n\nTwo, th", "One.\n\nTwo, three.");
  expect(text()).toBe("- id: a\n  question: A?\n  answer: |\n    One.\n\n    Two, three.\n");
  type("/0/answer", "    > no quote");
  expect(text()).toBe("- id: a\n  question: A?\n  answer: |2\n        > no quote\n");
});
