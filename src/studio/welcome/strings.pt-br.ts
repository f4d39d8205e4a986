/** Strings of the welcome screen. */
export const welcomeStrings = {
  title: "Editar o site",
  intro:
    "Aqui você muda os textos e as imagens do site no navegador, sem instalar nada. Escolha onde está o conteúdo.",
  again: ({ name }: { name: string }) => `Continuar em “${name}”`,
  opening: "Abrindo…",
  notLoaded:
    "O estúdio não carregou por inteiro. Confira a conexão e recarregue a página; nada do que foi escrito se perde.",
  notOpened: "Não foi possível abrir o conteúdo. Tente de novo.",
  leaves:
    "Fotos novas aparecem aqui como vieram; os recortes, as tintas do site e as imagens para redes sociais são feitos quando o site é publicado. Para editar, nada disso faz falta.",
};
