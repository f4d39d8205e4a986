const plainDigits = "0123456789+-=()";
const superscriptDigits = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾";
const subscriptDigits = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";
const raisedLetters = "abcdefghijklmnoprstuvwxyz";
const superscriptLetters = "ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ";
const loweredLetters = "aehijklmnoprstuvx";
const subscriptLetters = "ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ";

const superscripts = createCharacterMap(
  plainDigits + raisedLetters,
  superscriptDigits + superscriptLetters,
);
const subscripts = createCharacterMap(
  plainDigits + loweredLetters,
  subscriptDigits + subscriptLetters,
);
// Ordinals in Portuguese and Spanish (1º, 1ª) and trademarks have characters of their own.
const ordinalCharacters: ReadonlyMap<string, string> = new Map([
  ["o", "º"],
  ["a", "ª"],
  ["tm", "™"],
]);

/**
 * Converts a text to Unicode superscripts or subscripts: m², 1º and CO₂ then need no markup.
 * Returns `undefined` if a character has no such form.
 */
export function toSuperOrSubscript(text: string, where: "above" | "below"): string | undefined {
  const inner = text.trim().toLowerCase();
  const word = where === "above" ? ordinalCharacters.get(inner) : undefined;
  if (word) return word;
  const forms = where === "above" ? superscripts : subscripts;
  const signs = [...text.trim()].map((sign) => forms.get(sign === "−" ? "-" : sign));
  return signs.length > 0 && signs.every((sign) => sign !== undefined) ? signs.join("") : undefined;
}

function createCharacterMap(signs: string, forms: string): ReadonlyMap<string, string> {
  const all = [...forms];
  return new Map([...signs].map((sign, index) => [sign, all[index] ?? sign]));
}
