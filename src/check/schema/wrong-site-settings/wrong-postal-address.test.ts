import { expect, test } from "vitest";
import { createWorkspace } from "../../../testing/content/workspace.ts";

const phone = "  phone: (38) 90000-0000\n";
const place =
  "  address: {street: 1 Hub Lane, district: Old Town, city: Wheelton, state: MG, postalCode: 39400-000, country: BR}\n";

/** Returns the report for a firm with this phone number and address. */
async function told(country: string, number: string, fields: string): Promise<string> {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", phone, `  phone: "${number}"\n`);
  await workspace.edit("site.yaml", place, `  address: {country: ${country}, ${fields}}\n`);
  return workspace.report();
}

/** Phone numbers and addresses in their correct local form. */
const right: [country: string, phone: string, fields: string][] = [
  [
    "BR",
    "(38) 3222-1234",
    "street: Rua A 1, district: Centro, city: Patos, state: MG, postalCode: 39400-000",
  ],
  [
    "BR",
    "+351 210 000 000",
    "street: Rua A 1, district: Centro, city: Patos, state: MG, postalCode: 39400-000",
  ],
  ["PT", "210 000 000", "street: Rua Augusta 1, city: Lisboa, postalCode: 1100-148"],
  [
    "PT",
    "+351 21 000 0000",
    "street: Rua Augusta 1, district: Baixa, city: Lisboa, postalCode: 1100-148",
  ],
  ["PT", "912 345 678", "street: Rua A 1, city: Porto, postalCode: 4000-123"],
  ["GB", "020 7946 0958", "street: 10 High Street, city: London, postalCode: SW1A 1AA"],
  [
    "GB",
    "01632 960001",
    "street: 10 High Street, district: Kettlewell, city: Skipton, postalCode: BD23 5QZ",
  ],
  ["GB", "020 7946 0958", "street: 1 Regiment, city: Cyprus, postalCode: BFPO 57"],
  ["GB", "+44 20 7946 0958", "street: 1 Market Place, city: Bath, postalCode: BA1 1AB"],
  ["GB", "(0131) 496 0123", "street: 1 Royal Mile, city: Edinburgh, postalCode: EH1 1AA"],
  [
    "IE",
    "020 910 1234",
    "street: 1 Main Street, city: Bandon, state: Co. Cork, postalCode: P72 X285",
  ],
  ["IE", "(01) 234 5678", "street: 1 Grafton Street, city: Dublin 2"],
  [
    "US",
    "(212) 555-0123",
    "street: 100 Market St, city: San Francisco, state: CA, postalCode: '94103'",
  ],
  [
    "US",
    "415-555-0132",
    "street: 100 Market St, city: San Francisco, state: CA, postalCode: 94103-1234",
  ],
  ["DE", "030 23125 123", "street: Unter den Linden 1, city: Berlin, postalCode: '10117'"],
  ["DE", "+49 (0)30 23125-123", "street: Markt 1, city: Dresden, postalCode: '01067'"],
  ["FR", "01 99 00 12 34", "street: 1 rue de Rivoli, city: Paris, postalCode: '75001'"],
  ["FR", "01.99.00.12.34", "street: 1 rue de Rivoli, city: Paris, postalCode: '75001'"],
  ["AR", "011 4123-4567", "street: Av. Santa Fe 1, city: CABA, postalCode: C1425CLA"],
  [
    "AR",
    "(011) 15-2345-6789",
    "street: San Martín 1, city: Salta, state: Salta, postalCode: '4400'",
  ],
  ["AR", "11 4123-4567", "street: San Martín 1, city: Salta"],
  ["IT", "06 1234 5678", "street: Via Roma 1, city: Roma, postalCode: '00184', state: RM"],
  ["JP", "03-1234-5678", "street: 1-1 Marunouchi, city: Tokyo, postalCode: 100-0005"],
];

test.each(right)(
  "in %s, accepts the phone number %s and the address %s",
  async (country, number, fields) => {
    expect(await told(country, number, fields)).toBe("");
  },
);

