import { excerpt } from "../../../yaml/phrases.pt-br.ts";

/** What to do about each kind of HTML. */
const htmlMessages = {
  comment: "Apague-o; um lembrete seu fica fora do texto, em uma linha que começa com #.",
  wordpress: "São marcas do editor do WordPress: apague todas as que começam assim.",
  embed: 'Não use HTML; um vídeo fica em um bloco "video", um mapa em um bloco "map".',
  script: "Não use HTML; um texto não leva programas nem estilos. Apague-o.",
  superscript: "Não use HTML; escreva o sinal que já é elevado, como ², º ou ª, ou use parênteses.",
  subscript: "Não use HTML; escreva o sinal que já é rebaixado, como ₂, ou use parênteses.",
  bold: "Não use HTML; para negrito, escreva **assim**.",
  italic: "Não use HTML; para itálico, escreva *assim*.",
  heading: 'Não use HTML; um título começa com "## " ou "### ", em uma linha só dele.',
  break:
    "Não use HTML; para mudar de linha, termine a linha com uma barra invertida; para um parágrafo novo, deixe uma linha em branco.",
  paragraph: "Não use HTML; apague os sinais. Uma linha em branco separa os parágrafos.",
  list: 'Não use HTML; cada item de uma lista começa com "- ", ou com "1. ".',
  table:
    "Não use HTML; uma tabela se faz com | entre as colunas e uma linha |---|---| embaixo da primeira.",
  quote: 'Não use HTML; uma citação começa com "> " em cada linha.',
  link: "Não use HTML; um link se escreve assim: [texto](endereço).",
  picture:
    "Não use HTML; uma imagem se escreve assim, sozinha no parágrafo: ![descrição](arquivo).",
  code: "Não use HTML; apague os sinais. Para destacar, escreva **assim**.",
  strike: "Não há texto riscado; apague os sinais, e o texto se não vale mais.",
  highlight: "Não use HTML; para destacar, escreva **assim**.",
  rule: "Não use HTML; uma linha de separação se escreve ---.",
  note: "Não há notas de rodapé. Escreva a nota entre parênteses, no lugar dela.",
  form: 'Não use HTML; um formulário fica em um bloco "form".',
  office: "É um sinal do Word, que veio junto com o texto. Apague-o.",
  entity: "Não use HTML; escreva o próprio sinal.",
};

/** The purpose of HTML in a text. Each kind has its own advice. */
export type HtmlKind = keyof typeof htmlMessages;

/** What to do about each kind of markup from other programs. */
const foreignMarkMessages = {
  citation: "É uma nota do assistente que escreveu o texto. Apague-a.",
  template: `É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.`,
  footnote: "Não há notas de rodapé. Escreva a nota entre parênteses, no lugar dela.",
  shortcode:
    "É um código de outro programa. Apague-o; galerias, vídeos e formulários têm blocos próprios.",
  attribute: "A aparência vem do estilo do site. Apague estas chaves.",
  "wiki-link": "Um link se escreve assim: [texto](endereço).",
  "reference-link": "O endereço de um link fica logo depois do texto dele: [texto](endereço).",
  formula: "Não há fórmulas. Escreva com sinais comuns, como x² ou a ÷ b.",
  "wiki-bold": "Negrito se escreve **assim**.",
  heading: 'Um título começa com "## " ou "### ".',
  textile: 'Um título começa com "## " ou "### ".',
  underline: 'Um título começa com "## "; não se sublinha.',
  "deep-heading": 'Os títulos de um texto têm dois tamanhos: "## " e "### ".',
  highlight: "Não há marca-texto. Para destacar, escreva **assim**.",
  lowered: "Escreva o sinal que já é rebaixado, como ₂.",
  raised: "Escreva o sinal que já é elevado, como ² ou º.",
  "emoji-name": "Escreva o próprio emoji, ou apague o nome dele.",
  escape: "A barra invertida não faz falta aqui. Apague-a.",
  fence:
    "Ainda não há blocos de código. Apague as linhas de sinais; cada linha do código fica em um parágrafo, ou todo ele em uma imagem.",
  "indented-code":
    "Ainda não há blocos de código. Deixe uma linha em branco entre elas, ou ponha o código em uma imagem.",
  task: 'Não há listas de tarefas. Deixe só "- " no começo, ou escreva ✓ antes do que está feito.',
  "glued-item": "Falta um espaço depois do sinal ou do número que começa cada item da lista.",
  callout:
    "Não há caixas de aviso. Apague este sinal; para destacar, comece com uma palavra em negrito, **assim**.",
  container:
    'Não há caixas de aviso. Apague estes sinais; uma citação, com "> " em cada linha, destaca um parágrafo.',
  "plus-list": 'Uma lista se faz com "- " no começo de cada linha.',
  "emoji-list":
    'As linhas sairiam juntas. Uma lista se faz com "- " no começo de cada linha, antes do emoji.',
  "sign-list": 'As linhas sairiam juntas. Uma lista se faz com "- " no começo de cada linha.',
  definition:
    "Não há listas de definições. Escreva o termo, dois-pontos e a definição na mesma linha.",
  "odd-rule": "Uma linha de separação se escreve ---, entre duas linhas em branco.",
  "office-error": "É um erro do Word, que veio junto com o texto. Escreva o que ele mostraria.",
  contents: "É o índice de um documento, com os números das páginas. Apague estas linhas.",
  remark: "É um comentário de quem revisou o texto em outro programa. Apague-o.",
  signature: "É a assinatura de um e-mail. Apague-a.",
  "wiki-italic": "Itálico se escreve *assim*.",
  "wiki-edit": "É um botão da página de onde se copiou. Apague-o.",
  "wiki-table":
    "Uma tabela se faz com | entre as colunas, e uma linha |---|---| embaixo da primeira.",
  picture: "Uma imagem se escreve assim, sozinha no parágrafo: ![descrição](arquivo).",
  abbreviation: "Não há siglas com explicação. Escreva o significado entre parênteses, no texto.",
  styled:
    "São sinais de matemática com forma de letras: leitores de tela não os leem, e a busca não os acha. Use letras comuns.",
  "loose-accent": "O acento se separou da letra ao copiar. Escreva a palavra de novo.",
  object: "É um sinal que não se vê, no lugar de algo que não veio junto. Apague-o.",
  "bare-front-matter":
    "São os campos de um arquivo de outro programa. Apague estas linhas; título e data têm campos próprios.",
  "front-matter":
    "É o cabeçalho de um arquivo de outro programa. Apague-o até a próxima linha igual; título e data têm campos próprios.",
};

