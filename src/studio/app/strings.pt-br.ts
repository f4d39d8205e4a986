import type { SaveState } from "../session/session.ts";
import { formatDisplayDate, studioLanguage } from "../studio-locale.pt-br.ts";

const saved: Record<SaveState, string> = {
  saved: "Tudo salvo",
  saving: "Salvando…",
  draft: "Rascunho: falta acertar algo",
  conflict: "Há duas versões",
  error: "Não foi possível salvar",
};

/** Strings of the studio around the preview. */
export const appStrings = {
  studio: "Estúdio",
  opening: "Abrindo o site…",
  frame: "A página",
  notLoaded:
    "O estúdio não conseguiu abrir esta janela. Recarregue a página e tente de novo: nada se perde.",
  find: "Procurar página, lista ou texto",
  findHint: "Digite parte do nome ou do texto",
  findBlock: "Procurar uma seção",
  new: "Novo",
  found: (count: number) => (count === 1 ? "1 encontrado." : `${count} encontrados.`),
  foundBlocks: (count: number) => (count === 1 ? "1 seção." : `${count} seções.`),
  noBlockFound: "Nenhuma seção com essas palavras.",
  drawing: "Desenhando as seções com o conteúdo do site…",
  absentHere: "Nesta página ela não mostra nada.",
  nothingFound: "Nada com essas palavras.",
  pages: "Páginas",
  articles: "Artigos",
  lists: "Listas e ajustes",
  texts: "Textos",
  hidden: "ainda fora do ar",
  widths: { desktop: "Computador", tablet: "Tablet", phone: "Celular" },
  width: "Largura da página",
  scheme: { light: "Claro", dark: "Escuro" },
  look: "Como a página é vista",
  seenOn: "Ver como em",
  seenAsOn: (day: string) => `A página como os visitantes a veem em ${formatDisplayDate(day)}.`,
  absentOn: (day: string) => `Em ${formatDisplayDate(day)} os visitantes não veem esta página.`,
  seeAll: "Ver tudo",
  hiddenPage: "Os visitantes ainda não veem esta página.",
  steps: "Voltar atrás e refazer",
  undo: "Desfazer",
  redo: "Refazer",
  undone: (d: { place: string }) => `Desfeito: ${d.place}.`,
  redone: (d: { place: string }) => `Refeito: ${d.place}.`,
  changes: "O que mudou",
  comparing: "Comparando com o que havia…",
  noChanges: (d: { since: string }) =>
    `Nada mudou desde que esta página do estúdio foi aberta, ${d.since}.`,
  changedSince: (d: { since: string }) =>
    `O que os visitantes vão ver de diferente desde que esta página do estúdio foi aberta, ${d.since}:`,
  moment: formatMomentInSentence,
  before: "Antes:",
  now: "Agora:",
  nothing: "(vazio)",
  everywhere: "Em todas as páginas",
  seenIn: describePagesWithChange,
  preparing: "Preparando a imagem…",
  prepared: "A imagem está na página. Diga agora o que se vê nela.",
  away: "O estúdio parou de responder. Nada se perdeu: deixe esta página aberta e abra o estúdio de novo. O que você escrever é salvo quando ele voltar.",
  saidOutside: (d: { place: string }) =>
    `“${d.place}” mudou fora do estúdio agora; aqui já está como ficou.`,
  savedLater: "Será salvo quando o estúdio voltar",
  savedAfter: "Será salvo depois",
  publish: "Publicar",
  publishSaved: "O conteúdo está certo e salvo.",
  publishRight:
    "O conteúdo está certo e salvo. Para pôr no ar, avise quem cuida da publicação: as mudanças já estão nos arquivos do site.",
  publishWrong: "Antes de publicar, é preciso acertar:",
  willChange: "O que vai mudar",
  twoVersions: "Há duas versões: escolha com qual ficar.",
  close: "Fechar",
  repair: "Corrigir",
  saved,
  incomplete: "Falta completar algo",
  savedHere: "Salvo; falta publicar",
  keptHere: "Guardado; falta enviar",
  sentHere: { sending: "Enviando…", waiting: "Esperando o site", live: "No ar" },
  panel: "Campos",
  blocks: "Seções desta página",
  page: "Esta página",
  pageDeeds: "O que fazer com ela",
  moveAddress: "Mudar endereço",
  uses: "Onde é usado",
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
  addedForm: (d: { name: string }) =>
    `${d.name} na página. Escolha aonde vão as mensagens: por enquanto elas não chegam a ninguém.`,
  toComplete: (count: number) => `Para completar (${count})`,
  toMend: (count: number) => `Para acertar (${count})`,
  wrong: (count: number) => `${count} para acertar`,
  elsewhere: (d: { place: string; message: string }) =>
    `Em “${d.place}”, por causa desta mudança: ${d.message}`,
  stillTemplate: "Este ainda é o texto do modelo: escreva o seu.",
  ownCode: (d: { fault: string }) =>
    `O código próprio do site tem um erro, e o estúdio segue com o de antes: ${d.fault}`,
  otherCode:
    "O código próprio do site mudou desde que este estúdio foi feito: as páginas aparecem como eram antes dessa mudança.",
  stale: "A página mostra a última versão certa; ela se atualiza quando o texto estiver completo.",
  notShown: "Esta página só aparece quando estiver completa; por enquanto vê-se outra aqui.",
  google: "No Google",
  chat: "No WhatsApp",
  conflict: (d: { place: string }) =>
    `“${d.place}” foi mudado fora do estúdio ao mesmo tempo que aqui. Com qual versão ficar?`,
  here: "Aqui:",
  there: "Fora:",
  group: "(um grupo)",
  keepsBoth: "Nada se perde: Desfazer traz de volta a que sair.",
  keepMine: "Ficar com a minha versão",
  keepTheirs: "Ficar com a outra versão",
  marks: "Destaque das palavras",
  bold: "Negrito",
  italic: "Itálico",
  link: "Link",
  zip: "Baixar todo o conteúdo",
};

/** Formats a time within a sentence: "hoje às 09:05", or on another day "em 22/11 às 09:05". */
function formatMomentInSentence(then: Date, now: Date): string {
  const time = then.toLocaleTimeString(studioLanguage, { hour: "2-digit", minute: "2-digit" });
  const isToday = then.toDateString() === now.toDateString();
  const day = then.toLocaleDateString(studioLanguage, { day: "2-digit", month: "2-digit" });
  return `${isToday ? "hoje" : `em ${day}`} às ${time}`;
}

/** The maximum number of pages to name. If there are more, the text gives only their number. */
const mostNamed = 3;

/**
 * Names the pages on which a change is visible. If the content has errors, says that they are
 * unknown.
 */
function describePagesWithChange(titles: readonly string[] | undefined): string {
  if (!titles) return "As páginas aparecem aqui depois de acertado o que falta";
  if (titles.length === 0) return "Não aparece em nenhuma página";
  const named = titles.slice(0, mostNamed).map((title) => `“${title}”`);
  const more = titles.length - named.length;
  const all = more > 0 ? [...named, more === 1 ? "mais uma" : `mais ${more}`] : named;
  const last = all.pop() ?? "";
  return `Em ${all.length > 0 ? `${all.join(", ")} e ${last}` : last}`;
}
