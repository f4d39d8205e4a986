const plain = "0123456789+-=()";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾";
const lowered = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";
const raisedLetters = "abcdefghijklmnoprstuvwxyz";
const raisedForms = "ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ";
const loweredLetters = "aehijklmnoprstuvx";
const loweredForms = "ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ";

const above = formsOf(plain + raisedLetters, raised + raisedForms);
const below = formsOf(plain + loweredLetters, lowered + loweredForms);
// Of ordinals (1º, 1ª) Portuguese and Spanish have signs of their own; marks of trade, too.
const words: ReadonlyMap<string, string> = new Map([
  ["o", "º"],
  ["a", "ª"],
  ["tm", "™"],
]);

/**
 * The same words in the signs that Unicode has for above or below the line: a text needs no form of
 * its own for m², 1º and CO₂. `undefined` where a sign is missing.
 */
export function raisedSigns(text: string, where: "above" | "below"): string | undefined {
  const inner = text.trim().toLowerCase();
  const word = where === "above" ? words.get(inner) : undefined;
  if (word) return word;
  const forms = where === "above" ? above : below;
  const signs = [...text.trim()].map((sign) => forms.get(sign === "−" ? "-" : sign));
  return signs.length > 0 && signs.every((sign) => sign !== undefined) ? signs.join("") : undefined;
}

function formsOf(signs: string, forms: string): ReadonlyMap<string, string> {
  const all = [...forms];
  return new Map([...signs].map((sign, index) => [sign, all[index] ?? sign]));
}
