/** What the studio says of what was before. */
export const pastWords = {
  takeBack: "Voltar ao que era",
  takeBackWhole: "Voltar este texto inteiro ao que era",
  takenBack: (d: { subject: string }) =>
    `${d.subject}: voltou ao que era. Desfazer traz a mudança de volta.`,
  notTaken: "O conteúdo mudou enquanto isso, e a lista foi feita de novo. Tente outra vez.",
};
