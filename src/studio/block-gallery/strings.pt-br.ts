/** Strings of the block gallery, in Portuguese. */
export const galleryStrings = {
  language: "pt-BR",
  title: "Blocos",
  intro: (d: { types: number; looks: number; packs: number }) =>
    `${d.types} blocos, ${d.looks} formas, ${d.packs} estilos. Cada um está aqui como fica numa página deste site; copie as linhas e troque as palavras.`,
  site: "Ver o site",
  skip: "Ir para os blocos",
  list: "Todos os blocos",
  filter: "Filtrar por nome",
  filtered: (count: number) =>
    count === 0 ? "Nenhum bloco com esse nome." : count === 1 ? "1 bloco." : `${count} blocos.`,
  shown: "Como mostrar",
  pack: "Estilo",
  allPacks: "Todos",
  scheme: "Cores",
  schemes: { "": "Do sistema", light: "Claras", dark: "Escuras" },
  width: "Largura",
  widths: { 360: "360 telefone", 768: "768 tablet", 1440: "1440 computador" },
  show: "Mostrar",
  own: "bloco deste site",
  look: (d: { title: string; value: string }) => `${d.title}: ${d.value}`,
  frame: (d: { title: string; pack: string }) => `${d.title} no estilo ${d.pack}`,
  alone: "Abrir sozinho",
  yaml: "YAML para copiar",
  copy: "Copiar",
  copied: "Copiado",
  notCopied: "Não foi possível copiar: selecione as linhas e copie-as.",
  fields: (count: number) => (count === 1 ? "1 campo" : `${count} campos`),
  columns: { name: "Campo", title: "Nome", needed: "Obrigatório?", what: "O que é" },
  needed: { yes: "sim", no: "não", depends: "depende" },
  inside: (d: { around: string }) => `Dentro de ${d.around}`,
  item: (d: { around: string }) => `Cada item de ${d.around}`,
  faulty: (d: { reason: string }) => `O exemplo deste bloco não vale neste site: ${d.reason}`,
  waiting: {
    title: "A galeria de blocos espera",
    text: "O conteúdo deste site tem um engano que não deixa desenhar os blocos. O terminal e a prévia dizem qual é; quando ele for corrigido, a galeria aparece aqui.",
  },
};

export type GalleryStrings = typeof galleryStrings;
