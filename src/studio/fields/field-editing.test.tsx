// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { assembleSchemas, type Schema } from "../../model/schema/schemas.ts";
import {
  click,
  type RenderedFields,
  type RenderFieldsOptions,
  renderFields,
  setFocus,
  typeIntoControl,
} from "../../testing/studio/render-fields.tsx";
import { valueAt } from "../../yaml/json-pointer.ts";
import { FieldAtPath, FieldList } from "./field-list.tsx";

const schemas = readSchemas();
const plans = `# Os planos
- id: um
  name: Um # o menor
  description: Para começar.
  price: 299
  period: month
  features: [A, B]
- id: dois
  name: Dois
  description: Para crescer, ligue \${firm.phone}.
  price: 599.9
  period: month
  features:
    - C
`;

let held: RenderedFields;
afterEach(() => held.close());

function hold(more: Partial<RenderFieldsOptions> & { path?: string; at?: boolean } = {}) {
  const { path = "", at, ...holding } = more;
  const file = { schemas, file: "plans.yaml", schemaId: "plans.json", text: plans, ...holding };
  held = renderFields(file, (context) =>
    at ? (
      <FieldAtPath context={context} path={path} />
    ) : (
      <FieldList context={context} path={path} />
    ),
  );
}

const valueIn = (path: string) => (held.control(path) as HTMLInputElement).value;
const linesChanged = () => {
  const before = plans.split("\n");
  return held
    .text()
    .split("\n")
    .filter((line) => !before.includes(line));
};

describe("typing", () => {
  test("changes one line at once, and makes its keystrokes one undo step", () => {
    hold();
    typeIntoControl(held.control("/0/name"), "Um s");
    typeIntoControl(held.control("/0/name"), "Um só");
    expect(linesChanged()).toEqual(["  name: Um só # o menor"]);
    expect(held.changes.map(({ typing }) => typing)).toEqual(["/0/name", "/0/name"]);
  });

  test("writes nothing while a character is being composed", () => {
    hold();
    const field = held.control("/0/name");
    act(() => field.dispatchEvent(new Event("compositionstart", { bubbles: true })));
    typeIntoControl(field, "Um ~");
    expect(held.changes).toEqual([]);
    expect(valueIn("/0/name")).toBe("Um ~");
    typeIntoControl(field, "Um ã");
    act(() => field.dispatchEvent(new Event("compositionend", { bubbles: true })));
    expect(linesChanged()).toEqual(["  name: Um ã # o menor"]);
  });

  test("is replaced when the text is changed externally", () => {
    hold();
    typeIntoControl(held.control("/0/name"), "Outro");
    held.replace(plans);
    expect(valueIn("/0/name")).toBe("Um");
  });

  test("stays in the field if nothing can be written", () => {
    hold({ frozen: true });
    setFocus(held.control("/0/name"));
    typeIntoControl(held.control("/0/name"), "Outro");
    setFocus(held.control("/0/name"), false);
    expect(valueIn("/0/name")).toBe("Outro");
  });

  test("accepts a number with a decimal comma, and reports other text without writing it", () => {
    hold();
    expect(valueIn("/1/price")).toBe("599,9");
    typeIntoControl(held.control("/0/price"), "299,9");
    expect(linesChanged()).toEqual(["  price: 299.9"]);
    typeIntoControl(held.control("/0/price"), "duzentos");
    expect(valueAt(held.value(), "/0/price")).toBe(299.9);
    expect(valueIn("/0/price")).toBe("duzentos");
    expect(held.root.querySelector('[role="alert"]')?.textContent).toContain("não é um número");
    setFocus(held.control("/0/price"));
    setFocus(held.control("/0/price"), false);
    expect(valueIn("/0/price")).toBe("duzentos");
    typeIntoControl(held.control("/0/price"), "300");
    expect(held.root.querySelector('[role="alert"]')).toBeNull();
  });
});

describe("an optional field", () => {
  test("starts as a button, is added in its place with the first letter and removed with the last", () => {
    hold({ path: "/0" });
    held.press("+ Preço por extenso");
    expect(held.text()).toBe(plans);
    typeIntoControl(held.control("/0/priceInWords"), "trezentos");
    expect(held.text()).toContain("  price: 299\n  priceInWords: trezentos\n  period");
    typeIntoControl(held.control("/0/priceInWords"), "");
    expect(held.text()).toBe(plans);
    expect(held.controls("/0/priceInWords")).toHaveLength(1);
  });

  test("creates its missing group with empty texts", () => {
    const text = "- id: a\n  name: Ana\n  role: Chefe\n";
    hold({ file: "team.yaml", schemaId: "team.json", text, path: "/0" });
    held.press("+ Retrato");
    expect(held.text()).toBe(text);
    typeIntoControl(held.control("/0/image/alt"), "Ana ri");
    expect(valueAt(held.value(), "/0/image")).toEqual({ src: "", alt: "Ana ri" });
    held.press("Remover: Retrato");
    expect(held.text()).toBe(text);
  });

  test("is shown without a value when rendered on its own", () => {
    hold({ path: "/0/priceInWords", at: true });
    typeIntoControl(held.control("/0/priceInWords"), "x");
    expect(valueAt(held.value(), "/0/priceInWords")).toBe("x");
  });
});

