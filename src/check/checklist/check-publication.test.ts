import { describe, expect, test } from "vitest";
import { loadRules } from "../../load/load-folder.ts";
import type { HostingProvider } from "../../model/forms/supported-deliveries.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { checkPublication } from "./check-publication.ts";

const { schemas } = await loadRules();

/** Returns the code, path and marked text of each diagnostic in one file. */
function found(schemaId: string, text: string, date = "2024-02-05"): string[] {
  const parsed = parseYaml("a.yaml", text);
  const diagnostics = checkPublication([{ parsed, schemaId }], schemas, { date });
  return diagnostics.map(
    ({ code, path, range }) => `${code} ${path}: ${text.slice(range.start, range.end)}`,
  );
}

const page = (block: string) => `route: /a\nblocks:\n  - ${block.replaceAll("\n", "\n    ")}\n`;
const faq = (answer: string) => `- id: a\n  question: Como?\n  answer: |\n    ${answer}\n`;

describe("example data", () => {
  test.each([
    ["Escreva a ana@firma.example.", "ana@firma.example"],
    ["Veja https://firma.test/a?b, hoje.", "https://firma.test/a?b,"],
    ["Veja www.example.com.", "www.example.com"],
    ["Veja [aqui](https://a.invalid/b).", "https://a.invalid/b"],
    ["Ligue (38) 90000-0000.", "(38) 90000-0000"],
    ["Ligue +55 38 0000-0000.", "+55 38 0000-0000"],
    ["CNPJ 12.ABC.345/01DE-35", "12.ABC.345/01DE-35"],
    ["CNPJ 99999999999962", "99999999999962"],
    ["CRC/MG 012345/O-8", "CRC/MG 012345/O-8"],
    ["Registro CREFITO-4 012345-F, ativo.", "CREFITO-4 012345-F"],
    ["OAB/MG 123456", "OAB/MG 123456"],
  ])("is reported in a text: %s", (answer, part) => {
    expect(found("faq.json", faq(answer))).toEqual([`example-data /0/answer: ${part}`]);
  });

  test("is reported once per occurrence", () => {
    expect(found("faq.json", faq("De a@b.example a c@d.example."))).toHaveLength(2);
  });

  test.each([
    "Por exemplo, um teste de example.",
    "Ligue (38) 3221-0000 ou (38) 99000-0001.",
    "Custa 10000-00000 vezes menos.",
    "CNPJ 11.444.777/0001-61",
    "Veja https://example.com.br.firma.com e o arquivo notas.test.ts.",
    "CRC/MG 102938/O-5",
    "OAB/MG 1234567",
    "Lote 123456",
    "Rua dos Exemplos",
  ])("does not include data that may be real: %s", (answer) => {
    expect(found("faq.json", faq(answer))).toEqual([]);
  });

  test("is allowed in the placeholder of a field", () => {
    const form = "type: newsletter\ntitle: Carta\nplaceholder: nome@empresa.example";
    expect(found("page.json", page(form))).toEqual([]);
  });

  test.each(["00-0000000", "000 000 000", "DE000000000", "HRB 0000", "CRM 000000"])(
    "includes a registration of zeros only: %s",
    (value) => {
      const site = `firm:\n  registrations:\n    - { id: a, label: EIN, value: "${value}" }\n`;
      expect(found("site.json", site)).toEqual([
        `example-data /firm/registrations/0/value: ${value}`,
      ]);
    },
  );

  test.each(["00-0000001", "10-0000000", "0", "00", "isento"])(
    "does not include a registration with another digit, a short one or a word: %s",
    (value) => {
      const site = `firm:\n  registrations:\n    - { id: a, label: EIN, value: "${value}" }\n`;
      expect(found("site.json", site)).toEqual([]);
    },
  );

  test("is allowed in the example of a registration, but not in its value", () => {
    const entry = "- id: a\n      value: OAB/MG 123456\n      example: OAB/MG 123456";
    const site = `firm:\n  registrations:\n    ${entry}\n`;
    expect(found("site.json", site)).toEqual([
      "example-data /firm/registrations/0/value: OAB/MG 123456",
    ]);
  });

  test("includes a sample street in the address of the firm", () => {
    const site = "firm:\n  address:\n    street: Rua das Amostras, 100\n    city: Exemplo\n";
    expect(found("site.json", site)).toEqual([
      "example-data /firm/address/street: Rua das Amostras, 100",
    ]);
  });
});

test("reports a fictional telephone number of the firm's country", () => {
  const site = (country: string, phone: string) =>
    found("site.json", `firm:\n  phone: "${phone}"\n  address: {country: ${country}}\n`);
  expect(site("GB", "020 7946 0958")).toEqual(["example-data /firm/phone: 020 7946 0958"]);
  expect(site("GB", "020 7219 3000")).toEqual([]);
  expect(site("FR", "01 99 00 12 34")).toEqual(["example-data /firm/phone: 01 99 00 12 34"]);
  expect(site("BR", "(38) 3222-1234")).toEqual([]);
});

