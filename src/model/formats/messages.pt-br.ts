import type { DiagnosticDetails } from "../../yaml/diagnostic.ts";
import { excerpt } from "../../yaml/phrases.pt-br.ts";
import { countryName } from "../countries/country-name.pt-br.ts";
import type { InvalidPhone } from "../countries/phones/phone-number.ts";
import type { OldAddressError } from "../redirects/old-address.ts";
import { months } from "./months.pt-br.ts";

/**
 * A date that does not exist. `days` is the length of the month; missing if the month or year is
 * invalid.
 */
export interface ImpossibleDate {
  year: number;
  month: number;
  days?: number;
}

/**
 * Messages for texts with a wrong format. The checks call them with details, the editor without.
 */
export const formatMessages = {
  cnpj: (d: { mistyped?: true; label?: string }) =>
    d.mistyped
      ? "Este CNPJ não confere: há um número ou uma letra errada, a mais ou fora do lugar. Compare com o cartão do CNPJ."
      : d.label
        ? `Aqui vai só o número, sem "${excerpt(d.label)}" na frente.`
        : "Este CNPJ não está certo: são 14 letras maiúsculas ou números, e os dois últimos são números.",
  cpf: (d: { mistyped?: true }) =>
    d.mistyped
      ? "Este CPF não confere: há um número errado ou fora do lugar. Compare com o documento."
      : "Este CPF não está no formato certo: são 11 números, como em 529.982.247-25.",
  "company-number": (d: { mistyped?: true; label?: string; name?: string; example?: string }) =>
    d.mistyped
      ? `Este ${d.name ?? "registro"} não confere: há um número errado, a mais ou fora do lugar. Compare com o documento.`
      : d.label
        ? `Aqui vai só o número, sem "${excerpt(d.label)}" na frente.`
        : `Este ${d.name ?? "registro"} não está no formato certo${d.example ? `: escreva-o como em ${d.example}` : ""}.`,
  cep: () =>
    "Este CEP não está no formato certo: são 8 números, com um traço antes dos três últimos.",
  phone: (d: {
    area?: string;
    prefix?: string;
    foreign?: true;
    count?: number;
    due?: number;
    unreal?: InvalidPhone;
    country?: string;
    several?: readonly string[];
  }) => {
    if (d.several) return multipleValuesMessage("um telefone", d.several);
    if (d.unreal) return invalidPhoneMessage(d.unreal);
    if (d.country && d.prefix)
      return `Este telefone começa com ${d.prefix}: escreva + e o código do país, ou o número como se disca lá.`;
    if (d.country)
      return "Este telefone não está no formato certo. Escreva-o como se disca no país do estabelecimento, ou com + e o código do país.";
    if (d.area) return `O DDD ${d.area} não existe no Brasil.`;
    if (d.foreign)
      return 'Este telefone é de outro país: escreva-o com + e o código dele, sem o "00".';
    if (d.prefix)
      return `Este telefone vai sem o "${d.prefix}" do começo: o DDD entre parênteses e o traço bastam.`;
    if (d.count !== undefined) return digitCountMessage(d.count, d.due);
    return "Este telefone não está no formato certo. Use o DDD entre parênteses e o traço: (38) 90000-0000.";
  },
  email: (d: { several?: readonly string[] }) =>
    d.several
      ? multipleValuesMessage("um e-mail", d.several)
      : "Este e-mail não está no formato certo. Confira o @ e o que vem depois dele.",
  date: ({
    impossible,
    hour,
    written,
  }: {
    impossible?: ImpossibleDate;
    hour?: string;
    written?: { text: string; meant: string };
  }) =>
    hour
      ? `Aqui vai só o dia, sem a hora ("${hour}"): ano, mês e dia, AAAA-MM-DD.`
      : written
        ? `"${written.text}" deve ser "${written.meant}": ano, mês e dia, com números.`
        : impossible
          ? `Esta data não existe: ${impossible.days ? `${months[impossible.month - 1]} de ${impossible.year} tem ${impossible.days} dias` : "depois do ano vêm o mês, de 01 a 12, e o dia"}.`
          : "A data deve ter ano, mês e dia, nesta ordem: AAAA-MM-DD.",
  "text-pattern": (d: { brackets?: boolean }) =>
    `Este modelo (expressão regular) não está certo, e nenhuma resposta serviria.${d.brackets ? ' Dentro de colchetes, ponha "\\" antes de ( ) { } / | e do traço que não indica intervalo.' : " Confira parênteses, colchetes e chaves: cada um que abre precisa fechar."}`,
  "old-address": (d: { address?: OldAddressError }) => oldAddressMessages[d.address ?? "no-slash"],
  "https-address": () => "Este endereço deve começar com https:// e não pode ter espaços.",
} satisfies Record<string, (details: never) => string>;

const oldAddressMessages: Record<OldAddressError, string> = {
  whole:
    "Aqui vai só o que vem depois do nome do site, a partir da barra: um redirecionamento vale para os endereços deste site.",
  "no-slash": "O endereço antigo começa com uma barra: /.",
  fragment:
    'O que vem depois de "#" nunca chega ao servidor, e nenhum endereço pode mudar por isso. Apague do "#" em diante.',
  path: 'Nenhum navegador pede um endereço assim: não pode haver "//", "\\", quebra de linha, nem "." ou ".." entre barras.',
  encoding:
    'Depois de "%" vão dois algarismos ou letras de A a F, que juntos dão letras em UTF-8: "ç" é %C3%A7. Copie o endereço do navegador, ou escreva as letras sem "%".',
};

/**
 * Explains why a phone number is invalid. The country is in parentheses, because the names of some
 * countries need an article within a sentence.
 */
function invalidPhoneMessage({ reason, country }: InvalidPhone): string {
  const name = country ? countryName(country) : "";
  const sentences: Record<InvalidPhone["reason"], string> = {
    "no-country": 'Nenhum país tem o código que vem depois do "+". Confira o número inteiro.',
    short: `Faltam algarismos: nenhum telefone deste país (${name}) é tão curto. Confira o número inteiro.`,
    long: `Há algarismos a mais: nenhum telefone deste país (${name}) é tão longo. Confira o número inteiro.`,
    count: `Nenhum telefone deste país (${name}) tem esta quantidade de algarismos. Confira o número inteiro.`,
    unknown: `Não existe telefone assim neste país (${name}). Confira o código da região e o número inteiro; o de outro país começa com + e o código dele.`,
  };
  return sentences[reason];
}

function multipleValuesMessage(one: string, all: readonly string[]): string {
  return `Aqui cabe só ${one}, e há ${all.length}: ${all.join(" e ")}. Deixe um.`;
}

function digitCountMessage(count: number, due: number | undefined): string {
  const found = `Este telefone tem ${count} algarismos`;
  if (!due && (count === 10 || count === 11))
    return "Não existe telefone assim no Brasil: depois do DDD, o celular tem 9 algarismos e começa com 9; o fixo tem 8 e começa com 2 a 5. Confira o número inteiro.";
  return due
    ? `${found} com o DDD, e deveria ter ${due}: ${count < due ? "falta" : "sobra"} um. Confira o número inteiro.`
    : `${found}; com o DDD são 11 (celular, que começa com 9) ou 10 (fixo). Confira o número inteiro.`;
}

export type FormatCode = keyof typeof formatMessages;

/** The details that the message of a format takes. */
export type FormatDetails<Code extends FormatCode> = DiagnosticDetails<typeof formatMessages, Code>;
