/** What messages call an entry of each list, with the definite article. */
export const entryNames = {
  services: "o serviço",
  plans: "o plano",
  faq: "a pergunta",
  testimonials: "o depoimento",
  team: "a pessoa",
  resources: "o recurso",
  events: "a data",
  articles: "o artigo",
  categories: "a categoria",
  claims: "o número do site",
  other: "o item",
};
