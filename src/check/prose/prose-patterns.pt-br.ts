/** What sentences look like that may say something else than the calendar, the settings or another file. */
export const prosePatterns = {
  /** Words that join others: two of a kind never stand side by side. */
  doubled:
    /(?<![\p{L}\p{M}-])(de|da|do|das|dos|para|com|em|na|por|um|uma|os|as|ao|seu|sua|pelo|pela) \1(?![\p{L}\p{M}-])/u,
  unfinished:
    /(?:,| (?:e|ou|de|da|do|das|dos|em|no|na|com|(?<!(?:não|nunca|que) )para|por|ao|pelo|pela))$/,
  relativeDay:
    /(?<!\p{L})(?:depois de amanhã|amanhã|ontem|(?:na )?semana que vem|(?:na )?próxima semana)(?!\p{L})/iu,
  /** Words of success that say that a message was sent, and those that say what is still to be done. */
  sent: /(?<!\p{L})(?:enviad[ao]s?|recebemos|recebid[ao]s?)(?!\p{L})/iu,
  unsent: /(?<!\p{L})(?:falta|aperte|toque|clique|envie|pront[ao])(?!\p{L})/iu,
  founding:
    /(?:fundad[ao]s?|nascemos|nasceu|no mercado|aberta|criada) (?:\p{L}+ ){0,2}?(?:em|desde) (\d{4})(?!\d)/iu,
  /** "resposta em até 48 horas", and a claim of "24h" about the same. */
  delay: /respo\p{L}+[^.!?\d]{0,40}? (em até (\d+) ?(?:h|horas?)(?!\p{L}))/iu,
  delayLabel: /respo/i,
  delayValue: /^(\d+) ?h(?:oras?)?$/i,
  demonstration: /em\s+demonstração/i,
};

const dayPattern = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?s?";
const timePattern = "\\d{1,2}(?:h(?:\\d{2})?|:\\d{2})";
const timeRangePattern = `(?:(?:das?|de|entre) (?:as )?)?${timePattern} (?:às|as|a|à|até as|até) ${timePattern}`;

/** Hours beside their days, in sentences about the firm. */
export const hoursPatterns = {
  maybe: /\d(?:h|:\d)/,
  said: new RegExp(
    `(?<!\\p{L})(${dayPattern}(?: (?:a|à|até) ${dayPattern})?),? (${timeRangePattern}(?:(?: e|,) ${timeRangePattern})?)`,
    "giu",
  ),
  /** Whose hours they are: only those of the house can be compared. */
  ours: /(?<!\p{L})(?:atend|abert|abrimos|funciona|expediente|horário de|esperamos)/iu,
  others: /plantão|feriado|almoço|exceto|véspera|natal|carnaval|recesso|férias|por enquanto/iu,
};

const amountPattern = "(R\\$ ?(\\d[\\d.]*(?:,\\d{2})?))";
// A price by the year, or of something more, is another one.
const notFollowedBy =
  "(?![\\d.,]*\\d)(?! ?(?:a mais|por ano|ao ano|anuais|de desconto|/ano|por funcion))";
const wordsBeforePrice =
  "(?:,|:| –| -)? ?\\(?(?:(?:custa|sai|fica|é|está|de|por|em|a partir|mensalidade|hoje|agora) ){0,4}";

/** Whether a text may name the price of a plan at all; a quick look. */
export function mayMentionPlanPrice(text: string): boolean {
  return text.includes("R$") && /plano|\|/i.test(text);
}

/** How texts say the price of a plan behind its name, which goes in as a pattern: the amount, and its digits. */
export function planPricePattern(name: string): RegExp {
  return new RegExp(
    `(?:plano ${name}${wordsBeforePrice}|\\| ?(?:Plano )?${name} ?\\| ?)${amountPattern}${notFollowedBy}`,
    "u",
  );
}

/** How texts promise the lowest price of all plans. */
export const lowestPricePattern = new RegExp(
  `planos (?:\\p{L}+ )?a partir de ${amountPattern}${notFollowedBy}`,
  "iu",
);

/** The number in the digits of an amount: "1.299,90" is 1299.9. */
export function parseAmount(digits: string): number {
  return Number(
    digits
      .replace(/\.(?=\d{3})/g, "")
      .replace(/\.$/, "")
      .replace(",", "."),
  );
}

/** What a page about privacy promises, and by which words it names who gets data. */
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
