import type { Delivery, Field, Labels } from "../../model/types.ts";

const services: readonly Delivery["type"][] = ["worker", "formspree", "web3forms", "netlify"];

/** A delivery type or a field type. Both decide which strings a form needs. */
export type DeliveryOrFieldType = Delivery["type"] | Field["type"];

/** The strings that only some forms need, and the delivery or field types that need them. */
const stringsByKind = {
  refused: services,
  doubtful: services,
  large: services,
  often: services,
  cut: ["whatsapp"],
  shortened: ["whatsapp"],
  invalidTime: ["time"],
  invalidNumber: ["number"],
} satisfies Partial<Record<keyof Labels["form"], readonly DeliveryOrFieldType[]>>;

type KindSpecificString = keyof typeof stringsByKind;

/** The strings of a form that are sent to the browser. */
export type FormStrings = Omit<Labels["form"], KindSpecificString> &
  Partial<Pick<Labels["form"], KindSpecificString>>;

/** Returns the strings that forms with these deliveries and fields need. */
export function stringsForKinds(
  words: Labels["form"],
  kinds: readonly DeliveryOrFieldType[],
): FormStrings {
  const unsaid = Object.entries(stringsByKind).filter(
    ([, said]) => !said.some((kind: DeliveryOrFieldType) => kinds.includes(kind)),
  );
  const left = Object.entries(words).filter(([name]) => !unsaid.some(([word]) => word === name));
  return Object.fromEntries(left) as FormStrings;
}