export type ForeignMarkupKind = keyof typeof foreignMarkMessages;

/**
 * Messages about markup and characters that the site would show literally, such as leftovers from
 * other programs.
 */
export const markupMessages = {
  "html-in-text": (d: { mark: string; close?: string; kind: HtmlKind; instead?: string }) =>
    d.kind === "comment"
      ? `Este comentário seria publicado: o site mostraria "${excerpt(d.mark)}" a todos. ${htmlMessages.comment}`
      : `O site mostraria "${excerpt(d.mark)}"${d.close ? ` e "${d.close}"` : ""} como texto. ${d.instead?.trim() ? `Não use HTML; escreva "${d.instead}".` : htmlMessages[d.kind]}`,
  "foreign-mark": (d: { text: string; kind: ForeignMarkupKind; instead?: string }) =>
    d.kind === "deep-heading"
      ? `O título "${excerpt(d.text)}" sairia como os de "### ". ${foreignMarkMessages[d.kind]}`
      : `O site mostraria "${excerpt(d.text)}"${d.kind === "indented-code" ? " em um parágrafo comum" : " como texto"}. ${d.instead ? `Escreva "${d.instead}".` : foreignMarkMessages[d.kind]}`,
  "chat-marks": (d: { text: string }) =>
    d.text.startsWith("~~")
      ? `O site mostraria os sinais de "${excerpt(d.text)}". Não há texto riscado; apague os sinais, e o texto se não vale mais.`
      : `O site mostraria os sinais de "${excerpt(d.text)}". Itálico se escreve *assim*, negrito **assim**.`,
  "heading-in-line": (d: { marks: string }) =>
    `Este texto não tem títulos dentro dele: o site mostraria "${d.marks}". Apague os sinais.`,
  "excel-error": (d: { text: string }) =>
    `"${d.text}" é um erro do Excel, que veio junto com o texto. Escreva o valor.`,
  "angle-address": (d: { text: string }) =>
    `O site mostraria "${excerpt(d.text)}" com os sinais. Um link se escreve assim: [texto](endereço).`,
  "filler-text": (d: { text: string }) =>
    `"${excerpt(d.text)}" só guarda o lugar de um texto. Escreva o que falta.`,
  "odd-amount": (d: { text: string }) =>
    `"${excerpt(d.text)}" está com a vírgula e o ponto trocados: no Brasil, a vírgula separa os centavos.`,
  "bare-address": (d: { address: string }) =>
    `Este endereço apareceria como texto, sem link: "${excerpt(d.address)}". Um link se escreve assim: [texto](endereço).`,
  "parted-word": (d: { shown: string }) =>
    `O site mostraria "${excerpt(d.shown)}", com um espaço no meio. Escreva a palavra inteira na mesma linha.`,
  "pasted-numbers": (d: { sign: string; isMendable: boolean }) =>
    d.isMendable
      ? `O sinal "${d.sign}" não faz uma lista: as linhas sairiam juntas. Escreva 1. no começo da linha.`
      : `O sinal "${d.sign}" não faz uma lista: as linhas sairiam juntas. Comece cada uma com "- ", ou com 1. 2. 3.`,
} satisfies Record<string, (details: never) => string>;
