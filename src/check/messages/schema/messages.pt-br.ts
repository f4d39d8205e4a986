import {
  countWithNoun,
  didYouMean,
  excerpt,
  fieldAtSentenceStart,
  fieldInSentence,
  joinWithOr,
  type NamedField,
  ofField,
  quotedList,
  type Suggestion,
} from "../../../yaml/phrases.pt-br.ts";

/** Messages about the fields of a file and their values. */
export const schemaMessages = {
  "unknown-field": (d: { field: string; owner?: string; others: readonly string[] } & Suggestion) =>
    `O campo "${excerpt(d.field)}" não existe${d.owner ? ` em "${d.owner}"` : " aqui"}.${didYouMean(d) || (d.others.length > 0 ? ` Campos possíveis: ${d.others.join(", ")}.` : " Apague-o.")}`,
  "foreign-fields": (d: {
    fields: readonly string[];
    owner?: string;
    meant?: readonly string[];
    missing: readonly NamedField[];
  }) =>
    `${d.fields.length === 1 ? `O campo ${quotedList(d.fields)} não existe` : `Os campos ${quotedList(d.fields)} não existem`}${d.owner ? ` em "${d.owner}"` : " aqui"}.${d.meant ? ` Você quis dizer ${quotedList(d.meant)}?` : d.missing.length > 0 ? ` ${d.missing.length === 1 ? "Falta" : "Faltam"} ${d.missing.map(fieldInSentence).join(", ")}: troque os nomes.` : " Troque os nomes, ou apague as linhas."}`,
  "misplaced-field": (d: {
    fields: readonly string[];
    owner: string;
    to: "group" | "item" | "outside" | "away";
    line?: number;
  }) =>
    d.to === "away"
      ? `O campo ${quotedList(d.fields)} não é desta parte: pertence a "${d.owner}". Recorte a linha, e cole-a acima da linha ${d.line}, com o mesmo recuo dela; ou apague-a.`
      : `${d.fields.length === 1 ? "O campo" : "Os campos"} ${quotedList(d.fields)} ${d.fields.length === 1 ? "pertence" : "pertencem"} a "${d.owner}". ${moveHints[d.to]}`,
  "lost-parent": (d: { line: string; parent: NamedField }) =>
    `Acima de "${excerpt(d.line)}" parece faltar uma linha: o nome do campo a que ela pertence, como ${fieldInSentence(d.parent)}.`,
  "lost-colon": (d: { line: string; field: NamedField }) =>
    `A linha "${excerpt(d.line)}" não tem dois-pontos, e aqui falta o campo ${fieldInSentence(d.field)}. Se é ele, escreva o nome certo e os dois-pontos.`,
  "text-as-field": (d: { text: string; line?: number }) =>
    `"${excerpt(d.text)}" seria lido como um campo, por causa dos dois-pontos. ${d.line === undefined ? "Ponha o texto no campo a que pertence" : `Se continua o texto da linha ${d.line}, dê a esta linha o mesmo recuo dele`}.`,
  "wrong-folder": (d: { kind: string; folder: string }) =>
    `Pelos campos, este arquivo é de outro tipo: ${d.kind}. Mova-o para a pasta ${d.folder}.`,
  color: (d: { field: NamedField; written: string; example: string }) =>
    `"${excerpt(d.written)}" não é uma cor como o site as lê. Escreva # e seis algarismos ou letras de A a F, entre aspas, como "${d.example}".`,
  clock: (d: { field: NamedField; written: string; midnight?: boolean; time?: string }) =>
    d.time
      ? `Aqui vão só a hora e os minutos: "${excerpt(d.written)}" deve ser "${d.time}".`
      : d.midnight
        ? `A meia-noite se escreve 00:00; está "${excerpt(d.written)}".`
        : `"${excerpt(d.written)}" não é uma hora como o site as lê. Escreva ${fieldInSentence(d.field)} em horas e minutos, de 00:00 a 23:59: dois algarismos, dois-pontos, dois algarismos.`,
  "unknown-block": (
    d: { type: string; title?: string; fitting: readonly NamedField[] } & Suggestion,
  ) =>
    `Não existe o bloco "${excerpt(d.type)}".${didYouMean(d, d.title) || ` ${formatLikelyBlocks(d.fitting)}`}`,
  "missing-type": (d: { fitting: readonly NamedField[] }) =>
    `Falta dizer qual é o bloco (campo "type"). ${formatLikelyBlocks(d.fitting)}`,
  "missing-field": (d: { fields: readonly NamedField[]; demandedBy?: string }) =>
    d.demandedBy !== undefined
      ? `Com "${d.demandedBy}", falta ${d.fields.map(fieldInSentence).join(", ")}. Escreva, ou apague a linha "${d.demandedBy}".`
      : d.fields.length === 1
        ? `Falta o campo obrigatório ${d.fields.map(fieldInSentence).join()}.`
        : `Faltam campos obrigatórios: ${d.fields.map(fieldInSentence).join(", ")}.`,
  "text-expected": (d: ActualValue & { field: NamedField }) =>
    `${fieldAtSentenceStart(d.field)} deve ser um texto; ${describeActualValue(d)}.`,
  "number-expected": (d: ActualValue & { field: NamedField; whole: boolean; letters?: string }) =>
    d.letters
      ? `${fieldAtSentenceStart(d.field)} deve ser só um número; em "${excerpt(d.written)}" há ${d.letters.length === 1 ? "a letra" : "as letras"} "${d.letters}". Se ${d.letters.length === 1 ? "é um algarismo, digite-o; se não, apague-a" : "são algarismos, digite-os; se não, apague-as"}.`
      : `${fieldAtSentenceStart(d.field)} deve ser só um número${d.whole ? " inteiro, sem vírgula nem ponto" : ""}; ${describeActualValue(d)}.`,
  "yes-no": (d: ActualValue & { field: NamedField }) =>
    `${fieldAtSentenceStart(d.field)} deve ser true (sim) ou false (não); ${describeActualValue(d)}.`,
  "items-expected": (d: { field: NamedField; items: number; fields: string }) =>
    `Cada item de "${excerpt(d.field.name)}" (aqui, ${d.items}) precisa de campos, cada um em sua linha: ${d.fields}.`,
  "two-numbers": (d: { written: string; fields: readonly [NamedField, NamedField] }) =>
    `"${excerpt(d.written)}" são dois números: o primeiro fica em ${fieldInSentence(d.fields[0])}, e o segundo em ${fieldInSentence(d.fields[1])}.`,
  "list-expected": (d: { field: NamedField; options?: string }) =>
    `${fieldAtSentenceStart(d.field)} deve ser uma lista${d.options ? ` das palavras que o site conhece, entre colchetes; está "${excerpt(d.options)}"` : ': cada item fica em uma linha nova, que começa com "- "'}.`,
  "fields-expected": (d: { field: NamedField; fields: string }) =>
    d.field.name === "" && d.field.item === undefined
      ? `O arquivo deve ser feito de campos, cada um em sua linha: ${d.fields}.`
      : `${fieldAtSentenceStart(d.field)} precisa de campos, cada um em sua linha, com 2 espaços a mais: ${d.fields}.`,
  "not-an-option": (
    d: { field: NamedField; written: string; options: string; explanation?: string } & Suggestion,
  ) =>
    `"${excerpt(d.written)}" não é uma opção ${ofField(d.field)}.${didYouMean(d) || ` ${d.explanation ?? `Opções: ${d.options}.`}`}`,
  empty: (d: { field: NamedField; required: boolean; mayBeEmpty?: boolean }) =>
    `${fieldAtSentenceStart(d.field)} está vazio. ${d.required ? `Preencha: é obrigatório${d.mayBeEmpty ? `. Se não há nenhum, escreva "${d.field.name}: []"` : ""}` : `Preencha ou apague ${d.field.item ? "o item" : "a linha"}`}.`,
  "too-long": (d: { field: NamedField; length: number; limit: number }) =>
    `${fieldAtSentenceStart(d.field)} tem ${countWithNoun(d.length, "letra")}; o máximo é ${d.limit}. Corte ${countWithNoun(d.length - d.limit, "letra")}.`,
  "too-short": (d: { field: NamedField; length: number; limit: number }) =>
    `${fieldAtSentenceStart(d.field)} tem ${countWithNoun(d.length, "letra")}; o mínimo é ${d.limit}.`,
  "too-few": (d: { field: NamedField; length: number; limit: number }) =>
    `${fieldAtSentenceStart(d.field)} ${d.length === 0 ? "não tem nenhum item" : `tem ${countWithNoun(d.length, "item", "itens")}`}; o mínimo é ${d.limit}.`,
  "too-many": (d: { field: NamedField; length: number; limit: number }) =>
    `${fieldAtSentenceStart(d.field)} tem ${countWithNoun(d.length, "item", "itens")}; o máximo é ${d.limit}.`,
  "repeated-item": (d: { field: NamedField; first: number; second: number }) =>
    `Na lista ${ofField(d.field)}, o item ${d.second} repete o item ${d.first}. Apague um dos dois.`,
  "out-of-range": (d: { field: NamedField; written: string; minimum?: number; maximum?: number }) =>
    `${fieldAtSentenceStart(d.field)} está com ${d.written}; ${describeRange(d)}.`,
  "too-precise": (d: { field: NamedField; written: string }) =>
    `${fieldAtSentenceStart(d.field)} está com ${d.written}, que tem casas decimais demais.`,
  pattern: (d: {
    field: NamedField;
    written: string;
    rule?: string;
    slot?: string;
    lost?: string;
  }) =>
    d.slot
      ? `O que está entre chaves é um nome do site, que não se traduz, em "${excerpt(d.written)}". Aqui deve ser "${d.slot}".`
      : d.lost
        ? `Em "${excerpt(d.written)}" falta ${d.lost}, que o site troca pelo que se vê na página. Ponha ${d.lost} onde isso deve aparecer.`
        : `"${excerpt(d.written)}" não serve para ${fieldInSentence(d.field)}.${d.rule ? ` ${d.rule}` : ""}`,
  "wrong-value": (d: { field: NamedField }) =>
    `O valor ${ofField(d.field)} não é aceito. Compare com o exemplo.`,
  "remark-in-text": (d: { text: string; isBody: boolean }) =>
    `Dentro de um texto de várias linhas, "#" não abre um comentário: o site mostraria "${excerpt(d.text)}". Apague a linha${d.isBody ? '; se é um título, comece com "## "' : ""}.`,
  "glued-heading": (d: { marks: string }) =>
    `Falta um espaço depois de "${d.marks}": o site mostraria os sinais, e não um título.`,
  "pasted-bullet": (d: { sign: string; isList: boolean }) =>
    d.isList
      ? `O site mostraria "${d.sign}" no meio do texto. Uma lista se faz com "- " no começo de cada linha.`
      : `O site mostraria "${d.sign}" no meio do texto, tudo em seguida. Este campo não tem listas: escreva uma frase.`,
  "pasted-table": () =>
    "As colunas, separadas por Tab, sairiam todas em uma linha. Uma tabela se faz com | entre as colunas.",
  "table-rows": (d: { fault: keyof typeof tableFaults; found?: number; due?: number }) =>
    d.fault === "cells"
      ? `Esta linha da tabela tem ${countWithNoun(d.found ?? 0, "coluna")}, e a primeira tem ${d.due}. Cada coluna fica entre dois sinais "|", também a vazia.`
      : tableFaults[d.fault],
  "folded-text": (d: { field: string; sign: string }) =>
    `${d.sign ? `O sinal "${d.sign}" junta as linhas em uma só` : `Sem o sinal "|" depois de "${d.field}:", as linhas viram uma só`}: parágrafos, listas e tabelas se perdem. ${d.sign ? 'Troque ">" por "|"' : "Acrescente-o"}.`,
  "link-marks": (d: { text: string; fault: LinkSyntaxErrorKind }) =>
    `O site mostraria os sinais do link "${excerpt(d.text)}". ${linkFaults[d.fault]}`,
  "open-blank": (d: { text: string }) =>
    `Falta um colchete em "${excerpt(d.text)}": o que se preenche fica entre dois de cada lado, como [[valor]].`,
  "picture-in-text": (d: { text: string; isBody: boolean }) =>
    `Uma imagem não entra no meio do texto: "${excerpt(d.text)}". ${d.isBody ? "Ponha-a sozinha, com uma linha em branco antes e outra depois" : 'Apague-a; imagens ficam no campo "image" de um bloco ou artigo'}.`,
  "code-in-text": (d: { text: string }) =>
    `O site mostraria também os acentos de "${excerpt(d.text)}". Apague-os; para destacar, escreva **assim**.`,
  "open-stars": () =>
    "O site mostraria estes asteriscos: falta o outro par, ou há um espaço entre eles e a palavra. Negrito se escreve **assim**.",
  "invisible-sign": (d: { word: string; others: number }) =>
    `Há um sinal que não se vê em "${excerpt(d.word)}"${d.others > 0 ? ` (e mais ${d.others} neste texto)` : ""}: quem procurar a palavra não a acha. Apague-o.`,
  "marks-in-plain": (d: { text: string; field: NamedField }) =>
    `${fieldAtSentenceStart(d.field)} não tem links nem negrito: o site mostraria "${excerpt(d.text)}" com os sinais. Escreva só o texto.`,
  "own-pattern": (d: { written: string; example?: string; pattern: string }) =>
    d.example === undefined
      ? `"${excerpt(d.written)}" não segue o modelo (${excerpt(d.pattern)}). Mude um ou outro.`
      : `"${excerpt(d.written)}" não está na forma certa. Deve ser como ${excerpt(d.example)}.`,
} satisfies Record<string, (details: never) => string>;