test("reports the firm's telephone number of a new site, whatever the country", () => {
  const site = (country: string, phone: string) =>
    found("site.json", `firm:\n  phone: "${phone}"\n  address: {country: ${country}}\n`);
  expect(site("PT", "912 345 678")).toEqual(["example-data /firm/phone: 912 345 678"]);
  expect(site("PT", "+351 912345678")).toEqual(["example-data /firm/phone: +351 912345678"]);
  expect(site("ES", "912 345 678")).toEqual(["example-data /firm/phone: 912 345 678"]);
  expect(site("AR", "011 15-2345-6789")).toEqual(["example-data /firm/phone: 011 15-2345-6789"]);
  expect(site("PT", "912 345 679")).toEqual([]);
  expect(found("faq.json", faq("Ligue 912 345 678."))).toEqual([]);
});

test("reports an entry that is marked as a sample", () => {
  expect(found("team.json", "- id: a\n  sample: true\n- id: b\n  sample: false\n")).toEqual([
    "sample-entry /0/sample: true",
  ]);
});

describe("template text", () => {
  const description =
    "Conte aqui, em uma ou duas frases, o que há nesta página. É o que o Google mostra abaixo do título.";

  test("is reported if it was not replaced, also in a body", () => {
    const text = `route: /a\ndescription: ${description}\nblocks:\n  - type: prose\n    body: Nós.\n`;
    expect(found("page.json", text)).toEqual([`template-text /description: ${description}`]);
    const article = "title: A\nbody: |\n  Nós.\n\n  ## O primeiro assunto\n\n  Continue aqui.\n";
    expect(found("article.json", article)).toEqual(["template-text /body: ## O primeiro assunto"]);
  });

  test("is allowed in a draft", () => {
    expect(found("page.json", `route: /a\ndraft: true\ndescription: ${description}\n`)).toEqual([]);
  });

  test("is reported in the footer of a new site", () => {
    const trade = "Escreva aqui, em uma frase, o que você faz";
    expect(found("site.json", `footer:\n  description: "${trade}."\n`)).toEqual([
      `template-text /footer/description: ${trade}`,
    ]);
  });
});

test("reports a link with an empty target", () => {
  const block = 'type: cta\nactions:\n  - {label: A, to: "#"}\n  - {label: B, to: "#b"}';
  expect(found("page.json", page(block))).toEqual(["empty-link /blocks/0/actions/0/to: #"]);
  expect(found("faq.json", faq("Veja [aqui](#) e [ali](#ali)."))).toEqual([
    "empty-link /0/answer: ](#)",
  ]);
});

test("reports a form with the demo delivery", () => {
  expect(found("page.json", page("type: form\ndelivery:\n  type: demo"))).toEqual([
    "no-delivery /blocks/0/delivery/type: demo",
  ]);
  expect(found("page.json", page("type: newsletter\ndelivery: {type: mailto}"))).toEqual([]);
});

describe("a draft", () => {
  test("is reported when its publication date has come", () => {
    const text = "draft: true\npublishAt: 2024-02-05\ntitle: a@b.example\n";
    expect(found("article.json", text)).toEqual(["overdue-draft /draft: true"]);
    expect(found("article.json", text, "2024-02-04")).toEqual([]);
  });

  test("is not reported without a publication date, whatever it contains", () => {
    expect(found("article.json", "draft: true\ntitle: a@b.example\n")).toEqual([]);
  });
});

test("reports example data in an article with a future publication date", () => {
  const text = "publishAt: 2030-01-01\ntitle: a@b.example\n";
  expect(found("article.json", text)).toEqual(["example-data /title: a@b.example"]);
});

test("reports nothing for a file that cannot be parsed", () => {
  expect(found("faq.json", ": : :\n\t- [")).toEqual([]);
});

describe("a form delivery that the host cannot run", () => {
  const codes = (hosting: string, delivery: string, host?: HostingProvider) => {
    const file = (name: string, text: string) => parseYaml(name, text);
    const files = [
      { parsed: file("site.yaml", `${hosting}\n`), schemaId: "site.json" },
      { parsed: file("a.yaml", page(`type: form\ndelivery: ${delivery}`)), schemaId: "page.json" },
    ];
    return checkPublication(files, schemas, { host }).map(({ code }) => code);
  };

  test.each(["github-pages", "gitlab", "netlify", "cloudflare-pages", "container"])(
    "is reported for worker, but not for deliveries to other services, on %s",
    (host) => {
      expect(codes(`hosting: ${host}`, "worker")).toEqual(["host-delivery"]);
      expect(codes(`hosting: ${host}`, "{ type: worker }")).toEqual(["host-delivery"]);
      const elsewhere = "{ type: http, address: https://forms.firma.workers.dev }";
      for (const works of ["whatsapp", "mailto", elsewhere])
        expect(codes(`hosting: ${host}`, works)).toEqual([]);
    },
  );

  test.each(["cloudflare", "nginx", "caddy"])("is reported for netlify only, on %s", (host) => {
    expect(codes(`hosting: ${host}`, "worker")).toEqual([]);
    expect(codes(`hosting: ${host}`, "netlify")).toEqual(["host-delivery"]);
  });

  test("is reported in the settings if all forms inherit it", () => {
    const settings = "hosting: netlify\ndelivery: worker";
    expect(found("site.json", settings)).toEqual(["host-delivery /delivery: worker"]);
  });

  test("is not reported without a host, and the host option overrides the settings", () => {
    expect(codes("language: en", "worker")).toEqual([]);
    expect(codes("hosting: nginx", "worker", "netlify")).toEqual(["host-delivery"]);
  });
});
