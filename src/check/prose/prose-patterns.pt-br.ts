/**
 * Patterns of mistakes in prose: repeated words, cut sentences, and statements that may contradict
 * the calendar, the settings or another file.
 */
export const prosePatterns = {
  /** Matches a repeated function word, which is a typing mistake. */
  doubled:
    /(?<![\p{L}\p{M}-])(de|da|do|das|dos|para|com|em|na|por|um|uma|os|as|ao|seu|sua|pelo|pela) \1(?![\p{L}\p{M}-])/u,
  unfinished:
    /(?:,| (?:e|ou|de|da|do|das|dos|em|no|na|com|(?<!(?:não|nunca|que) )para|por|ao|pelo|pela))$/,
  relativeDay:
    /(?<!\p{L})(?:depois de amanhã|amanhã|ontem|(?:na )?semana que vem|(?:na )?próxima semana)(?!\p{L})/iu,
  /**
   * Matches success texts that claim that a message was sent. `unsent` matches those that mention a
   * remaining step.
   */
  sent: /(?<!\p{L})(?:enviad[ao]s?|recebemos|recebid[ao]s?)(?!\p{L})/iu,
  unsent: /(?<!\p{L})(?:falta|aperte|toque|clique|envie|pront[ao])(?!\p{L})/iu,
  founding:
    /(?:fundad[ao]s?|nascemos|nasceu|no mercado|aberta|criada) (?:\p{L}+ ){0,2}?(?:em|desde) (\d{4})(?!\d)/iu,
  /**
   * `delay` matches "resposta em até 48 horas". The other two match the label and the value of a
   * claim about the same, such as "24h".
   */
  delay: /respo\p{L}+[^.!?\d]{0,40}? (em até (\d+) ?(?:h|horas?)(?!\p{L}))/iu,
  delayLabel: /respo/i,
  delayValue: /^(\d+) ?h(?:oras?)?$/i,
  demonstration: /em\s+demonstração/i,
};

const dayPattern = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?s?";
const timePattern = "\\d{1,2}(?:h(?:\\d{2})?|:\\d{2})";
const timeRangePattern = `(?:(?:das?|de|entre) (?:as )?)?${timePattern} (?:às|as|a|à|até as|até) ${timePattern}`;

/** Patterns of hours with their days, in sentences about the firm. */
export const hoursPatterns = {
  maybe: /\d(?:h|:\d)/,
  said: new RegExp(
    `(?<!\\p{L})(${dayPattern}(?: (?:a|à|até) ${dayPattern})?),? (${timeRangePattern}(?:(?: e|,) ${timeRangePattern})?)`,
    "giu",
  ),
  /**
   * Sentences about the hours of the firm (`ours`) are compared with the settings. Sentences about
   * exceptions (`others`) are not.
   */
  ours: /(?<!\p{L})(?:atend|abert|abrimos|funciona|expediente|horário de|esperamos)/iu,
  others: /plantão|feriado|almoço|exceto|véspera|natal|carnaval|recesso|férias|por enquanto/iu,
};

const amountPattern = "(R\\$ ?(\\d[\\d.]*(?:,\\d{2})?))";
// A price per year, or of an extra, is a different price.
const notFollowedBy =
  "(?![\\d.,]*\\d)(?! ?(?:a mais|por ano|ao ano|anuais|de desconto|/ano|por funcion))";
const wordsBeforePrice =
  "(?:,|:| –| -)? ?\\(?(?:(?:custa|sai|fica|é|está|de|por|em|a partir|mensalidade|hoje|agora) ){0,4}";

/** Whether a text may contain the price of a plan. This is a quick test. */
export function mayMentionPlanPrice(text: string): boolean {
  return text.includes("R$") && /plano|\|/i.test(text);
}

/**
 * Creates a pattern for the price of a plan after its name. Its groups are the amount and its
 * digits.
 *
 * @param name the name of the plan, as the source of a regular expression
 */
export function planPricePattern(name: string): RegExp {
  return new RegExp(
    `(?:plano ${name}${wordsBeforePrice}|\\| ?(?:Plano )?${name} ?\\| ?)${amountPattern}${notFollowedBy}`,
    "u",
  );
}

/** Matches a promise of the lowest price of all plans. The groups are the amount and its digits. */
export const lowestPricePattern = new RegExp(
  `planos (?:\\p{L}+ )?a partir de ${amountPattern}${notFollowedBy}`,
  "iu",
);

/** Returns the number that the digits of an amount mean: "1.299,90" is 1299.9. */
export function parseAmount(digits: string): number {
  return Number(
    digits
      .replace(/\.(?=\d{3})/g, "")
      .replace(/\.$/, "")
      .replace(",", "."),
  );
}

/**
 * Patterns for claims on a privacy page, and for the words by which it names recipients of data.
 */
export const privacyClaims = {
  nothingElsewhere:
    /não\s+(?:pede|busca|carrega|traz|solicita)\s+nada\s+(?:a|de|em)\s+outros\s+sites|nada\s+(?:vem|é\s+(?:pedido|carregado|trazido))\s+(?:a|de)\s+outros\s+sites/iu,
  mailProgram: /formulário\s+abre\s+o\s+seu\s+programa\s+de\s+e-mail/iu,
  names: {
    OpenStreetMap: /(?<!\p{L})mapas?(?!\p{L})/iu,
    YouTube: /(?<!\p{L})vídeos?(?!\p{L})/iu,
    Vimeo: /(?<!\p{L})vídeos?(?!\p{L})/iu,
  } as Readonly<Record<string, RegExp>>,
};
