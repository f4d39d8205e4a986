import { count } from "../text/phrases.pt-br.ts";

/** What `prelo new` asks, refuses and tells. */
export const starterWords = {
  questions: {
    name: "Nome do site ou da empresa",
    trade: "O que vocês fazem, em uma frase",
    phone: "Telefone",
    email: "E-mail",
    country: "País",
    language: "Língua do site",
  },
  begin: "Enter aceita o que está entre parênteses; tudo pode ser mudado depois.",
  trade: "Escreva aqui, em uma frase, o que você faz.",
  siteName: "Meu site",
  wrong: {
    name: (d: { most: number }) =>
      `O nome precisa ter de 1 a ${d.most} letras, sem quebras de linha nem \${.`,
    trade: (d: { most: number }) =>
      `A frase precisa ter de 1 a ${d.most} letras, sem quebras de linha nem \${.`,
    phone: () => "Escreva o telefone com o código da cidade, assim: (38) 90000-0000",
    email: () => "Escreva um e-mail, assim: contato@exemplo.example",
    country: () =>
      "Por enquanto só o Brasil (BR): telefones e códigos postais de outros países ainda não são conferidos.",
    language: () =>
      "Por enquanto o site novo só nasce em português do Brasil (pt-BR). Em inglês ainda não há um começo pronto.",
  },
  taken: (d: { folder: string; found: string }) =>
    `A pasta ${d.folder} já tem ${d.found}, e nada foi mudado. Crie o site em uma pasta sem ele.`,
  articleInStudio:
    "Um artigo novo se faz no estúdio, onde se escolhem a imagem, a categoria e o autor: botão Novo, Novo artigo.",
  nameMissing: {
    page: 'Falta o título da página. Escreva, por exemplo: new page "Quem somos"',
    block: "Falta o nome do bloco. Escreva, por exemplo: new block cardapio",
  },
  noSite: (d: { content: string }) =>
    `A pasta ${d.content} não tem um site: falta site.yaml. Para começar um, escreva: new .`,
  blockTaken: (d: { type: string }) =>
    `O bloco "${d.type}" já existe no programa. Escolha outro nome.`,
  blockName: (d: { type: string }) =>
    `O nome de um bloco começa por uma letra, e "${d.type}" não. Escolha outro nome.`,
  registry: (d: { file: string }) =>
    `${d.file} não está escrito da maneira que o programa conhece, e nada foi mudado. Acrescente o bloco à mão.`,
  fileThere: (d: { file: string }) => `${d.file} já existe, e nada foi mudado.`,
  part: (d: { files: readonly string[] }) => d.files.join("\n"),
  nextOfBlock: (d: { types: string }) =>
    `Depois de cada mudança no esquema, para os tipos e o guia: ${d.types}`,
  onePlace: "Diga só uma pasta. Se o nome dela tem espaços, ponha-o entre aspas.",
  made: (d: { files: number; folder: string }) =>
    `O site está em ${d.folder}: ${count(d.files, "arquivo novo", "arquivos novos")}. O guia de quem escreve: content/LEIA-ME.md`,
  next: (d: { studio: string; check: string; start: string }) =>
    `Para escrever nele:   ${d.studio}\nPara conferir tudo:   ${d.check}\nPara ver o site:      ${d.start}`,
};