describe("a list", () => {
  const names = () =>
    [...held.root.querySelectorAll(".studio-item-name")].map((each) => each.textContent);
  const buttonsOf = (name: string) => {
    const group = held.root.querySelector(`[aria-label="Ações: ${name}"]`);
    if (!group) throw new Error(name);
    return group;
  };

  test("moves an item, announces it, and keeps an open item open", () => {
    hold();
    const first = held.root.querySelector("details");
    act(() => first?.setAttribute("open", ""));
    held.press("Mover para baixo", buttonsOf("Um"));
    expect(names()).toEqual(["Dois", "Um"]);
    expect(held.root.querySelectorAll("details.studio-id")).toHaveLength(2);
    expect(first?.querySelector(".studio-item-name")?.textContent).toBe("Um");
    expect([...held.root.querySelectorAll("p.studio-unseen")].at(-1)?.textContent).toBe(
      "Um: 2 de 2.",
    );
    held.press("Mover para baixo", buttonsOf("Um"));
    expect(held.changes).toHaveLength(1);
  });

  test("duplicates an item with a new id, and removes an item", () => {
    hold();
    held.press("Duplicar", buttonsOf("Um"));
    expect(valueAt(held.value(), "/1/id")).toBe("um-2");
    expect(valueAt(held.value(), "/1/features")).toEqual(["A", "B"]);
    held.press("Remover", buttonsOf("Dois"));
    expect(names()).toEqual(["Um", "Um"]);
  });

  test("adds an empty item, whose id follows its name until the field loses focus", () => {
    hold();
    held.press("Adicionar: Plano");
    expect(valueAt(held.value(), "/2")).toEqual({
      id: "",
      name: "",
      description: "",
      price: "",
      period: "month",
      features: [""],
    });
    setFocus(held.control("/2/name"));
    for (const text of ["T", "Trê", "Dois"]) typeIntoControl(held.control("/2/name"), text);
    expect(valueAt(held.value(), "/2/id")).toBe("dois-2");
    setFocus(held.control("/2/name"), false);
    setFocus(held.control("/2/name"));
    typeIntoControl(held.control("/2/name"), "Quatro");
    expect(valueAt(held.value(), "/2/id")).toBe("dois-2");
  });

  test("adds a text, and is removed with its last text if it is optional", () => {
    hold({ path: "/0/features", at: true });
    held.press("Adicionar: Item");
    typeIntoControl(held.control("/0/features/2"), "Mais");
    expect(valueAt(held.value(), "/0/features")).toEqual(["A", "B", "Mais"]);
    held.close();
    const text = "firm:\n  name: Um\n  areaServed:\n    - Minas\n";
    hold({ file: "site.yaml", schemaId: "site.json", text, path: "/firm/areaServed", at: true });
    held.press("Remover");
    expect(valueAt(held.value(), "/firm")).toEqual({ name: "Um" });
  });
});

describe("a reference field", () => {
  test("offers the current entries, including those changed beside it", () => {
    let ids = ["um", "dois"];
    const entries = () => ids.map((value) => ({ value, label: value }));
    hold({ find: { entries } });
    held.press("+ Plano incluído", held.root.querySelectorAll(".studio-item")[1]);
    const options = () =>
      [...held.control("/1/includes").querySelectorAll("option")].map(({ value }) => value);
    expect(options()).toEqual(["", "um", "dois"]);
    ids = ["uma", "dois"];
    typeIntoControl(held.control("/0/id"), "uma");
    expect(options()).toEqual(["", "uma", "dois"]);
  });
});