/** The kind of value that was found instead of the expected kind. */
export interface ActualValue {
  found: "text" | "number" | "yes-no" | "list" | "fields" | "right-in-quotes" | "wrong-number";
  /** The value as written; empty for lists and groups. */
  written: string;
}

// Does not list all block types, since there are too many. The guide shows each with an example.
function formatLikelyBlocks(fitting: readonly NamedField[]): string {
  const guide = "os blocos, com um exemplo de cada, no arquivo GUIA.md.";
  if (fitting.length === 1) return `Parece ser ${fitting.map(fieldInSentence).join()}.`;
  const likely = fitting.length > 0 ? `Pode ser ${joinWithOr(fitting.map(fieldInSentence))}. ` : "";
  return `${likely}Veja ${guide}`;
}

function describeActualValue({ found, written }: ActualValue): string {
  switch (found) {
    case "list":
      return "aqui há uma lista";
    case "fields":
      return "aqui há um grupo de campos";
    case "text":
    case "wrong-number":
      return written.trim() === "" ? "está vazio" : `está "${excerpt(written)}"`;
    case "right-in-quotes":
      return `${excerpt(written)} está entre aspas: tire as aspas`;
    default:
      return `${excerpt(written)} foi lido como ${found === "number" ? "número" : "sim ou não"}`;
  }
}

