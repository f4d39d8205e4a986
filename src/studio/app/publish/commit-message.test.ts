import { expect, test } from "vitest";
import {
  type ChangeItem,
  toInvisibleChangeItems,
  toMediaChangeItems,
} from "../history/change-items.ts";
import { formatCommitBody, suggestCommitSummary } from "./commit-message.ts";

const page = "Página “Chronos Contabilidade: suas contas em dia, seu tempo de volta”";

function change(group: string, place: string, words: string): ChangeItem {
  const subject = [group, place].filter(Boolean).join(", ");
  return { group, place, subject, words, file: "a.yaml", everywhere: false, lines: 1 };
}

test("summarises a single change, and shortens long page titles and texts", () => {
  expect(suggestCommitSummary([change("Planos", "Plano City", "preço R$ 19 → R$ 21")])).toBe(
    "Planos, Plano City: preço R$ 19 → R$ 21",
  );
  expect(suggestCommitSummary([change(page, "Destaque", "título “A” → “B”")])).toBe(
    "Página “Chronos Contabilidade: suas…”, Destaque: título “A” → “B”",
  );
  expect(suggestCommitSummary([change("Planos", "", "palavra ".repeat(40))])).toMatch(
    /^.{70,91}…$/,
  );
  const instead = { field: "título", before: "", after: "" };
  const long = { ...change("Planos", "City", `título ${"palavra ".repeat(40)}`), instead };
  expect(suggestCommitSummary([long])).toBe("Planos, City: título");
  expect(suggestCommitSummary([])).toBe("");
});

test("summarises several changes by their groups", () => {
  const groups = ["Planos", "Perguntas", "Equipe", "Números", page];
  const of = (...named: string[]) =>
    suggestCommitSummary(named.map((each) => change(each, "", "x")));
  expect(of("Planos", "Planos")).toBe("Planos: 2 mudanças");
  expect(of("Planos", "Perguntas")).toBe("Planos e Perguntas");
  expect(of("Planos", "Perguntas", "Equipe")).toBe("Planos, Perguntas e Equipe");
  expect(of(...groups)).toBe("Planos, Perguntas e mais 3");
});

test("groups the commit body by page and list, with media and invisible changes", () => {
  const version = "0".repeat(64);
  const changes = [
    change("Planos", "Plano City", "preço R$ 19 → R$ 21"),
    change("Página “Sobre”", "", "entrou"),
    change("Planos", "Plano Road", "saiu"),
    ...toMediaChangeItems([
      { path: "media/hero.svg", kind: "changed", version },
      { path: "media/velha.png", kind: "gone", version: null },
    ]),
  ];
  const unseen = toInvisibleChangeItems(["a.yaml", "faq.yaml"], changes, () => "Perguntas");
  expect(formatCommitBody([...changes, ...unseen])).toBe(
    [
      "Planos\n- Plano City: preço R$ 19 → R$ 21\n- Plano Road: saiu",
      "Página “Sobre”\n- entrou",
      "Imagens e documentos\n- hero.svg: o arquivo foi trocado\n- velha.png: saiu",
      "Perguntas\n- mudou só por dentro do arquivo: os visitantes não veem diferença",
    ].join("\n\n"),
  );
});