/** Phone numbers and addresses with common local mistakes. */
const slips: [country: string, phone: string, fields: string][] = [
  ["GB", "20 7946 0958", "street: 10 High Street, city: London, postalCode: sw1a1aa"],
  ["GB", "020 7946 095", "street: 10 High Street, city: London, postalCode: SW1A 1A"],
  [
    "GB",
    "0044 20 7946 0958",
    "street: 10 High Street, city: London, state: Greater London, postalCode: SW1A 1AA",
  ],
  ["GB", "020 7946 0958 / 020 7946 0959", "street: 10 High Street, city: London"],
  ["GB", "(38) 90000-0000", "street: 10 High Street, city: London, postalCode: SW1A 1AA"],
  ["PT", "21 000 000", "street: Rua Augusta 1, city: Lisboa, postalCode: '1100148'"],
  ["PT", "351 210 000 000", "street: Rua Augusta 1, city: Lisboa, postalCode: '1100'"],
  ["PT", "0210000000", "street: Rua Augusta 1, city: Lisboa, postalCode: 1100-148"],
  [
    "US",
    "555-0123",
    "street: 100 Market St, city: San Francisco, state: California, postalCode: '9410'",
  ],
  [
    "US",
    "(111) 555-0123",
    "street: 100 Market St, city: San Francisco, state: ca, postalCode: '94103 1234'",
  ],
  ["IE", "20 910 1234", "street: 1 Main Street, city: Bandon, state: Cork, postalCode: p72x285"],
  ["DE", "030/23125123", "street: Markt 1, city: Dresden, state: Sachsen, postalCode: '01067'"],
  ["DE", "30 23125123", "street: Markt 1, city: Dresden, postalCode: D-01067"],
  ["DE", "tel. 030 23125123", "street: Markt 1, city: Dresden, postalCode: '1067'"],
  ["FR", "1 99 00 12 34", "street: 1 rue de Rivoli, city: Paris, postalCode: 75 001"],
  ["FR", "+33 1 99 00 12", "street: 1 rue de Rivoli, city: Paris, postalCode: '75001'"],
  ["AR", "15 2345-6789", "street: San Martín 1, city: Salta, postalCode: a4400"],
  ["BR", "+351 21 000", "street: Rua A 1, city: Patos, state: Minas, postalCode: '39400'"],
];

test("suggests GB for the country code UK, and names ISO 3166 for an unknown code", async () => {
  const fields = "street: 10 High Street, city: London, postalCode: SW1A 1AA";
  const report = await told("UK", "020 7946 0958", fields);
  expect(report).toContain('Nenhum país tem as letras "UK". Você quis dizer "GB"?');
  expect(await told("ZZ", "020 7946 0958", fields)).toContain("da norma ISO 3166");
});

test.each(["UK", "gb", "Great Britain", "Reino Unido"])(
  "reports the country %s only once, with its code as the fix",
  async (written) => {
    const workspace = await createWorkspace();
    const fields = "street: 10 High Street, city: London, postalCode: SW1A 1AA";
    await workspace.edit("site.yaml", place, `  address: {country: ${written}, ${fields}}\n`);
    await workspace.edit("site.yaml", phone, '  phone: "020 7946 0958"\n');
    await workspace.edit("site.yaml", "currency: BRL\n", "");
    const found = await workspace.check();
    expect(found.map(({ code, fix }) => [code, fix?.edits[0]?.text])).toEqual([
      ["unknown-country", "GB"],
    ]);
  },
);

test.each([
  ["PT", "city: C", "1100148", "1100-148"],
  ["US", "city: C, state: CA", "94103", "94103"],
  ["US", "city: C, state: CA", "941031234", "94103-1234"],
  ["DE", "city: C", "10115", "10115"],
  ["DE", "city: C", "D-10115", "10115"],
  ["FR", "city: C", "F-75001", "75001"],
  ["BR", "city: C, district: D, state: MG", "39400000", "39400-000"],
])(
  "in %s (%s), the postal code %s is fixed in one step to %s",
  async (country, town, code, right) => {
    const workspace = await createWorkspace();
    const address = `street: Rua A 1, ${town}, postalCode: ${code}`;
    await workspace.edit("site.yaml", place, `  address: {country: ${country}, ${address}}\n`);
    await workspace.edit("site.yaml", phone, '  phone: "+351 210 000 000"\n');
    const [mistake, ...others] = await workspace.check();
    expect(others).toEqual([]);
    const written = mistake?.fix?.edits.map(({ text }) => text).join("…") ?? "";
    const after = written === '"…"' ? `"${code}"` : written;
    expect(after).toBe(/\D/.test(right) ? right : `"${right}"`);
  },
);

test("shows a Brazilian state code as the example for a wrong Brazilian state", async () => {
  const fields = "street: Rua A 1, district: D, city: C, state: Minas, postalCode: 39400-000";
  expect(await told("BR", "(38) 3222-1234", fields)).toContain("state: MG");
});

