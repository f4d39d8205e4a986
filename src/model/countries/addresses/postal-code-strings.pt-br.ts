/** Descriptions of postal code formats by country (two letters), for messages. */
export const postalCodeStrings = {
  PT: "7 números, com um traço antes dos três últimos",
  GB: "letras maiúsculas e números, com um espaço antes dos três últimos sinais",
  IE: "o Eircode, de 7 letras maiúsculas e números, com um espaço depois dos três primeiros",
  US: "5 números, ou 9 com um traço depois do quinto",
  DE: "5 números, também o zero do começo",
  FR: "5 números, também o zero do começo",
  AR: "4 números, ou o código novo: uma letra, 4 números e 3 letras",
};
