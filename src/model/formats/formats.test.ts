import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import { formats } from "./formats.ts";

const right: Record<string, string[]> = {
  cnpj: ["12.ABC.345/01DE-35", "12ABC34501DE35", "99.999.999/9999-62", "11.222.333/0001-81"],
  cpf: ["529.982.247-25", "52998224725", "111.444.777-35", "123.456.789-09"],
  nipc: ["999 999 990", "500960046", "502011378"],
  "companies-house": ["00000000", "SC123456", "IP12345R", "SP2345RS", "R0000123"],
  cro: ["000000", "12345"],
  ein: ["00-0000000"],
  siren: ["000 000 000", "732 829 320"],
  siret: ["000 000 000 00000", "73282932000074", "35600000000048"],
  cuit: ["30-00000000-7", "20-17254359-7", "30500010912"],
  tva: ["FR 12 000 000 000", "FR40303265045", "FR K7 732 829 320"],
  vat: ["GB 000 0000 00", "GB980780684", "GB 100 0000 34"],
  "ust-id": ["DE 999999995", "DE136695976"],
  cep: ["39400-000", "01310-100"],
  phone: [
    "(38) 90000-0000",
    "(11) 3222-1234",
    "0800 123 4567",
    "0300 123 4567",
    "0303 123 4567",
    "+49 30 901820",
    "+1 929 555 0100",
  ],
  email: ["contato@chronos.example", "a.b+c@sub.chronos-mg.com.br"],
  date: ["2024-01-15", "2024-02-29", "2000-02-29"],
  "uri-https": ["https://chronos.example", "https://chronos.example/a?b=c#d"],
  "text-pattern": ["[0-9]{5}-?[0-9]{3}", "(a|b)", "[a-z\\-]", "\\p{L}?"],
  "old-address": ["/velho.html", "/?p=123", "/servi%C3%A7os", "/serviços", "/Sobre/", "/a b.pdf"],
};

const wrong: Record<string, string[]> = {
  cnpj: ["", "12.ABC.345/01DE-3", "11.222.333/0001-82", "00.000.000/0000-00", "12.ABC.345/01DE-AA"],
  cpf: ["", "529.982.247-24", "529.982.247", "111.111.111-11", "529 982 247 25"],
  nipc: ["", "999 999 991", "50096004"],
  "companies-house": ["", "0000000", "S1234567", "sc123456"],
  cro: ["", "1234", "1234567"],
  ein: ["", "000000000", "00-000000"],
  siren: ["", "732 829 321", "73282932"],
  siret: ["", "73282932000075", "73282932000"],
  cuit: ["", "30-00000000-8", "30-0000000-7", "99-11111111-8"],
  tva: ["", "FR 41 303 265 045", "FR 40 303 265 046", "40303265045", "FR OI 732 829 320"],
  vat: ["", "GB 980 7806 85", "980780684", "GB 980 7806 8"],
  "ust-id": ["", "DE 999999994", "999999995"],
  cep: ["", "39400000", "39.400-000", "3940-000"],
  phone: ["", "38900000000", "(20) 90000-0000", "(38) 80000-0000", "(38) 900000000"],
  email: ["", "a@b", "a b@c.d", "a@b..c", "joão@chronos.example", ".a@b.c", "a@-b.c"],
  date: ["", "2024-02-30", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "15/01/2024"],
  "uri-https": ["", "http://a.b", "https://", "https:// a", "javascript:alert(1)", "//a.b"],
  "text-pattern": ["[0-9", "(a", "a)", "*", "[0-9-]+", "[(]"],
  "old-address": ["", "velho", "https://a.b/c", "//a", "/a#b", "/a//b", "/../a", "/%E7", "/100%"],
};

describe.each(Object.keys(right))("%s", (name) => {
  test.each(right[name] ?? [])("accepts %s", (text) => {
    expect(formats[name]?.check(text)).toBeUndefined();
  });

  test.each(wrong[name] ?? [])("rejects %j", (text) => {
    expect(formats[name]?.check(text)).toBeDefined();
  });
});

test.each(Object.entries(formats))("the example of %s is valid", (_, { check, example }) => {
  expect(check(example)).toBeUndefined();
});

