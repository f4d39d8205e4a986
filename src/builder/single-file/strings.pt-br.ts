/** Texts in a single-file export. */
export const singleFileStrings = {
  language: "pt-BR",
  /** Formats a time of day that is written with a colon. */
  time: (written: string) => written.replace(":", "h"),
  /** Matches the year at the end of a date. */
  yearEnd: / de \d{4}$/,
  preview: "Prévia",
  /** The document title. */
  titled: (d: { page: string }) => `${d.page} (prévia)`,
  madeAt: (d: { day: string; time: string }) => `Prévia de ${d.day}, ${d.time}`,
  drafts: (count: number) => (count === 1 ? "1 rascunho" : `${count} rascunhos`),
  due: (count: number) => (count === 1 ? "1 com data marcada" : `${count} com data marcada`),
  notes: (count: number) => (count === 1 ? "1 aviso" : `${count} avisos`),
  all: (count: number) => `Todas as páginas (${count})`,
  allPages: "Todas as páginas",
  pages: "Páginas",
  articles: "Artigos",
  lists: "Listas de artigos",
  reply: "Responda a quem enviou: “pode publicar” ou o que falta.",
  draft: "Rascunho",
  dueOn: (d: { day: string }) => `Entra no ar em ${d.day}`,
  partDraft: "Esta parte é um rascunho",
  partDueOn: (d: { day: string }) => `Esta parte entra no ar em ${d.day}`,
  explained:
    "Este arquivo mostra o site como ele vai ficar. Ele não precisa de internet, não envia nada e não muda o site.",
  marked: "O que tem uma marca ao lado ainda não está no ar.",
  outside: "Leva para fora deste arquivo: precisa de internet",
  outsideSign: "Links com uma seta levam para fora deste arquivo e precisam de internet.",
  noPage: "(esta página não está neste arquivo)",
  noDownload: "(não vai neste arquivo)",
  noPicture: (d: { name: string }) => `${d.name} (imagem que não vai neste arquivo)`.trimStart(),
  noDrawing: "Este desenho só aparece no site",
  still: "(não funciona na prévia)",
  notShown: "O que não deu para mostrar",
  before: (d: { name: string }) =>
    `“${d.name}” tem um engano no texto: aparece como era antes dele.`,
  missing: (d: { name: string }) => `“${d.name}” tem um engano no texto e não aparece.`,
  over: "Esta página já saiu do ar. Mude o dia em “Tirar do ar em” para mostrá-la.",
  older:
    "Há enganos que não deixam montar o site como está escrito agora: ele aparece como era antes deles.",
  fileName: (d: { name: string; day: string }) => `${d.name} - prévia ${d.day}.html`,
};
