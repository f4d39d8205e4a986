import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";

// Phrases of all site languages so far. They are matched together, since none has another meaning
// in another language.
const freePhrases = [
  "free|free of charge|no charge|complimentary",
  "gratis|de graca|gratuito|gratuita|sem custo",
  "sin cargo|sin costo|sin coste",
  "gratuit|gratuite|offert|offerte",
  "kostenlos|kostenfrei|umsonst|gratis",
].join("|");

const onRequestPhrases = [
  "(?:price )?(?:on|upon|by) (?:request|application|quotation)|poa|call for (?:a )?(?:price|quote)|to be agreed|ask us",
  "(?:preco )?sob (?:consulta|orcamento|encomenda)|a combinar|consulte(?:-nos)?",
  "(?:precio )?a (?:consultar|convenir)|consultar(?: precio)?|(?:bajo|segun|sobre) (?:consulta|presupuesto|pedido)",
  "(?:prix )?sur (?:devis|demande)|nous consulter|a definir",
  "(?:preis )?auf anfrage|nach (?:vereinbarung|absprache|aufwand)",
].join("|");

const freePattern = new RegExp(`^(?:${freePhrases})$`);
const onRequestPattern = new RegExp(`^(?:${onRequestPhrases})$`);

/**
 * Returns the meaning of words that replace a price: free of charge, or price on request. Returns
 * `undefined` for any other text.
 */
export function classifyPriceWords(text: string): "free" | "asked" | undefined {
  const words = foldLetters(text.trim()).replace(/[.!]+$/, "");
  if (freePattern.test(words)) return "free";
  return onRequestPattern.test(words) ? "asked" : undefined;
}

/** Match a number with the word for a thousand after it, by language. */
const thousandPatterns: Readonly<Record<string, RegExp>> = {
  es: /^(\d{1,3}) mil$/i,
  fr: /^(\d{1,3}) mille$/i,
  pt: /^(\d{1,3}) mil$/i,
};

/**
 * Expands "12 mil" to "12000" in languages with such a word. Returns `undefined` for any other
 * text.
 */
export function expandThousands(text: string, language: string): string | undefined {
  const [, count] = thousandPatterns[language.slice(0, 2)]?.exec(text.replace(/\s+/g, " ")) ?? [];
  return count && `${count}000`;
}
