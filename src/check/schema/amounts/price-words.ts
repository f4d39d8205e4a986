import { foldLetters } from "../../../yaml/language/plain-letters.ts";

// In the languages in which sites are written so far; one word means the same in all of them.
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

/** What words in the place of a price say: that nothing is to be paid, or that one has to ask; else nothing. */
export function priceInWords(text: string): "free" | "asked" | undefined {
  const words = foldLetters(text.trim()).replace(/[.!]+$/, "");
  if (freePattern.test(words)) return "free";
  return onRequestPattern.test(words) ? "asked" : undefined;
}

/** The word for a thousand behind a number: the same in Portuguese and Spanish. */
const thousandPatterns: Readonly<Record<string, RegExp>> = {
  es: /^(\d{1,3}) mil$/i,
  fr: /^(\d{1,3}) mille$/i,
  pt: /^(\d{1,3}) mil$/i,
};

/** The number that "12 mil" is in a language that says a thousand so; nothing of another text. */
export function expandThousands(text: string, language: string): string | undefined {
  const [, count] = thousandPatterns[language.slice(0, 2)]?.exec(text.replace(/\s+/g, " ")) ?? [];
  return count && `${count}000`;
}
