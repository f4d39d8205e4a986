import type { ChecklistItemId } from "./checklist-items.ts";

interface ChecklistItemStrings {
  title: string;
  /** Status of a completed item. */
  done: string;
  /** The status if the site provides its own, such as an icon. */
  ownDone?: string;
  /** What to do, in one sentence. */
  todo: string;
}

const itemStrings: Record<ChecklistItemId, ChecklistItemStrings> = {
  mistakes: {
    title: "Conteúdo sem erros",
    done: "a conferência não encontrou nenhum.",
    todo: "corrija primeiro o que a conferência encontrou.",
  },
  address: {
    title: "Endereço do site",
    done: "está escrito, e não é de exemplo.",
    todo: "escreva o endereço em que o site vai ficar, como https://www.seusite.com.br.",
  },
  firm: {
    title: "Dados do estabelecimento",
    done: "telefone, e-mail e endereço não são de exemplo.",
    todo: "troque os dados de exemplo pelos verdadeiros.",
  },
  registrations: {
    title: "Registros do estabelecimento",
    done: "nenhum é de exemplo.",
    todo: "escreva os números verdadeiros, ou apague o registro que não existe.",
  },
  samples: {
    title: "Textos, pessoas e números de exemplo",
    done: "não sobrou nenhum.",
    todo: 'troque cada um por um verdadeiro e tire a marca "É exemplo" (no arquivo, a linha "sample: true"), ou apague o item.',
  },
  templates: {
    title: "Textos do modelo",
    done: "não sobrou nenhum.",
    todo: "escreva o seu no lugar de cada um.",
  },
  links: {
    title: "Links",
    done: "todos levam a algum lugar.",
    todo: "escreva aonde cada um deve levar, ou apague-o.",
  },
  forms: {
    title: "Formulários",
    done: "nenhum é só demonstração.",
    todo: "escolha como cada um entrega o que foi escrito: por e-mail, por WhatsApp, ao próprio site ou a um serviço.",
  },
  drafts: {
    title: "Rascunhos",
    done: "nenhum passou do seu dia.",
    todo: "publique cada um, ou dê a ele outra data.",
  },
  imprint: {
    title: "Aviso legal",
    done: "o site tem a página.",
    todo: "escreva a página e ponha o link dela no rodapé: a lei pede que se diga ali quem responde pelo site{law}.",
  },
  privacy: {
    title: "Política de privacidade",
    done: "o site tem a página.",
    todo: "escreva a página e ponha o link dela no rodapé: a lei pede que se diga o que é feito com os dados de quem escreve{law}.",
  },
  terms: {
    title: "Termos de uso",
    done: "o site tem a página.",
    todo: "para pôr limites ao uso do que está no site, escreva a página e ponha o link dela no rodapé.",
  },
  cookies: {
    title: "Cookies",
    done: "o site não grava nenhum por si; só um bloco próprio ou algo de fora pediria um aviso.",
    todo: "",
  },
  "not-found": {
    title: "Página para endereços que não existem",
    done: "o site tem uma.",
    todo: "crie uma página com o endereço /404, que ajude quem se perdeu.",
  },
  icon: {
    title: "Ícone do site",
    done: "é desenhado com a primeira letra do nome e as cores do site.",
    ownDone: "é o desenho do próprio site.",
    todo: "",
  },
  card: {
    title: "Cartão de compartilhamento",
    done: "é desenhado com o título de cada página.",
    todo: "",
  },
};

/** The texts of the checklist before publishing. */
export const checklistStrings = {
  title: "Antes de publicar",
  groups: {
    facts: "Endereço e dados",
    content: "Conteúdo",
    legal: "Textos legais",
    shown: "Como o site aparece",
  },
  points: itemStrings,
  /** Patterns for the names of legal texts, in all languages of sites. */
  legalNames: {
    imprint: /impressum|imprint|legal notice|mentions l[eé]gales|avisos? lega(?:l|is)/i,
    privacy: /privac|datenschutz|confidentialit|prote[cç][aã]o de dados/i,
    terms: /\b(?:termos?|terms?|t[eé]rminos?)\b|condi[cç][oõ]es|condiciones|nutzungsbedingungen/i,
  },
  optional: " (não impede a publicação)",
  more: (count: number) => `… e mais ${count}; a lista inteira vem com --json.`,
  left: ({ open, all }: { open: number; all: number }) =>
    open === 0
      ? `Pronto para publicar: ${all} de ${all} pontos resolvidos.`
      : `${open === 1 ? "Falta 1" : `Faltam ${open}`} de ${all}.`,
};
