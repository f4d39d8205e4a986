import { defaultTradeText } from "../check/template-texts/new-file-strings.pt-br.ts";
import { countWithNoun } from "../yaml/phrases.pt-br.ts";

/** Strings of `prelo new`. */
export const starterStrings = {
  questions: {
    name: "Nome do site ou do estabelecimento",
    trade: "O que vocês fazem, em uma frase",
    phone: "Telefone",
    email: "E-mail",
    country: "País",
    language: "Língua do site",
  },
  begin: "Enter aceita o que está entre parênteses; tudo pode ser mudado depois.",
  stopped: "Interrompido: nada foi criado.",
  trade: defaultTradeText,
  /**
   * The defaults of a new site: the name of its mailbox, its country (ISO 3166-1) and its language
   * (BCP 47).
   */
  mailbox: "contato",
  country: "BR",
  language: "pt-BR",
  languages: /^pt(?:[-_][a-z]{2})?$/i,
  /** The file name of the editors' guide. */
  readMe: "LEIA-ME.md",
  /** File names for pages and articles whose titles contain no usable letters. */
  fileNames: { page: "pagina", article: "artigo" },
  siteName: "Meu site",
  /** The sentence on the privacy page, if the country has a data protection law. */
  rights: (d: { law: string; authority: string }) =>
    `A lei que lhe dá estes direitos: ${d.law}. Quem achar que não a respeitamos pode procurar a autoridade: ${d.authority}.`,
  /** Data protection authorities by country (two letters). */
  authorities: {
    AR: "Agencia de Acceso a la Información Pública (AAIP)",
    BR: "Autoridade Nacional de Proteção de Dados (ANPD)",
    DE: "autoridade de proteção de dados do estado (Landesdatenschutzbehörde)",
    FR: "Commission nationale de l’informatique et des libertés (CNIL)",
    GB: "Information Commissioner’s Office (ICO)",
    IE: "Data Protection Commission (DPC)",
    PT: "Comissão Nacional de Proteção de Dados (CNPD)",
  } as Readonly<Record<string, string>>,
  wrong: {
    name: (d: { most: number }) =>
      `O nome precisa ter de 1 a ${d.most} letras, sem quebras de linha nem \${.`,
    trade: (d: { most: number }) =>
      `A frase precisa ter de 1 a ${d.most} letras, sem quebras de linha nem \${.`,
    phone: (d: { phone: string }) =>
      `Escreva o telefone como se disca no país, com o código da região onde há um, assim: ${d.phone}`,
    email: () => "Escreva um e-mail, assim: contato@exemplo.example",
    country: () =>
      "Para um site novo há exemplos do Brasil (BR), de Portugal (PT), do Reino Unido (GB), da Irlanda (IE), dos Estados Unidos (US), da Alemanha (DE), da França (FR) e da Argentina (AR). Em outro país, comece com um deles e troque o país e os dados em site.yaml.",
    language: () =>
      "Escreva uma língua por suas letras, como pt-BR, pt-PT, es ou de. Para um site em inglês, comece de novo com --language en-GB, ou en-US.",
  },
  taken: (d: { folder: string; found: string }) =>
    `A pasta ${d.folder} já tem ${d.found}, e nada foi mudado. Crie o site em uma pasta sem ele.`,
  faulty: (d: { file: string }) =>
    `${d.file} não pode ser mudado do jeito que está, e nada foi mudado. Confira antes o conteúdo.`,
  manifest:
    "package.json não pode ser lido do jeito que está, e nada foi criado. Corrija-o, ou crie o site em outra pasta.",
  answersUnfit: (d: { reason: string }) =>
    `Com estas respostas o site nasceria com um erro, e nada foi criado: ${d.reason}`,
  nameMissing: {
    page: "Falta o título da página.",
    article: "Falta o título do artigo.",
    block: "Falta o nome do bloco.",
  },
  /** An example of a name for each kind of site part. */
  nameExample: { page: "Quem somos", article: "Feriado de maio", block: "cardapio" },
  forExample: (d: { sentence: string; line: string }) =>
    `${d.sentence} Escreva, por exemplo: ${d.line}`,
  noSite: (d: { content: string }) =>
    `A pasta ${d.content} não tem um site: falta site.yaml, e nada foi mudado.`,
  beginFirst: (d: { sentence: string; line: string }) =>
    `${d.sentence} Para começar um site: ${d.line}`,
  blockTaken: (d: { type: string }) =>
    `O bloco "${d.type}" já existe no programa. Escolha outro nome.`,
  blockName: (d: { name: string }) =>
    `O nome de um bloco começa por uma letra, e "${d.name}" não. Escolha outro nome.`,
  blockAlike: (d: { type: string; other: string }) =>
    `No código do site, "${d.type}" teria o mesmo nome que o bloco "${d.other}", que já existe. Escolha outro nome.`,
  registry: (d: { file: string }) =>
    `${d.file} não está escrito da maneira que o programa conhece, e nada foi mudado. Acrescente o bloco à mão.`,
  fileThere: (d: { file: string }) => `${d.file} já existe, e nada foi mudado.`,
  unfit: (d: { reason: string }) => `Com esse nome não dá certo, e nada foi mudado: ${d.reason}`,
  part: (d: { files: readonly string[]; changed: readonly string[] }) =>
    [
      ...d.files.map((file) => `Arquivo novo: ${file}`),
      ...d.changed.map((file) => `Mudado: ${file}`),
    ].join("\n"),
  nextOf: {
    page: (d: { studio: string }) =>
      `É um rascunho: escreva nele, e apague a linha "draft: true" para publicar. No navegador: ${d.studio}`,
    article: (d: { studio: string }) =>
      `É um rascunho: escreva nele, e apague a linha "draft: true" para publicar. No navegador: ${d.studio}`,
    block: (d: { types: string; type: string }) =>
      `Ponha-o em uma página, na lista blocks, com "- type: ${d.type}". Depois de cada mudança no esquema, para os tipos e o guia: ${d.types}`,
  },
  nextOfBlog: (d: { route: string }) =>
    `O blog também é novo, e um rascunho. Quando for publicado, ponha em site.yaml um link para ${d.route}, em header.links.`,
  onePlace: "Diga só uma pasta. Se o nome dela tem espaços, ponha-o entre aspas.",
  contentName: (d: { example: string }) =>
    `A pasta do conteúdo fica dentro da pasta do site, e o nome dela tem só letras, números, espaços e hífens: ${d.example}`,
  made: (d: { files: number; folder: string; guide: string }) =>
    `O site está ${d.folder === "." ? "nesta pasta" : `em ${d.folder}`}: ${countWithNoun(d.files, "arquivo novo", "arquivos novos")}. O guia de quem escreve: ${d.guide}`,
  next: (d: { enter: readonly string[]; studio: string; check: string; start: string }) =>
    [
      ...d.enter.map((line) => `Antes:                ${line}`),
      `Para escrever nele:   ${d.studio}`,
      `Para conferir tudo:   ${d.check}`,
      `Para ver o site:      ${d.start}`,
    ].join("\n"),
};
