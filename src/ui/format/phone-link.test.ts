import { expect, test } from "vitest";
import { toPhoneLink, toWhatsappLink, toWhatsappShareLink } from "./phone-link.ts";

const line = { dialled: "+5538900000000", chat: "5538900000000" };

test("a phone is rung and written to as it is dialled from anywhere", () => {
  expect(toPhoneLink(line)).toBe("tel:+5538900000000");
  expect(toWhatsappLink(line, "Olá & já")).toBe(
    "https://wa.me/5538900000000?text=Ol%C3%A1%20%26%20j%C3%A1",
  );
});

test("a text is handed to WhatsApp without a number", () => {
  expect(toWhatsappShareLink("Leia: https://a.example/b")).toBe(
    "https://wa.me/?text=Leia%3A%20https%3A%2F%2Fa.example%2Fb",
  );
});
