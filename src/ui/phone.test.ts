import { expect, test } from "vitest";
import { toPhoneLink, toWhatsappLink } from "./phone.ts";

const line = { phone: "(38) 90000-0000", countryCode: "55" };

test("a phone as it is written becomes one that can be called from anywhere", () => {
  expect(toPhoneLink(line)).toBe("tel:+5538900000000");
  expect(toWhatsappLink(line)).toBe("https://wa.me/5538900000000");
});
