import type { Delivery, Labels } from "../../content/types.ts";

const services: readonly Delivery["type"][] = ["worker", "formspree", "web3forms", "netlify"];

/** Words that only forms of some kinds may come to say. */
const ofKinds = {
  refused: services,
  doubtful: services,
  large: services,
  often: services,
  cut: ["whatsapp"],
  shortened: ["whatsapp"],
} satisfies Partial<Record<keyof Labels["form"], readonly Delivery["type"][]>>;

type OfKinds = keyof typeof ofKinds;

/** The words of a form as they travel to the browser. */
export type FormWords = Omit<Labels["form"], OfKinds> & Partial<Pick<Labels["form"], OfKinds>>;

/** The words that forms with these deliveries may come to say, and no others. */
export function wordsFor(words: Labels["form"], kinds: readonly Delivery["type"][]): FormWords {
  const unsaid = Object.entries(ofKinds).filter(([, said]) => !said.some((k) => kinds.includes(k)));
  const left = Object.entries(words).filter(([name]) => !unsaid.some(([word]) => word === name));
  return Object.fromEntries(left) as FormWords;
}
