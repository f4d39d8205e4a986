/** The sentences of `npm run changes`. */
export const changeStrings = {
  line: (d: { subject: string; what: string; where: string }) =>
    `${d.subject}: ${d.what}${d.where}`,
  changed: (d: { field: string; before: string; after: string }) =>
    `${d.field}${d.before} → ${d.after}`,
  added: (d: { after: string }) => `agora tem ${d.after}`,
  removed: (d: { before: string }) => `não tem mais ${d.before}`,
  filled: (d: { field: string; after: string }) => `${d.field}agora é ${d.after}`,
  emptied: (d: { field: string; before: string }) => `${d.field}saiu (era ${d.before})`,
  reordered: (d: { field: string; after: string }) => `${d.field}nova ordem: ${d.after}`,
  fileAdded: "entrou",
  fileRemoved: "saiu",
  paragraphAdded: (d: { after: string }) => `novo trecho ${d.after}`,
  paragraphRemoved: (d: { before: string }) => `sem o trecho ${d.before}`,
  yes: "sim",
  no: "não",
  everywhere: " (em todas as páginas)",
  nowhere: " (não aparece em nenhuma página)",
  unknown: " (as páginas não puderam ser ditas: há erros no conteúdo)",
  on: (d: { routes: readonly string[] }) => ` (em ${joinWithAnd(d.routes)})`,
  kinds: {
    "page.json": (d: { name: string }) => `Página ${d.name}`,
    "article.json": (d: { name: string }) => `Artigo “${d.name}”`,
    "document.json": (d: { name: string }) => `Documento “${d.name}”`,
    "spreadsheet.json": (d: { name: string }) => `Planilha “${d.name}”`,
  } as Readonly<Record<string, ((d: { name: string }) => string) | undefined>>,
  picture: (d: { name: string }) => `Imagem ${d.name}`,
  pictureChanged: "o arquivo foi trocado",
  none: (d: { from: string }) => `Nada mudou no conteúdo desde ${d.from}.`,
  summary: (d: { changes: number; from: string }) =>
    d.changes === 1
      ? `1 mudança no conteúdo desde ${d.from}.`
      : `${d.changes} mudanças no conteúdo desde ${d.from}.`,
  lastCommit: "a última versão guardada",
  problems: {
    "no-repository": () =>
      "Esta pasta não tem histórico (git), por isso não há com o que comparar.",
    "no-revision": (d: { revision: string }) => `Não existe a versão "${d.revision}" no histórico.`,
    "no-content": (d: { revision: string }) =>
      `A versão "${d.revision}" não tem a pasta do conteúdo.`,
    "no-folder": (d: { directory: string }) => `Não encontrei a pasta ${d.directory}.`,
  },
};

/** Joins names for a sentence: "/, /blog e /contato". */
function joinWithAnd(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} e ${last}`;
}
