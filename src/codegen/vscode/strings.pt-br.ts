import { schemaMessages } from "../../check/messages/schema/messages.pt-br.ts";
import { formats } from "../../model/formats/formats.ts";
import { formatMessages } from "../../model/formats/messages.pt-br.ts";
import type { SchemaNode } from "./schema-node-location.ts";

/**
 * Messages that the editor shows while someone writes. They cannot quote the input, so they are
 * simpler than those of the check. Messages that fit both are in the catalogue of the check.
 */
const types: Readonly<Record<string, string>> = {
  string:
    'Deve ser um texto. Se está vazio, preencha ou apague a linha; um número fica entre aspas: "2009".',
  number: 'Deve ser só um número: sem aspas, sem "R$" e sem ponto de milhar.',
  integer: "Deve ser um número inteiro: sem aspas, sem vírgula e sem ponto.",
  boolean: "Deve ser true (sim) ou false (não), sem aspas.",
  array: 'Deve ser uma lista: cada item fica em uma linha nova, que começa com "- ".',
  "string,array": 'Deve ser um texto, ou uma lista em que cada linha começa com "- ".',
};

/** Returns the message for a value of the wrong type. For a set of options it lists the options. */
export function typeMessage({ type, enum: options, required, properties }: SchemaNode): string {
  if (options) return `Não é uma das opções: ${options.join(", ")}.`;
  if (type !== "object") return types[String(type)] ?? "Este valor não é aceito aqui.";
  const fields = required ?? Object.keys(properties ?? {});
  const list = fields.length > 0 ? `: ${fields.join(", ")}` : "";
  return `Deve ser um grupo de campos, cada um em sua linha, com 2 espaços a mais${list}.`;
}

export function unknownFieldMessage({ title, properties }: SchemaNode): string {
  const fields = Object.keys(properties ?? {});
  if (fields.length === 0) return `O nome deste campo não serve em "${title}".`;
  return `Este campo não existe em "${title}". Os que cabem: ${fields.join(", ")}.`;
}

export function missingFieldMessage(name: string, title: string | undefined): string {
  return schemaMessages["missing-field"]({ fields: [{ name, title }] });
}

/**
 * Returns the message for a text that does not match its pattern. It contains the first example,
 * unless the pattern is a single word: then the description already lists the alternatives.
 */
export function patternMessage({ description, examples, pattern }: SchemaNode): string {
  const [example] = examples ?? [];
  const isWord = /^\^\w+\$$/.test(String(pattern));
  const form = example === undefined || isWord ? "" : ` Por exemplo: ${example}.`;
  return `Não está na forma certa.${form} ${description ?? ""}`.trim();
}

/**
 * These messages do not list the block types, because there are too many. Completion shows them
 * with explanations.
 */
export const blockMessages = {
  missingType:
    'Falta dizer qual é o bloco: comece-o com "type: " e aperte Ctrl+Espaço para escolher na lista.',
  unknown: "Não existe este bloco. Apague o nome e aperte Ctrl+Espaço para escolher na lista.",
};

/**
 * The patterns of formats, as far as a pattern can validate them. The check also validates check
 * digits, area codes and calendar dates.
 */
export const formatRules: Readonly<Record<string, { pattern: string; message: string }>> =
  Object.fromEntries(
    Object.entries(formats).map(([name, { code, pattern }]) => {
      return [name, { pattern, message: formatMessages[code]({ brackets: false }) }];
    }),
  );

/** Describes all limits of a node in one message. */
export function limitMessage(limits: SchemaNode): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = limits;
  const sentences = [
    describeLength(minLength, maxLength, ["letra", "letras"]),
    describeLength(minItems, maxItems, ["item", "itens"]),
    describeRange(minimum, maximum),
    limits.uniqueItems && "Não repita um item.",
    limits.minProperties && "Preencha pelo menos um campo.",
  ];
  return sentences.filter(Boolean).join(" ");
}

function describeLength(least: unknown, most: unknown, [one, other]: [string, string]): string {
  if (most === undefined && least === 1) return "Não pode ficar vazio.";
  const unit = (most ?? least) === 1 ? one : other;
  if (most === least && most !== undefined) return `Deve ter ${most} ${unit}.`;
  if (most !== undefined && least !== undefined) return `Deve ter de ${least} a ${most} ${unit}.`;
  if (most !== undefined) return `Deve ter no máximo ${most} ${unit}.`;
  return least === undefined ? "" : `Deve ter pelo menos ${least} ${unit}.`;
}

function describeRange(least: unknown, most: unknown): string {
  if (most !== undefined && least !== undefined) return `Deve ser de ${least} a ${most}.`;
  if (most !== undefined) return `Deve ser no máximo ${most}.`;
  return least === undefined ? "" : `Deve ser no mínimo ${least}.`;
}

/** The parts of the note below a description: what the field requires and accepts. */
export const factStrings = {
  required: "obrigatório",
  maxLength: (limit: unknown) => `até ${limit} letras`,
  inline: "aceita \\*\\*negrito\\*\\*, \\*itálico\\* e \\[link\\](/endereço)",
  body: "texto longo, com ## subtítulos, listas e links",
  options: (options: readonly string[]) => `opções: ${options.join(", ")}`,
  example: "Exemplo",
  standing: (value?: string) =>
    value === undefined
      ? "Pode faltar: vale o que vem com o Prelo."
      : `Pode faltar: vale ${value}.`,
};

export const blockStrings = {
  title: "Bloco",
  description: "Um pedaço da página. Comece pelo tipo; os campos dele aparecem em seguida.",
  typeTitle: "Tipo do bloco",
  typeDescription: "Diz o que este bloco é. Cada tipo tem os seus próprios campos.",
};

/** The names and explanations of the snippets. */
export const snippetStrings = {
  block: (title: string) => `Bloco: ${title}`,
  files: {
    "page.json": { name: "Página nova", description: "Um arquivo novo na pasta pages." },
    "article.json": { name: "Artigo novo", description: "Um arquivo novo na pasta articles." },
  },
};

export const generatedNote = "Generated from schemas/ by `prelo types`; do not edit.";