describe("a field", () => {
  test("shows its diagnostic, and applies the current quick fix", () => {
    const applied: string[] = [];
    let moment = "first";
    hold({
      told: (path) =>
        path === "/0/name"
          ? [
              {
                severity: "error" as const,
                message: "Escreva o nome.",
                quickFix: {
                  label: "Escrever",
                  apply: (
                    (at) => () =>
                      applied.push(at)
                  )(moment),
                },
              },
            ]
          : [],
    });
    const field = held.control("/0/name");
    const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    const told = ids.map((id) => document.getElementById(id)?.textContent).join(" ");
    expect(told).toContain("Escreva o nome.");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(held.root.querySelector(".studio-troubles")?.textContent).toBe("1 aviso");
    moment = "second";
    held.replace(plans.replace("299", "300"));
    held.press("Escrever");
    expect(applied).toEqual(["second"]);
  });

  test("shows its diagnostic as a status if it is empty, and as an alert after it loses focus", async () => {
    const told = (path: string) =>
      path === "/2/name" ? [{ severity: "error" as const, message: "Escreva o nome." }] : [];
    hold({ told, path: "/2", text: `${plans}- id: tres\n  name: ""\n` });
    const field = held.control("/2/name");
    const line = () => held.root.querySelector(".studio-told p");
    const isAlarm = () => [line()?.getAttribute("role"), field.getAttribute("aria-invalid")];
    expect(line()?.textContent).toContain("Escreva o nome.");
    expect(isAlarm()).toEqual(["status", "false"]);
    setFocus(field);
    setFocus(field, false);
    // The alarm must not appear during the click that moves the focus.
    expect(isAlarm()).toEqual(["status", "false"]);
    await expect.poll(isAlarm).toEqual(["alert", "true"]);
  });

  test("shows a fact as a chip that opens its source, and inserts a fact", () => {
    const opened: unknown[] = [];
    const facts = () => [{ value: "firm.phone", label: "Telefone (38) 90000-0000" }];
    hold({
      find: { facts },
      open: (target) => opened.push(target),
      path: "/1/description",
      at: true,
    });
    held.press("Abrir o dado Telefone (38) 90000-0000");
    expect(opened).toEqual([{ file: "site.yaml", path: "/firm/phone" }]);
    const field = held.control("/1/description") as HTMLTextAreaElement;
    field.setSelectionRange(0, 0);
    held.press("Inserir dado: Descrição");
    const choice = held.root.querySelector(".studio-choices li button");
    click(choice as Element);
    expect(valueAt(held.value(), "/1/description")).toMatch(/^\$\{firm\.phone\}Para crescer/);
  });

  test("can be removed if it is not in the schema", () => {
    hold({ text: plans.replace("  price: 299\n", "  price: 299\n  cor: azul\n") });
    held.press("Remover: cor");
    expect(held.text()).toBe(plans);
  });
});

describe("a block type that only the site has", () => {
  const bell: Schema = {
    $id: "blocks/bell.json",
    title: "Campainha",
    type: "object",
    required: ["type", "sound"],
    properties: {
      type: { const: "bell" },
      sound: { title: "Som", type: "string" },
      loud: { title: "Alto", type: "boolean" },
      hours: {
        title: "Horas",
        type: "object",
        patternProperties: { "^[a-z]+$": { type: "string" } },
      },
      rings: {
        title: "Toques",
        type: "array",
        items: {
          title: "Toque",
          type: "object",
          required: ["at"],
          properties: {
            at: { title: "Às", type: "string" },
            times: { title: "Vezes", type: "integer" },
          },
        },
      },
    },
  };
  const all = assembleSchemas({ ...schemas, "blocks/bell.json": bell });
  const text = "route: /a\ntitle: A\ndescription: B\nblocks:\n  - type: bell\n    sound: Trim\n";
  const page = { schemas: all, file: "pages/a.yaml", schemaId: "page.json", text };

  test("can be edited completely", () => {
    hold({ ...page, path: "/blocks/0" });
    typeIntoControl(held.control("/blocks/0/sound"), "Dim");
    held.press("+ Alto");
    click(held.control("/blocks/0/loud"));
    held.press("+ Toques");
    held.press("Adicionar: Toque");
    typeIntoControl(held.control("/blocks/0/rings/0/at"), "8h");
    held.press("+ Vezes");
    typeIntoControl(held.control("/blocks/0/rings/0/times"), "3");
    expect(valueAt(held.value(), "/blocks/0")).toEqual({
      type: "bell",
      sound: "Dim",
      loud: true,
      rings: [{ at: "8h", times: 3 }],
    });
  });

  test("can have entries of a map added, edited and removed", () => {
    hold({ ...page, path: "/blocks/0" });
    held.press("+ Horas");
    const input = held.root.querySelector<HTMLInputElement>(".studio-name input");
    typeIntoControl(input as HTMLElement, "noite");
    act(() => input?.form?.requestSubmit());
    typeIntoControl(held.control("/blocks/0/hours/noite"), "Din");
    expect(valueAt(held.value(), "/blocks/0/hours")).toEqual({ noite: "Din" });
    held.press("Remover: noite");
    expect(held.text()).toBe(text);
  });

  test("can be added to a page", () => {
    hold({ ...page, path: "/blocks", at: true });
    held.press("Adicionar: Tipo do bloco");
    const names = [...held.root.querySelectorAll(".studio-choices li button")];
    click(names.find((each) => each.textContent?.startsWith("Campainha")) as Element);
    expect(valueAt(held.value(), "/blocks/1")).toEqual({ type: "bell", sound: "" });
  });
});
