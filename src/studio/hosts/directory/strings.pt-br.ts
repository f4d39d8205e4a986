/** Messages about a folder opened in the browser. */
export const folderStrings = {
  title: "Abrir uma pasta deste computador",
  action: "Escolher a pasta…",
  description:
    "Para quem tem o conteúdo do site em uma pasta, como a de um pen drive ou de um serviço de nuvem. O que você escreve é salvo nos próprios arquivos; nada sai do computador.",
  noPicker:
    "Este navegador não deixa páginas abrirem pastas. No computador, o Chrome, o Edge, o Brave e o Opera deixam: abra este endereço em um deles. No Firefox e no Safari, use o estúdio instalado, que funciona em qualquer navegador.",
  insecure:
    "O navegador só abre pastas em páginas com endereço https. Abra este endereço com https no começo.",
  noContent: ({ name }: { name: string }) =>
    `Em “${name}” não há o conteúdo de um site: falta o arquivo site.yaml. Escolha a pasta em que ele está.`,
  severalContents: ({ names }: { names: string }) =>
    `Há mais de um site nesta pasta: ${names}. Escolha a pasta de um deles.`,
  notAllowed:
    "O navegador não recebeu permissão para salvar na pasta. Abra-a de novo e responda “Permitir” ou “Salvar alterações”.",
  elsewhere:
    "Esta pasta já está aberta em outra janela do estúdio. Continue nela, ou feche-a antes.",
  away: "O navegador não tem mais acesso à pasta. O que você escreve fica guardado no navegador. Se a pasta mudou de lugar, recarregue a página e escolha-a de novo.",
  regain: "Permitir o acesso de novo",
  onward:
    "O que você escreveu já está nos arquivos da pasta, e os visitantes ainda não veem nada disso. Para publicar, envie a pasta, ou o arquivo que o botão abaixo baixa, a quem cuida do site; em um computador com o estúdio instalado, abra nele essa mesma pasta e escolha Publicar.",
};
