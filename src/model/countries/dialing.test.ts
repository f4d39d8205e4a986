import { describe, expect, test } from "vitest";
import { toHref } from "../link-href.ts";
import { toDialString, toInternational, whatsappUrl } from "./dialing.ts";

/** Brazilian and foreign numbers as an editor types them, as dialled, and in a WhatsApp URL. */
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

const brazil = { countryCode: "55", address: { country: "BR" } };

describe("phone numbers of a firm in Brazil", () => {
  test.each(numbers)("%s is dialled as %s, both on its own and in a tel link", (phone, dialled) => {
    expect(toDialString(phone, brazil)).toBe(dialled);
    expect(toHref(`tel:${phone}`, { phone, ...brazil })).toBe(`tel:${dialled}`);
  });

  test.each(numbers)("%s has one WhatsApp address, with or without a text", (phone, _, chat) => {
    const firm = { phone, ...brazil };
    expect(whatsappUrl(firm)).toBe(`https://wa.me/${chat}`);
    expect(toHref("whatsapp:Oi", firm)).toBe(`https://wa.me/${chat}?text=Oi`);
  });
});

/** Numbers of other countries. Whether the national prefix is removed depends on the country. */
const elsewhere: [
  country: string,
  code: string,
  written: string,
  dialled: string,
  chat?: string,
][] = [
  ["GB", "44", "020 7946 0958", "+442079460958"],
  ["GB", "44", "01632 960 123", "+441632960123"],
  ["GB", "44", "0800 123 4567", "+448001234567"],
  ["GB", "44", "999", "999"],
  ["PT", "351", "210 000 000", "+351210000000"],
  ["IE", "353", "(020) 910 1234", "+353209101234"],
  ["US", "1", "(212) 555-0123", "+12125550123"],
  ["DE", "49", "(0)30 23125 123", "+493023125123"],
  ["FR", "33", "01 99 00 12 34", "+33199001234"],
  ["IT", "39", "06 123 4567", "+39061234567"],
  ["HU", "36", "06 1 234 5678", "+3612345678"],
  ["RU", "7", "8 (495) 123-45-67", "+74951234567"],
  ["MX", "52", "55 1234 5678", "+525512345678"],
  ["AR", "54", "011 15-2345-6789", "+5491123456789"],
  ["AR", "54", "011 4123-4567", "+541141234567", "5491141234567"],
  ["FK", "500", "51234", "+50051234"],
  ["SH", "290", "51234", "+29051234"],
  ["FK", "500", "999", "999"],
  ["PT", "351", "+44 (0)20 7946 0958", "+442079460958"],
];

test.each(elsewhere)(
  "in %s (%s), %s is dialled as %s",
  (country, countryCode, phone, dialled, chat) => {
    const firm = { phone, countryCode, address: { country } };
    expect(toDialString(phone, firm)).toBe(dialled);
    if (phone.length > 5)
      expect(whatsappUrl(firm)).toBe(`https://wa.me/${chat ?? dialled.slice(1)}`);
  },
);

test("adds the calling code to a number that is invalid in its country", () => {
  expect(toInternational("0123 45", { countryCode: "44", address: { country: "GB" } })).toBe(
    "+4412345",
  );
});