test("reports common mistakes in phone numbers and addresses of eight countries", async () => {
  const reports: string[] = [];
  for (const [country, number, fields] of slips) reports.push(await told(country, number, fields));
  const lines = reports.join("\n\n").split("\n");
  const sentences = lines.filter(
    (line) => !/^\s*(?:\d+ )?\|/.test(line) && !/^\s*\d+ \|/.test(line),
  );
  expect(`\n${sentences.join("\n").replace(/\n{2,}/g, "\n")}\n`).toMatchInlineSnapshot(`
    "
    content/site.yaml:9:10  (O estabelecimento)
      Este telefone não está no formato certo. Escreva-o como se disca no país do estabelecimento, ou com + e o código do país.
      Escreva assim:
      phone: "020 7946 0958"
    content/site.yaml:12:76  (O estabelecimento)
      Este código postal não está na forma deste país (Reino Unido): letras maiúsculas e números, com um espaço antes dos três últimos sinais.
      Escreva assim:
      address: {country: GB, street: 10 High Street, city: London, postalCode: SW1A 1AA}
    content/site.yaml:9:10  (O estabelecimento)
      Não existe telefone assim neste país (Reino Unido). Confira o código da região e o número inteiro; o de outro país começa com + e o código dele.
      Por exemplo:  phone: 020 7946 0958
    content/site.yaml:12:76  (O estabelecimento)
      Este código postal não está na forma deste país (Reino Unido): letras maiúsculas e números, com um espaço antes dos três últimos sinais.
      Por exemplo:  postalCode: SW1A 1AA
    content/site.yaml:9:10  (O estabelecimento)
      Este telefone começa com 00: escreva + e o código do país, ou o número como se disca lá.
      Escreva assim:
      phone: "+44 20 7946 0958"
    content/site.yaml:12:71  (O estabelecimento)
      Nota: Os endereços deste país (Reino Unido) não trazem estado nem região, e o site não o mostra. Apague esta linha.
    content/site.yaml:9:10  (O estabelecimento)
      Aqui cabe só um telefone, e há 2: 020 7946 0958 e 020 7946 0959. Deixe um.
    content/site.yaml:12:3  (O estabelecimento)
      Falta o campo obrigatório "postalCode" (Código postal (CEP)).
      Por exemplo:  postalCode: SW1A 1AA
    content/site.yaml:9:10  (O estabelecimento)
      Aviso: Há algarismos a mais: nenhum telefone deste país (Reino Unido) é tão longo. Confira o número inteiro.
      Por exemplo:  phone: 020 7946 0958
    content/site.yaml:9:10  (O estabelecimento)
      Faltam algarismos: nenhum telefone deste país (Portugal) é tão curto. Confira o número inteiro.
      Por exemplo:  phone: 912 345 678
    content/site.yaml:12:75  (O estabelecimento)
      Este código postal não está na forma deste país (Portugal): 7 números, com um traço antes dos três últimos.
      Escreva assim:
      address: {country: PT, street: Rua Augusta 1, city: Lisboa, postalCode: '1100-148'}
    content/site.yaml:9:10  (O estabelecimento)
      Este telefone começa com 351: escreva + e o código do país, ou o número como se disca lá.
      Escreva assim:
      phone: "+351 21 000 0000"
    content/site.yaml:12:75  (O estabelecimento)
      Este código postal não está na forma deste país (Portugal): 7 números, com um traço antes dos três últimos.
      Por exemplo:  postalCode: 1100-148
    content/site.yaml:9:10  (O estabelecimento)
      Há algarismos a mais: nenhum telefone deste país (Portugal) é tão longo. Confira o número inteiro.
      Por exemplo:  phone: 912 345 678
    content/site.yaml:9:10  (O estabelecimento)
      Faltam algarismos: nenhum telefone deste país (Estados Unidos) é tão curto. Confira o número inteiro.
      Por exemplo:  phone: (212) 555-0123
    content/site.yaml:12:77  (O estabelecimento)
      Nenhum estado dos Estados Unidos tem a sigla "California". Você quis dizer "CA"?
      Escreva assim:
      address: {country: US, street: 100 Market St, city: San Francisco, state: CA, postalCode: '9410'}
    content/site.yaml:12:101  (O estabelecimento)
      Este código postal não está na forma deste país (Estados Unidos): 5 números, ou 9 com um traço depois do quinto.
      Por exemplo:  postalCode: "94103"
    content/site.yaml:9:10  (O estabelecimento)
      Não existe telefone assim neste país (Estados Unidos). Confira o código da região e o número inteiro; o de outro país começa com + e o código dele.
      Por exemplo:  phone: (212) 555-0123
    content/site.yaml:12:77  (O estabelecimento)
      Nenhum estado dos Estados Unidos tem a sigla "ca". Você quis dizer "CA"?
      Escreva assim:
      address: {country: US, street: 100 Market St, city: San Francisco, state: CA, postalCode: '94103 1234'}
    content/site.yaml:12:93  (O estabelecimento)
      Este código postal não está na forma deste país (Estados Unidos): 5 números, ou 9 com um traço depois do quinto.
      Escreva assim:
      address: {country: US, street: 100 Market St, city: San Francisco, state: ca, postalCode: '94103-1234'}
    content/site.yaml:9:10  (O estabelecimento)
      Este telefone não está no formato certo. Escreva-o como se disca no país do estabelecimento, ou com + e o código do país.
      Escreva assim:
      phone: "(020) 910 1234"
    content/site.yaml:12:88  (O estabelecimento)
      Este código postal não está na forma deste país (Irlanda): o Eircode, de 7 letras maiúsculas e números, com um espaço depois dos três primeiros.
      Escreva assim:
      address: {country: IE, street: 1 Main Street, city: Bandon, state: Cork, postalCode: P72 X285}
    content/site.yaml:9:10  (O estabelecimento)
      Este telefone não está no formato certo. Escreva-o como se disca no país do estabelecimento, ou com + e o código do país.
      Escreva assim:
      phone: "030 23125123"
    content/site.yaml:12:65  (O estabelecimento)
      Nota: Os endereços deste país (Alemanha) não trazem estado nem região, e o site não o mostra. Apague esta linha.
    content/site.yaml:9:10  (O estabelecimento)
      Este telefone não está no formato certo. Escreva-o como se disca no país do estabelecimento, ou com + e o código do país.
      Escreva assim:
      phone: "030 23125123"
    content/site.yaml:12:70  (O estabelecimento)
      Este código postal vai sem o "D-" do começo (Alemanha): 5 números, também o zero do começo.
      Escreva assim:
      address: {country: DE, street: Markt 1, city: Dresden, postalCode: "01067"}
    content/site.yaml:9:10  (O estabelecimento)
      Este telefone não está no formato certo. Escreva-o como se disca no país do estabelecimento, ou com + e o código do país.
    content/site.yaml:12:70  (O estabelecimento)
      Este código postal não está na forma deste país (Alemanha): 5 números, também o zero do começo.
      Por exemplo:  postalCode: "10115"
    content/site.yaml:9:10  (O estabelecimento)
      Este telefone não está no formato certo. Escreva-o como se disca no país do estabelecimento, ou com + e o código do país.
      Escreva assim:
      phone: "01 99 00 12 34"
    content/site.yaml:12:76  (O estabelecimento)
      Este código postal não está na forma deste país (França): 5 números, também o zero do começo.
      Escreva assim:
      address: {country: FR, street: 1 rue de Rivoli, city: Paris, postalCode: "75001"}
    content/site.yaml:9:10  (O estabelecimento)
      Faltam algarismos: nenhum telefone deste país (França) é tão curto. Confira o número inteiro.
      Por exemplo:  phone: 01 99 00 12 34
    content/site.yaml:9:10  (O estabelecimento)
      Não existe telefone assim neste país (Argentina). Confira o código da região e o número inteiro; o de outro país começa com + e o código dele.
      Por exemplo:  phone: 011 15-2345-6789
    content/site.yaml:12:73  (O estabelecimento)
      Este código postal não está na forma deste país (Argentina): 4 números, ou o código novo: uma letra, 4 números e 3 letras.
      Por exemplo:  postalCode: C1425CLA
    content/site.yaml:9:10  (O estabelecimento)
      Faltam algarismos: nenhum telefone deste país (Portugal) é tão curto. Confira o número inteiro.
    content/site.yaml:12:3  (O estabelecimento)
      Falta o campo obrigatório "district" (Bairro).
      Por exemplo:  district: Canelas
    content/site.yaml:12:63  (O estabelecimento)
      "Minas" não serve para "state" (Estado). A sigla do estado.
      Por exemplo:  state: MG
    content/site.yaml:12:82  (O estabelecimento)
      Este CEP não está no formato certo: são 8 números, com um traço antes dos três últimos.
      Por exemplo:  postalCode: 39400-000
    "
  `);
});

test.each(["33", "+33", "0033"])("suggests the country for its calling code %s", async (code) => {
  const fields = 'street: 1 rue A, city: Lyon, postalCode: "69007"';
  const report = await told(`"${code}"`, "04 65 71 00 12", fields);
  expect(report).toContain(`"${code}". Você quis`);
  expect(report).toContain('"FR"');
});
