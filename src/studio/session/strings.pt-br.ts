/** Messages for when a session cannot continue on its own. */
export const sessionStrings = {
  checkFailed:
    "A conferência parou de responder, e nada é salvo sem ela. Recarregue a página: o que você escreveu está guardado.",
};
