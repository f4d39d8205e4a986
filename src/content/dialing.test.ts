import { describe, expect, test } from "vitest";
import { toPhoneLink, toWhatsappLink } from "../ui/format/phone-link.ts";
import { hrefOf } from "./links.ts";

/** As an editor writes it, as a phone dials it, and how WhatsApp names it. */
const numbers: [written: string, dialled: string, chat: string][] = [
  ["(38) 90000-0000", "+5538900000000", "5538900000000"],
  ["(38) 3000-0000", "+553830000000", "553830000000"],
  ["038 90000-0000", "+5538900000000", "5538900000000"],
  ["+351 210 000 000", "+351210000000", "351210000000"],
  ["+55 (38) 90000-0000", "+5538900000000", "5538900000000"],
  ["0800 123 4567", "08001234567", "558001234567"],
  ["0800 555 010", "0800555010", "55800555010"],
  ["0300 123 4567", "03001234567", "553001234567"],
  ["4004-0000", "40040000", "5540040000"],
  ["190", "190", "55190"],
];

describe("a number is dialled alike wherever it stands", () => {
  test.each(numbers)("%s → %s", (phone, dialled) => {
    const firm = { phone, countryCode: "55" };
    const links = [hrefOf(`tel:${phone}`, firm), toPhoneLink(firm)];
    expect(links).toEqual([`tel:${dialled}`, `tel:${dialled}`]);
  });

  test.each(numbers)("a conversation with %s has one address", (phone, _, chat) => {
    const firm = { phone, countryCode: "55" };
    const links = [hrefOf("whatsapp:Oi", firm), toWhatsappLink(firm, "Oi")];
    expect(links).toEqual([`https://wa.me/${chat}?text=Oi`, `https://wa.me/${chat}?text=Oi`]);
  });
});

test("a country whose numbers are all known abroad loses the zero that is dialled at home", () => {
  expect(toPhoneLink({ phone: "0800 123 4567", countryCode: "44" })).toBe("tel:+448001234567");
});
