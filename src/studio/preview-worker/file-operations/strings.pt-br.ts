/** Why a file cannot be created, moved or removed, as shown to editors. */
export const fileOperationStrings = {
  taken: (d: { route: string }) => `Já há uma página em “${d.route}”. Escolha outro endereço.`,
  leads: (d: { route: string }) =>
    `O endereço “${d.route}” já leva a outra página, para quem o guardou. Escolha outro.`,
  unnamed: "O endereço precisa de pelo menos uma letra ou um número.",
  lost: "Quem erra um endereço do site vê esta página: o site precisa dela.",
  filled:
    "Há botões do site que abrem esta página com uma escolha já feita. Mude primeiro aonde eles levam.",
  noticed:
    "Um formulário do site manda ler esta página antes de enviar. Mude primeiro o aviso do formulário.",
};
