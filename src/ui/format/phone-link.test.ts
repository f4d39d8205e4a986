import { expect, test } from "vitest";
import { toPhoneLink, toWhatsappLink, toWhatsappShareLink } from "./phone-link.ts";

const line = { dialled: "+5538900000000", chat: "5538900000000" };

test("phone and WhatsApp links use the international number", () => {
  expect(toPhoneLink(line)).toBe("tel:+5538900000000");
  expect(toWhatsappLink(line, "Olá & já")).toBe(
    "https://wa.me/5538900000000?text=Ol%C3%A1%20%26%20j%C3%A1",
  );
});

test("the WhatsApp share link has the text, but no number", () => {
  expect(toWhatsappShareLink("Leia: https://a.example/b")).toBe(
    "https://wa.me/?text=Leia%3A%20https%3A%2F%2Fa.example%2Fb",
  );
});
