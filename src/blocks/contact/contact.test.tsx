// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BlockOf, SiteSettings } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Contact } from "./contact.tsx";

const firm: SiteSettings["firm"] = {
  name: "Chronos",
  legalName: "Chronos Contabilidade Ltda.",
  foundedYear: 2009,
  phone: "(38) 90000-0000",
  countryCode: "55",
  dialled: "+5538900000000",
  chat: "5538900000000",
  whatsapp: true,
  email: "contato@chronos.example",
  address: {
    street: "Rua das Amostras, 100",
    district: "Bairro Canelas",
    city: "Montes Claros",
    state: "MG",
    country: "BR",
    postalCode: "39400-000",
  },
  registrations: [
    { id: "cnpj", label: "CNPJ", value: "12.ABC.345/01DE-35" },
    { id: "crc", label: "CRC", value: "MG-012345/O-8" },
  ],
  hours: [
    { label: "Segunda a sexta", value: "8h às 18h" },
    { label: "Sábado", value: "8h às 12h" },
    { label: "Domingo", value: "fechado" },
  ],
};

const labels = {
  phone: "Telefone",
  whatsapp: "WhatsApp",
  email: "E-mail",
  address: "Endereço",
  hours: "Horário",
  legalName: "Razão social",
  phoneHint: "Também WhatsApp",
  postalCode: "CEP {n}",
  greeting: "Olá!",
  openUntil: "Aberto até {time}",
};

function draw(block: Partial<BlockOf<"contact">> = {}, change: Partial<typeof firm> = {}) {
  const props = {
    block: { type: "contact", ...block },
    site: {
      settings: { language: "pt-BR", firm: { ...firm, ...change } },
      labels: { contact: labels },
    },
    page: { first: false, index: 1 },
  } as unknown as BlockProps<"contact">;
  document.body.innerHTML = renderToStaticMarkup(<Contact {...props} />);
  return document.body;
}

/** Returns the texts of the contact sheet, by term. */
function rows(page: Element): Record<string, string> {
  const pairs = [...page.querySelectorAll("dl > div")].map((row) => {
    const said = [...row.querySelectorAll("dd")].map(({ textContent }) => textContent?.trim());
    return [row.querySelector("dt")?.textContent, said.join(" | ")];
  });
  return Object.fromEntries(pairs);
}

function href(page: Element, text: string): string | null | undefined {
  return [...page.querySelectorAll("a")]
    .find((link) => link.textContent === text)
    ?.getAttribute("href");
}

test("shows phone, e-mail, address, all hours, legal name and registrations", () => {
  expect(rows(draw({ title: "Dados", emailNote: "resposta em até 24h" }))).toEqual({
    Telefone: "(38) 90000-0000 WhatsApp | Também WhatsApp",
    "E-mail": "contato@chronos.example | resposta em até 24h",
    Endereço: "Rua das Amostras, 100Bairro Canelas, Montes Claros, MGCEP 39400-000",
    Horário: "Segunda a sexta 8h às 18hSábado 8h às 12hDomingo fechado",
    "Razão social": "Chronos Contabilidade Ltda.",
    CNPJ: "12.ABC.345/01DE-35",
    CRC: "MG-012345/O-8",
  });
});

test("links phone, WhatsApp and e-mail", () => {
  const page = draw();
  expect(href(page, "(38) 90000-0000")).toBe("tel:+5538900000000");
  expect(href(page, "WhatsApp")).toBe("https://wa.me/5538900000000?text=Ol%C3%A1!");
  expect(href(page, "contato@chronos.example")).toBe("mailto:contato@chronos.example");
});

test("shows the phone note of the block instead of the default one", () => {
  expect(rows(draw({ phoneNote: "só pela manhã" })).Telefone).toBe(
    "(38) 90000-0000 WhatsApp | só pela manhã",
  );
});

test("does not mention WhatsApp if the phone has none", () => {
  expect(rows(draw({}, { whatsapp: false })).Telefone).toBe("(38) 90000-0000");
});

test("renders without title, notes and picture", () => {
  const page = draw();
  expect(page.querySelector("h1, h2, img")).toBeNull();
  expect(page.querySelector("section")?.hasAttribute("aria-labelledby")).toBe(false);
});

test("shows its picture", () => {
  const image = { src: "/letter.svg", alt: "Uma carta", width: 360, height: 270 };
  expect(draw({ image }).querySelector("img")?.getAttribute("alt")).toBe("Uma carta");
});

test("adds a placeholder and data for the open status if the hours are machine-readable", () => {
  expect(draw().querySelector("[data-behaviour]")).toBeNull();
  const opens = { days: ["monday", "sunday"], opens: "08:00", closes: "18:00" } as const;
  const special = { label: "Natal", date: "2024-12-25", everyYear: true };
  const page = draw({}, {
    hours: [{ label: "Segunda", value: "8h às 18h", ...opens }],
    specialDays: [special, { ...special, until: "2025-01-02", everyYear: false }],
  } as unknown as Partial<typeof firm>);
  const place = page.querySelector<HTMLElement>("[data-behaviour=opening]");
  expect(place?.textContent).toBe("");
  const { schedule, labels: words, weekdays } = JSON.parse(place?.dataset.opening ?? "");
  const day = [[8 * 60, 18 * 60]];
  expect(schedule.week).toEqual([day, day, [], [], [], [], []]);
  expect(schedule.special).toEqual([
    { label: "Natal", from: "2024-12-25", to: "2025-01-02", hours: [] },
    { label: "Natal", from: "12-25", to: "12-25", hours: [] },
  ]);
  expect(words.openUntil).toBe("Aberto até {time}");
  expect([weekdays[0], weekdays[6]]).toEqual(["domingo", "sábado"]);
});
