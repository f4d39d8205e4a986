import type { Image } from "../../model/types.ts";
import type { ArticleCard, Listing, PageInfo, SiteInfo } from "../../ui/block-props.ts";

export const sampleImage: Image = {
  src: "/media/keys.svg",
  alt: "Three keys on a wall",
  width: 480,
  height: 300,
};

/** The parts of a site that blocks and page parts need. */
export const sampleSite = {
  settings: {
    language: "pt-BR",
    url: "https://chronos.example",
    firm: {
      name: "Chronos",
      address: {
        street: "Rua das Amostras, 100",
        district: "Bairro Canelas",
        city: "Montes Claros",
        state: "MG",
        postalCode: "39400-000",
        country: "BR",
      },
    },
    footer: {
      description: "Contas em dia desde **2009**.",
      columns: [
        { title: "Serviços", links: [{ label: "Contabilidade Geral", to: "/servicos" }] },
        { title: "Links rápidos", links: [{ label: "Sobre Nós", to: "/sobre" }] },
      ],
      contactTitle: "Contato",
      hours: "Segunda a sexta, 8h às 18h",
      social: [{ label: "Instagram", to: "https://instagram.example/chronos" }],
      legal: ["© 2024 Chronos", "CNPJ 12.ABC.345/01DE-35", "CRC MG-012345/O-8"],
      legalLinks: [{ label: "Política de Privacidade", to: "/privacidade" }],
      accessibility: { label: "Acessibilidade", to: "/acessibilidade" },
    },
    articles: { route: "/blog", categorySegment: "categoria", pageSegment: "pagina", perPage: 12 },
  },
  labels: {
    common: { skipLink: "Ir para o conteúdo", home: "página inicial" },
    header: {
      navigation: "Principal",
      menu: "Menu",
      openMenu: "Abrir menu",
      closeMenu: "Fechar menu",
    },
    footer: { navigation: "Rodapé" },
    contact: { postalCode: "CEP {n}" },
    downloads: { link: "Baixar {format}", detail: "{format}, {size}" },
    map: { load: "Carregar o mapa", privacy: "O mapa vem de {host}." },
    articles: {
      readMore: "Ler mais",
      readingTime: "{n} min de leitura",
      readingTimeShort: "{n} min",
      all: "Todos",
      filter: "Filtrar por categoria",
      countOne: "{n} artigo",
      countOther: "{n} artigos",
      pagination: "Páginas do blog",
      previousPage: "Página anterior",
      nextPage: "Próxima página",
      pageOf: "Página {n} de {total}",
      categoryTitle: "{category}: artigos",
      archive: "Arquivo",
    },
    article: {
      contents: "Neste artigo",
      related: "Continue a leitura",
      sources: "Fontes",
      updated: "Atualizado em {date}",
      author: "Por {name}",
      back: "Voltar ao blog",
      previous: "Artigo anterior",
      next: "Próximo artigo",
      neighbours: "Outros artigos",
      share: "Compartilhe",
      shareWhatsapp: "WhatsApp",
      copyLink: "Copiar link",
      linkCopied: "Link copiado",
      shareMore: "Outros aplicativos",
      print: "Imprimir",
      disclaimer: "Este texto não substitui uma consulta.",
    },
  },
} as SiteInfo;

/** Creates an article as lists show it; title and address derive from `id`. */
export function sampleArticleCard(id: string, changes: Partial<ArticleCard> = {}): ArticleCard {
  return {
    id,
    title: `Título ${id}`,
    excerpt: `Chamada ${id}`,
    image: sampleImage,
    category: { id: "gestao", label: "Gestão", to: "/blog/categoria/gestao" },
    date: "2024-01-15",
    author: "Helena Prates",
    readingMinutes: 8,
    to: `/blog/${id}`,
    ...changes,
  };
}

/** Creates a list of `count` articles with its category filter. */
export function sampleListing(count: number, changes: Partial<Listing> = {}): Listing {
  const articles = Array.from({ length: count }, (_, index) => sampleArticleCard(`a${index + 1}`));
  const all = { id: "", label: "", count, to: "/blog", inPlaceTo: "/blog", current: true };
  const own = {
    id: "gestao",
    label: "Gestão",
    count,
    to: "/blog/categoria/gestao",
    inPlaceTo: "/blog?categoria=gestao",
    current: false,
  };
  return {
    articles,
    categories: [all, own],
    total: count,
    count,
    pagination: { current: 1, last: 1 },
    ...changes,
  };
}

/** Creates the data of a page on which the block is the second one. */
export function samplePage(changes: Partial<PageInfo> = {}): PageInfo {
  return { route: "/blog", title: "Blog", first: false, index: 1, ...changes };
}