test.each(Object.entries(formats))(
  "the editor pattern of %s accepts all valid texts",
  (name, format) => {
    const pattern = new RegExp(format.pattern, "u");
    const texts = [format.example, ...(right[name] ?? [])];
    expect(texts.filter((text) => !pattern.test(text))).toEqual([]);
  },
);

test("every format has test cases of valid texts", () => {
  expect(Object.keys(formats).sort()).toEqual(Object.keys(right).sort());
});

test.each([
  ["cnpj", "12.ABC.345/01DE-00", { mistyped: true }],
  ["cnpj", "12.abc.345/01de-35", { meant: "12.ABC.345/01DE-35" }],
  ["cpf", "529.982.247-52", { mistyped: true }],
  ["cpf", "529 982 247 25", { meant: "529.982.247-25" }],
  ["cep", "39.400-000", { meant: "39400-000" }],
  ["phone", "38 90000 0000", { meant: "(38) 90000-0000" }],
  ["phone", "+55 (38) 3222-1234", { meant: "(38) 3222-1234", prefix: "+55" }],
  ["phone", "038 3222-1234", { meant: "(38) 3222-1234", prefix: "0" }],
  ["phone", "(38) 99123-456", { count: 10, due: 11 }],
  ["phone", "+351 21 000 00", { unreal: { reason: "short", country: "PT" } }],
  ["phone", "00 351 210 000 000", { foreign: true, meant: "+351 21 000 0000" }],
  ["phone", "03001234567", { meant: "0300 123 4567" }],
  ["phone", "(20) 90000-0000", { area: "20" }],
  ["date", "5/1/2024", { meant: "2024-01-05" }],
  ["date", "2024-1-5", { meant: "2024-01-05" }],
  ["date", "20240105", { meant: "2024-01-05" }],
  ["date", "20 de dezembro de 2023", { meant: "2023-12-20" }],
  ["date", "31/02/2024", { impossible: { year: 2024, month: 2, days: 29 } }],
  ["date", "4. 12. 2024", {}],
  ["date", "2024-02-30", { impossible: { year: 2024, month: 2, days: 29 } }],
  ["date", "2024-13-01", { impossible: { year: 2024, month: 13 } }],
  ["uri-https", "http://chronos.example", { meant: "https://chronos.example" }],
  ["uri-https", "www.chronos.example/a", { meant: "https://www.chronos.example/a" }],
])("diagnoses an invalid %s: %s", (name, text, fault) => {
  expect(formats[name]?.check(text)).toMatchObject(fault);
});

test("reads a numeric date in the order of the firm's country", () => {
  const read = (text: string, country?: string) => formats.date?.check(text, country);
  expect(read("12/3/2026")).toMatchObject({ meant: "2026-03-12" });
  expect(read("12/3/2026", "GB")).toMatchObject({ meant: "2026-03-12" });
  expect(read("12/3/2026", "US")).toMatchObject({ meant: "2026-12-03" });
  expect(read("12-13-2026", "US")).toMatchObject({ meant: "2026-12-13" });
  expect(read("2026/12/3", "US")).toMatchObject({ meant: "2026-12-03" });
});

