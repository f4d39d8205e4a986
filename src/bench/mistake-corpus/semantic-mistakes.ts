// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import type { MistakeTable } from "./mistake-table.ts";

const esocial = "articles/guia-pratico-esocial.yaml";
const regime = "articles/escolha-do-regime-tributario.yaml";

/** Mistakes that are visible only from the meaning of a text or from another file. */
export const semanticMistakes: MistakeTable = {
  "broken-link": [
    [
      "pages/nao-encontrada.yaml",
      "[Conhecer quem faz as contas](/sobre)",
      "[Conhecer quem faz as contas](¦/quem-somos)",
    ],
    ["faq.yaml", "[Serviços](/servicos#planos)", "[Serviços](¦/planos#planos)"],
    [
      "resources.yaml",
      "to: /modelos-de-contratos",
      "to: ¦/modelos-de-contrato",
      "/modelos-de-contratos",
    ],
    ["site.yaml", "to: /privacidade", "to: ¦privacidade", "/privacidade"],
    [
      "site.yaml",
      "to: https://facebook.example/chronos",
      "to: ¦www.facebook.example",
      "https://www.facebook.example",
    ],
    ["pages/blog.yaml", "Privacidade](/privacidade)", "Privacidade](¦/privacidad)", "/privacidade"],
    [esocial, "(/planilha-fluxo-de-caixa)", "(¦/planilha)", "/planilha-fluxo-de-caixa"],
    [
      regime,
      "(/blog/planejamento-tributario-2024)",
      "(¦/blog/planejamento-tributario-2025)",
      "/blog/planejamento-tributario-2024",
    ],
  ],
  "broken-anchor": [
    ["faq.yaml", "(/contato#formulario)", "(¦/contato#form)", "formulario"],
    ["faq.yaml", "(/servicos#planos)", "(¦/servicos#precos)"],
    [esocial, "(/servicos#departamento-pessoal)", "(¦/servicos#pessoal)"],
    ["site.yaml", "to: /contato#formulario", "to: ¦/contato#orcamento"],
  ],
  "missing-file": [
    ["pages/inicio.yaml", "src: hero.svg", "src: ¦hero.png", "hero.svg"],
    [esocial, "src: esocial.svg", "src: ¦eSocial.svg", "esocial.svg"],
    ["pages/inicio.yaml", "src: morros.svg", "src: ¦montanhas.webp"],
    [regime, "src: regime-tributario.svg", "src: ¦regime-tributario", "regime-tributario.svg"],
  ],
  "missing-alt": [
    ["pages/inicio.yaml", 'alt: ""', "alt: ¦morros.svg"],
    [
      esocial,
      "alt: Gravura de um cartão de ponto encostado na parede, ao lado de uma xícara de café quente.",
      "alt: ¦esocial",
    ],
  ],
  "missing-entry": [
    ["plans.yaml", "includes: essencial", "includes: ¦basico"],
    [esocial, "category: trabalhista", "category: ¦Trabalhista", "trabalhista"],
    [esocial, "author: teresa-quintao", "author: ¦Teresa Quintão", "teresa-quintao"],
    ["pages/inicio.yaml", "- abertura-empresa", "- ¦abertura-de-empresa", "abertura-empresa"],
    ["pages/sobre.yaml", "- satisfaction", "- ¦satisfacao", "satisfaction"],
  ],
  "missing-token": [
    ["site.yaml", "CNPJ ${firm.registrations.cnpj}", "CNPJ ${¦firm.cnpj}"],
    ["pages/contato.yaml", "em ${firm.address.city}", "em ${¦firm.city}"],
    ["pages/blog.yaml", "address: ${firm.email}", "address: ${¦email}"],
    [
      "pages/sobre.yaml",
      "São ${claims.experience}",
      "São ${¦claims.experiencia}",
      "claims.experience",
    ],
  ],
  "open-token": [
    ["pages/contato.yaml", "até ${claims.response}.", "até ¦${claims.response."],
    ["pages/blog.yaml", "address: ${firm.email}", "address: ¦${firm.email"],
  ],
  "unknown-slot": [
    ["pages/inicio.yaml", '"/servicos#{id}"', '"/servicos#¦{servico}"'],
    ["pages/servicos.yaml", "plano={id}", "plano=¦{name}"],
  ],
  "missing-form-field": [
    [
      "pages/contato.yaml",
      "service: contabilidade-geral",
      "¦servico: contabilidade-geral",
      "service",
    ],
    ["pages/contato.yaml", '          service: "{id}"', '          ¦mensagem: "{id}"'],
  ],
  "duplicate-id": [
    ["faq.yaml", "id: regiao", "id: ¦prazo-abertura"],
    ["testimonials.yaml", "id: lucia-ferraz", "id: ¦otavio-nunes"],
    ["pages/sobre.yaml", "id: numeros", "id: ¦equipe"],
    ["pages/contato.yaml", "id: local", "id: ¦dados"],
    ["pages/contato.yaml", "- name: company", "- name: ¦phone"],
  ],
  "route-collision": [
    ["pages/nao-encontrada.yaml", "route: /404", "route: ¦/contato"],
    ["pages/nao-encontrada.yaml", "route: /404", "route: ¦/blog/categoria/gestao"],
  ],
  "too-many-popular": [
    ["plans.yaml", "    - Gerente dedicado\n", "    - Gerente dedicado\n  popular: ¦true\n"],
  ],
  "circular-includes": [
    [
      "plans.yaml",
      "nove reais\n  period: month\n  features:\n    - Contabilidade básica",
      "nove reais\n  period: month\n  includes: ¦profissional\n  features:\n    - Contabilidade básica",
    ],
  ],
  "reversed-dates": [["tax-tables.yaml", "validUntil: 2026-12-31", "validUntil: ¦2016-12-31"]],
  // The diagnostic suggests no line, because either of the two brackets may be wrong.
  "bracket-gap": [
    [
      "tax-tables.yaml",
      "{from: 180000.01, to: 360000, rate: 7.3",
      "{from: ¦180001, to: 360000, rate: 7.3",
    ],
  ],
  "bracket-overlap": [
    [
      "tax-tables.yaml",
      "{from: 180000.01, to: 360000, rate: 18,",
      "{from: ¦180000, to: 360000, rate: 18,",
    ],
  ],
  "reversed-bracket": [
    [
      "tax-tables.yaml",
      "{from: 360000.01, to: 720000, rate: 13.5",
      "{from: 360000.01, to: ¦72000, rate: 13.5",
    ],
  ],
  "falling-rate": [["tax-tables.yaml", "to: 720000, rate: 9.5", "to: 720000, rate: ¦5.9"]],
  "bracket-limit": [["tax-tables.yaml", "to: 4800000, rate: 19", "to: ¦480000000, rate: 19"]],
  "wrong-sum": [["tax-tables.yaml", "shares: [13.5, 10, 28.27", "shares: ¦[13.5, 10, 28.72"]],
  "uneven-shares": [
    [
      "tax-tables.yaml",
      "shares: [35, 15, 16.03, 3.47, 30.5, 0]",
      "shares: ¦[35, 15, 16.03, 3.47, 30.5]",
    ],
  ],
  date: [
    [esocial, "date: 2023-12-15", "date: ¦2023-02-30"],
    [esocial, "date: 2023-12-15", "date: ¦15/12/2023", "2023-12-15"],
    [regime, "date: 2024-01-10", "date: ¦2024-13-10"],
    [regime, "date: 2024-01-10", "date: ¦10 de janeiro de 2024"],
  ],
  cnpj: [
    ["site.yaml", "value: 12.ABC.345/01DE-35", "value: ¦12.ABC.345/01DE-36"],
    ["site.yaml", "value: 12.ABC.345/01DE-35", "value: ¦12.abc.345/01de-35", "12.ABC.345/01DE-35"],
    ["site.yaml", "value: 12.ABC.345/01DE-35", "value: ¦12.ABC.345/01DE"],
  ],
  "own-pattern": [
    ["site.yaml", "value: CRC/MG 012345/O-8", "value: ¦CRC/XX 012345/O-8"],
    ["site.yaml", "value: CRC/MG 012345/O-8", "value: ¦CRC/MG 12345"],
  ],
  cep: [
    ["site.yaml", "postalCode: 39400-000", "postalCode: ¦3940-000"],
    ["site.yaml", "postalCode: 39400-000", "postalCode: ¦39.400-000", "39400-000"],
  ],
  phone: [
    ["site.yaml", "phone: (38) 90000-0000", "phone: ¦(38) 9000-000"],
    ["site.yaml", "phone: (38) 90000-0000", "phone: ¦38 90000-0000", "(38) 90000-0000"],
    ["site.yaml", "phone: (38) 90000-0000", "phone: ¦(20) 90000-0000"],
  ],
  email: [
    ["site.yaml", "email: contato@chronos.example", "email: ¦contato.chronos.example"],
    ["site.yaml", "email: contato@chronos.example", "email: ¦contato@chronos"],
  ],
  "text-pattern": [
    [
      "pages/contato.yaml",
      "- type: email\n            message: Email inválido",
      '- type: pattern\n            pattern: ¦"[0-9"\n            message: Email inválido',
    ],
  ],
  "https-address": [
    [
      "site.yaml",
      "url: https://chronos.example",
      "url: ¦chronos.example",
      "https://chronos.example",
    ],
    [
      "site.yaml",
      "url: https://chronos.example",
      "url: ¦http://chronos.example",
      "https://chronos.example",
    ],
  ],
  "unsafe-url": [
    ["site.yaml", "to: https://facebook.example/chronos", "to: ¦javascript:alert(1)"],
    ["pages/termos.yaml", "[fale conosco](/contato)", "[fale conosco](¦data:text/html,oi)"],
    ["pages/inicio.yaml", "src: hero.svg", "src: ¦javascript:hero.svg"],
  ],
  "unsafe-path": [
    ["pages/inicio.yaml", "src: hero.svg", "src: ¦../site.yaml"],
    [esocial, "src: esocial.svg", "src: ¦/etc/passwd"],
  ],
  "low-contrast": [
    ["theme.yaml", 'inkSoft: "#4a5652" #', 'inkSoft: ¦"#9a9a92" #'],
    ["theme.yaml", 'error: "#f0a08f"', 'error: ¦"#5a2018"'],
  ],
  "reading-time": [
    [esocial, "readingMinutes: 9", "readingMinutes: ¦3", "readingMinutes: 9"],
    [regime, "readingMinutes: 6", "readingMinutes: ¦12", "readingMinutes: 6"],
  ],
};
