import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { receiverSite } from "../../testing/forms/sample-forms.ts";
import type { StoredMessage } from "../message-store/store-message.ts";
import { notificationEmail, receiptEmail, toShortSingleLine, validMailAddress } from "./email.ts";

const wild = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("\r", "\n", "\u2028", "\u0000", ":", "Bcc", "@", "<", ">", ",", " ", "a"),
  }),
);

const message = (fields: Record<string, string>): StoredMessage => ({
  ...{ number: 1, id: "id", form: "contato-form", receivedAt: 0, verified: true },
  ...{ fields, labels: {} },
});

const ids = { id: "mail", from: "site@aurora.example" };

test("mail headers contain no control characters, whatever the typed texts and the site name", () => {
  fc.assert(
    fc.property(wild, wild, wild, wild, (name, title, email, text) => {
      const form = { ...receiverSite.forms["contato-form"], title } as never;
      const site = { ...receiverSite, name, forms: { "contato-form": form } };
      const letter = notificationEmail(site, message({ nome: text, email, texto: text }), ids);
      const headers = [letter.from.name, letter.subject, letter.replyTo ?? "", letter.to];
      for (const header of headers) expect(header).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(letter.replyTo ?? "a@b").toMatch(/^[^\s<>,;:"()]+@[^\s<>,;:"()@]+$/);
    }),
  );
});

test("a typed text cannot look like another field in a mail", () => {
  fc.assert(
    fc.property(wild, (text) => {
      const { text: body } = notificationEmail(
        receiverSite,
        message({ nome: "Ana", texto: text }),
        ids,
      );
      const answers = body.split(/\r\n|[\r\n\u2028\u2029\v\f]/).slice(0, -3);
      const starts = answers.filter((line) => !line.startsWith("    "));
      expect(starts.filter((line) => !/^(?:Nome|Mensagem): |^$/.test(line))).toEqual([]);
      expect(starts.filter((line) => line !== "").length).toBeLessThanOrEqual(2);
    }),
  );
});

test("a mail shows a date in the site's format", () => {
  const { text } = notificationEmail(receiverSite, message({ dia: "2026-12-04" }), ids);
  expect(text).toContain("Dia: 4 de dezembro de 2026");
});

test("a receipt does not depend on the typed text", () => {
  fc.assert(
    fc.property(wild, (text) => {
      const of = (texto: string) =>
        receiptEmail(receiverSite, message({ email: "ana@exemplo.com.br", texto }), ids);
      expect(of(text)).toEqual(of(""));
    }),
  );
});

test("accepts a single mail address and rejects any other text", () => {
  for (const good of ["ana@exemplo.com.br", "ana.silva+site@exemplo.com", "zoë@exämple.de"]) {
    expect(validMailAddress(` ${good} `)).toBe(good);
  }
  for (const bad of ["", "ana", "a@b, c@d", "Ana <a@b.c>", "a@b\nBcc: c@d", "a@", "@b", "a@b@c"]) {
    expect(validMailAddress(bad)).toBeUndefined();
  }
});

test("returns a single header line within the length limit", () => {
  fc.assert(
    fc.property(wild, (text) => {
      const line = toShortSingleLine(text, 20);
      expect([...line].length).toBeLessThanOrEqual(20);
      expect(line).not.toMatch(/[\r\n\u2028\u2029]/);
    }),
  );
});