describe("a date with a time", () => {
  test.each([
    ["2024-01-05 10:00", "10:00"],
    ["2024-01-05T23:30:00-03:00", "T23:30:00-03:00"],
    ["2024-01-05T23:30:00Z", "T23:30:00Z"],
    ["2024-01-05t23:30:00.123z", "t23:30:00.123z"],
    ["2024-01-05 10:00:00 -0300", "10:00:00 -0300"],
    ["2024-01-05 10:00:00,5 +05:30", "10:00:00,5 +05:30"],
    ["2024-01-05 10:00:00 UTC", "10:00:00 UTC"],
    ["2024-01-05 10:00 (BRT)", "10:00 (BRT)"],
    ["2024-01-05 10:00 GMT-3", "10:00 GMT-3"],
    ["2024-01-05T10:00-03:00[America/Sao_Paulo]", "T10:00-03:00[America/Sao_Paulo]"],
    ["2024-01-05T10:00:00\u221203:00", "T10:00:00\u221203:00"],
    ["2024-01-05T10Z", "T10Z"],
    ["20240105T233000Z", "T233000Z"],
    ["2024-1-5 às 10h", "às 10h"],
    ["05/01/2024, 10h30min", "10h30min"],
    ["5/1/2024 23:30:00", "23:30:00"],
    ["5 de janeiro de 2024 às 10:00", "às 10:00"],
    ["5 jan 2024 10:00 PM", "10:00 PM"],
  ])("is split into its date and its time: %s", (text, hour) => {
    expect(formats.date?.check(text)).toMatchObject({ meant: "2024-01-05", hour });
  });

  test.each(["2024-02-30T10:00:00Z", "2024-13-01 10:00"])(
    "is reported as impossible if the calendar lacks the day: %s",
    (text) => {
      const { meant, impossible } = formats.date?.check(text) ?? {};
      expect(meant).toBeUndefined();
      expect(impossible).toBeDefined();
    },
  );

  test("is split correctly with any separator, fraction and offset", () => {
    const noon = Date.UTC(2000, 0, 1, 12);
    const days = fc.nat(40_000).map((count) => new Date(noon + count * 86_400_000));
    const offset = fc.constantFrom("", "Z", "z", "-03:00", "+0530", " -0300", " UTC", "+14");
    const fraction = fc.constantFrom("", ":07", ":07.5", ":07.123456");
    const mark = fc.constantFrom("T", "t", " ", "  ");
    fc.assert(
      fc.property(days, mark, fraction, offset, (day, between, seconds, zone) => {
        const date = day.toISOString().slice(0, 10);
        const fault = formats.date?.check(`${date}${between}23:30${seconds}${zone}`);
        expect(fault).toMatchObject({ code: "date", meant: date });
        expect(fault?.hour).toContain(`23:30${seconds}${zone}`);
      }),
    );
  });
});

test("suggests only valid corrections for any text", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,/() +-]{0,20}$/), fc.webUrl());
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(formats)), text, (name, written) => {
      const meant = formats[name]?.check(written)?.meant;
      if (meant !== undefined) expect(formats[name]?.check(meant)).toBeUndefined();
    }),
  );
});

test("detects any single wrong digit in a CNPJ by its check digits", () => {
  const code = "12ABC34501DE35";
  fc.assert(
    fc.property(
      fc.nat(11),
      fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
      (at, sign) => {
        const changed = code.slice(0, at) + sign + code.slice(at + 1);
        // The sums are modulo 11, so some letters count the same as a digit.
        const isFound = formats.cnpj?.check(changed) !== undefined;
        if (/\d/.test(sign) && /\d/.test(code.charAt(at))) expect(isFound).toBe(changed !== code);
      },
    ),
  );
});

describe("corrections of registration numbers", () => {
  test.each([
    ["siret", "SIRET 123 456 782 00010", "123 456 782 00010"],
    ["siret", "123.456.782.00010", "123 456 782 00010"],
    ["siret", "123\u00a0456\u202f782\u00a000010", "123 456 782 00010"],
    ["siret", "N° SIRET : 12345678200010", "123 456 782 00010"],
    ["cuit", "30.11111111.8", "30-11111111-8"],
    ["cuit", "30 11111111 8", "30-11111111-8"],
    ["cuit", "CUIT 30-11111111-8", "30-11111111-8"],
    ["companies-house", "sc123456", "SC123456"],
    ["ein", "000000000", "00-0000000"],
    ["ust-id", "USt-IdNr.: de 136 695 976", "DE 136695976"],
    ["cnpj", "CNPJ 11.222.333/0001-81", "11.222.333/0001-81"],
    ["cnpj", "11\u00a0222\u00a0333\u00a00001\u00a081", "11.222.333/0001-81"],
  ])("suggests the standard form of %s: %s", (format, text, meant) => {
    expect(formats[format]?.check(text)?.meant).toBe(meant);
  });

  test.each([
    ["siret", "123.456.782.00011"],
    ["siret", "2 123 456 782 00010"],
    ["siret", "123 456 782 00010 RCS Lyon"],
    ["cuit", "30.11111111.9"],
    ["cro", "CRO 12345"],
  ])("suggests nothing for an invalid or unrecognised %s: %s", (format, text) => {
    expect(formats[format]?.check(text)).toBeDefined();
    expect(formats[format]?.check(text)?.meant).toBeUndefined();
  });
});
