import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { loadSite } from "../../load/load-folder.ts";
import { extractVisibleTexts } from "../../testing/browser/visible-text.ts";
import { createContentTextMatcher } from "../../testing/content/content-text-matcher.ts";

async function createShippedSource() {
  const { site } = await loadSite("content");
  if (!site) throw new Error("The shipped content has mistakes.");
  return createContentTextMatcher(site);
}

test("every word on every page comes from the content folder", async () => {
  const isCopy = await createShippedSource();
  const pages = readdirSync(inject("dist"), { recursive: true, encoding: "utf8" });
  const strangers = new Set<string>();
  let looked = 0;
  for (const file of pages.filter((name) => name.endsWith(".html"))) {
    for (const { text, attribute } of extractVisibleTexts(
      readFileSync(join(inject("dist"), file), "utf8"),
    )) {
      looked += 1;
      if (!isCopy(text)) strangers.add(`${file} ${attribute ?? ""}: ${text}`);
    }
  }
  expect([...strangers]).toEqual([]);
  expect(looked).toBeGreaterThan(2000);
});

test("recognises texts of the content and rejects other texts", async () => {
  const isCopy = await createShippedSource();
  expect(isCopy("Enviar Mensagem")).toBe(true);
  expect(isCopy("6 artigos")).toBe(true);
  expect(isCopy("15 de janeiro de 2024")).toBe(true);
  expect(isCopy("Clique aqui agora")).toBe(false);
  expect(isCopy("ontabilidade")).toBe(false);
});

const fixed = [
  "Nome é obrigatório",
  "Email é obrigatório",
  "Email inválido",
  "Telefone é obrigatório",
  "Mensagem é obrigatória",
  "Mensagem enviada com sucesso! Entraremos em contato em breve.",
  "Mapa interativo será carregado aqui",
  "Solicitar Orçamento",
  "Nossos Serviços",
  "Saiba mais",
  "Ver Todos os Serviços",
  "Fale Conosco",
  "Escolher Plano",
  "Mais Popular",
  "Agendar Reunião",
  "Envie uma Mensagem",
  "Como Trabalhamos",
  "Blog Chronos",
  "Destaque",
  "Todos",
  "Ler mais",
  "Receba conteúdo exclusivo",
  "Assinar",
  "Recursos Úteis",
  "Baixar Grátis",
  "empresas atendidas",
  "Selecione um serviço",
  "Sobre Nós",
];

test("the built site contains each expected text exactly", () => {
  const files = readdirSync(inject("dist")).filter((name) => name.endsWith(".html"));
  const all = files.map((name) => readFileSync(join(inject("dist"), name), "utf8")).join("\n");
  expect(fixed.filter((words) => !all.includes(words))).toEqual([]);
});
