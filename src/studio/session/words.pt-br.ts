/** What a session says when it cannot go on by itself. */
export const sessionWords = {
  checkFailed:
    "A conferência parou de responder, e nada é salvo sem ela. Recarregue a página: o que você escreveu está guardado.",
};
