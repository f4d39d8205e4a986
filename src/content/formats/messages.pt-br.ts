import type { DetailsIn } from "../../text/diagnostic.ts";

/** A date that no calendar has; without days where not even the month is one. */
export interface ImpossibleDate {
  year: number;
  month: number;
  days?: number;
}

/** What is wrong with a text that has a form of its own; said by the check and, without details, by the editor. */
export const formatMessages = {
  cnpj: (d: { digits?: string }) =>
    d.digits
      ? `Este CNPJ não confere: os dois últimos dígitos deveriam ser ${d.digits}.`
      : "Este CNPJ não está certo: são 14 letras maiúsculas ou números, e os dois últimos são números.",
  cpf: (d: { digits?: string }) =>
    d.digits
      ? `Este CPF não confere: os dois últimos dígitos deveriam ser ${d.digits}.`
      : "Este CPF não está no formato certo: são 11 números, como em 529.982.247-25.",
  cep: () =>
    "Este CEP não está no formato certo: são 8 números, com um traço antes dos três últimos.",
  phone: (d: { area?: string }) =>
    d.area
      ? `O DDD ${d.area} não existe no Brasil.`
      : "Este telefone não está no formato certo. Use o DDD entre parênteses e o traço: (38) 90000-0000.",
  email: () => "Este e-mail não está no formato certo. Confira o @ e o que vem depois dele.",
  date: ({ impossible }: { impossible?: ImpossibleDate }) =>
    impossible
      ? `Esta data não existe: ${impossible.days ? `${months[impossible.month - 1]} de ${impossible.year} tem ${impossible.days} dias` : "depois do ano vêm o mês, de 01 a 12, e o dia"}.`
      : "A data deve ter ano, mês e dia, nesta ordem: AAAA-MM-DD.",
  "text-pattern": (d: { brackets?: boolean }) =>
    `Este modelo (expressão regular) não está certo, e nenhuma resposta serviria.${d.brackets ? ' Dentro de colchetes, ponha "\\" antes de ( ) { } / | e do traço que não indica intervalo.' : " Confira parênteses, colchetes e chaves: cada um que abre precisa fechar."}`,
  "https-address": () => "Este endereço deve começar com https:// e não pode ter espaços.",
} satisfies Record<string, (details: never) => string>;

export type FormatCode = keyof typeof formatMessages;

/** What the sentence of a format needs to know. */
export type FormatDetails<Code extends FormatCode> = DetailsIn<typeof formatMessages, Code>;

const months =
  "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
    " ",
  );
