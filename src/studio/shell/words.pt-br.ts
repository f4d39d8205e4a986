import type { SaveState } from "../session/session.ts";

const saved: Record<SaveState, string> = {
  saved: "Tudo salvo",
  saving: "Salvando…",
  draft: "Rascunho: falta acertar algo",
  conflict: "Há duas versões",
  error: "Não foi possível salvar",
};

/** What the studio says round the page. */
export const shellWords = {
  studio: "Estúdio",
  opening: "Abrindo o site…",
  frame: "A página",
  find: "Procurar página ou lista",
  findHint: "Digite parte do nome",
  findBlock: "Procurar uma seção",
  found: (count: number) => (count === 1 ? "1 encontrado." : `${count} encontrados.`),
  foundBlocks: (count: number) => (count === 1 ? "1 seção." : `${count} seções.`),
  noBlockFound: "Nenhuma seção com essas palavras.",
  drawing: "Desenhando as seções com o conteúdo do site…",
  absentHere: "Nesta página ela não mostra nada.",
  nothingFound: "Nada com esse nome.",
  pages: "Páginas",
  articles: "Artigos",
  lists: "Dados do site",
  hidden: "ainda fora do ar",
  widths: { desktop: "Computador", tablet: "Tablet", phone: "Celular" },
  width: "Largura da página",
  scheme: { light: "Claro", dark: "Escuro" },
  seenOn: "Ver como em",
  seenAsOn: (day: string) => `A página como os visitantes a veem em ${written(day)}.`,
  absentOn: (day: string) => `Em ${written(day)} os visitantes não veem esta página.`,
  seeAll: "Ver tudo",
  hiddenPage: "Os visitantes ainda não veem esta página.",
  steps: "Voltar atrás e refazer",
  undo: "Desfazer",
  redo: "Refazer",
  changes: "O que mudou",
  noChanges: "Nada mudou desde que o estúdio foi aberto.",
  publish: "Publicar",
  publishRight:
    "O conteúdo está certo e salvo. Para pôr no ar, avise quem cuida da publicação: as mudanças já estão nos arquivos do site.",
  publishWrong: "Antes de publicar, é preciso acertar:",
  close: "Fechar",
  repair: "Corrigir",
  saved,
  panel: "Campos",
  blocks: "Seções desta página",
  page: "Esta página",
  add: "Adicionar",
  addBlock: "Adicionar uma seção",
  drag: "Arrastar, ou Alt com as setas para cima e para baixo",
  duplicate: "Duplicar",
  up: "Mover para cima",
  down: "Mover para baixo",
  remove: "Remover",
  back: "Voltar",
  moved: (d: { name: string; place: number; of: number }) =>
    `${d.name}, posição ${d.place} de ${d.of}.`,
  removed: (d: { name: string }) => `${d.name} foi removida. Desfazer traz de volta.`,
  repeated: (d: { name: string }) => `${d.name} foi duplicada.`,
  added: (d: { name: string }) => `${d.name} foi adicionada.`,
  mistakes: "Para acertar",
  elsewhere: (d: { place: string; message: string }) =>
    `Em “${d.place}”, por causa desta mudança: ${d.message}`,
  stale: "A página mostra a última versão certa; ela se atualiza quando o texto estiver completo.",
  google: "No Google",
  chat: "No WhatsApp",
  conflict: (d: { file: string }) =>
    `${d.file} foi mudado fora do estúdio ao mesmo tempo que aqui.`,
  keepMine: "Ficar com a minha versão",
  keepTheirs: "Ficar com a outra versão",
  marks: "Destaque das palavras",
  bold: "Negrito",
  italic: "Itálico",
  link: "Link",
  zip: "Baixar todo o conteúdo",
};

/** "2026-12-24" → "24/12/2026". */
function written(date: string): string {
  return date.split("-").reverse().join("/");
}
