import { studioLanguage } from "../../studio-locale.pt-br.ts";

const kinds: Readonly<Record<string, string>> = {
  pages: "Nova página",
  articles: "Novo artigo",
  documents: "Novo documento",
  spreadsheets: "Nova planilha",
};

/** Strings of the file operations, such as create, move and remove. */
export const fileOperationStrings = {
  kinds,
  otherKind: (d: { kind: string }) => `Novo: ${d.kind}`,
  create: "Começar algo novo",
  title: "Título",
  copyOf: (d: { title: string }) => `${d.title} (cópia)`,
  address: (d: { name: string }) => `Endereço: ${d.name}`,
  code: (d: { name: string }) => `Código: ${d.name}`,
  addressField: "Endereço",
  codeField: "Código",
  changeName: "Mudar",
  draftNote: "Começa como rascunho: os visitantes só veem quando você puser no ar.",
  make: "Criar rascunho",
  makeFile: "Criar",
  duplicate: (d: { title: string }) => `Duplicar “${d.title}”`,
  made: (d: { title: string }) => `“${d.title}” foi criado como rascunho.`,
  madeFile: (d: { title: string }) => `“${d.title}” foi criado.`,
  moveOf: (d: { title: string }) => `Mudar o endereço de “${d.title}”`,
  newAddress: "Novo endereço",
  byTitle: (d: { name: string }) => `Usar o título: ${d.name}`,
  kept: "Quem tem o endereço antigo chega ao novo.",
  moveIt: "Mudar o endereço",
  moved: (d: { name: string }) => `O endereço agora é ${d.name}.`,
  changesIn: (count: number) =>
    count === 1 ? "Isto muda em 1 lugar:" : `Isto muda em ${count} lugares:`,
  changesNowhere: "Nenhum outro lugar do site leva a este endereço.",
  remove: "Remover",
  removeOf: (d: { title: string }) => `Remover “${d.title}”`,
  whereTo: "Para onde leva agora quem tem o endereço antigo?",
  linksIn: (count: number) =>
    count === 1
      ? "1 lugar leva a este endereço, e passa a levar para lá:"
      : `${count} lugares levam a este endereço, e passam a levar para lá:`,
  dropItem: "Tirar este item",
  binNote: "Fica 90 dias na lixeira.",
  removed: (d: { title: string }) => `“${d.title}” foi para a lixeira. Desfazer traz de volta.`,
  home: "Início",
  cannot: "Ainda não dá para fazer isto:",
  refused: "O conteúdo mudou enquanto isso. Feche esta janela e tente de novo.",
  unkept: "A lixeira não pôde guardar a página, e por isso ela não foi removida. Tente de novo.",
  cancel: "Cancelar",
  wait: "Vendo o que muda…",
  uses: "Onde é usado",
  usesOf: (d: { name: string }) => `Onde é usado: ${d.name}`,
  seeking: "Procurando…",
  usedIn: (count: number) => (count === 1 ? "Em 1 lugar:" : `Em ${count} lugares:`),
  usedNowhere: "Nenhum lugar do site usa isto.",
  bin: "Lixeira",
  binEmpty: "A lixeira está vazia. O que você remover fica aqui por 90 dias.",
  binned: (d: { time: number; name: string }) =>
    `Removido em ${new Date(d.time).toLocaleDateString(studioLanguage)} · ${d.name}`,
  bringBack: "Trazer de volta",
  broughtBack: (d: { title: string }) => `“${d.title}” está de volta.`,
  erase: "Apagar de vez",
  eraseSure: "Apagar mesmo?",
  erased: (d: { title: string }) => `“${d.title}” foi apagado de vez.`,
};