const tableFaults = {
  marks:
    "Falta a linha |---|---|, embaixo da primeira da tabela: sem ela, o site mostraria os sinais.",
  split:
    "A linha vazia acima parte a tabela em duas, e esta parte sairia com os sinais. Apague a linha vazia.",
  outside:
    'Esta linha está na tabela, mas sem "|" entre as colunas: sairia como texto. Ponha os sinais.',
  cells: "",
};

const linkFaults = {
  space: 'Apague o espaço entre "]" e "(".',
  bracket: 'Falta o "]" antes do endereço.',
  parenthesis: 'Falta o ")" depois do endereço.',
  swapped: "O texto vai entre colchetes, e o endereço entre parênteses.",
};

/** Why the markup of a link is broken. */
export type LinkSyntaxErrorKind = keyof typeof linkFaults;

const moveHints = {
  group: "Dê 2 espaços a mais a cada linha.",
  item: 'Comece o item com "- ", e dê às suas linhas o recuo de um item.',
  outside: "Tire espaços do começo da linha, até alinhar com os outros campos dele.",
};

function describeRange(d: { minimum?: number; maximum?: number }): string {
  if (d.minimum !== undefined && d.maximum !== undefined)
    return `deve ser de ${d.minimum} a ${d.maximum}`;
  return d.minimum !== undefined ? `o mínimo é ${d.minimum}` : `o máximo é ${d.maximum}`;
}
