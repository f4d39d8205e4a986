/** Strings of the account dialog. */
export const accountStrings = {
  account: "Sua conta",
  signedIn: (d: { userName: string; location: string }) => `${d.userName} edita ${d.location}.`,
  unsaved:
    "Há textos que ainda não foram salvos: se você sair agora, eles se perdem. Feche esta janela, espere “Tudo salvo” ou corrija o que falta, e saia depois.",
  erases:
    "Sair apaga deste navegador a chave e tudo o que o estúdio guardou nele: as cópias do site e a lembrança do que você digitou.",
  leave: "Sair",
  leaveAnyway: "Sair e perder o que não foi salvo",
  stay: "Continuar editando",
  leaving: "Saindo…",
  notErased:
    "O navegador não deixou apagar tudo. Feche as outras janelas do estúdio e tente de novo.",
};
