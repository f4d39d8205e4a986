import type { MistakeTable } from "./mistake-table.ts";

const service = "- id: consultoria-fiscal\n  title: Consultoria Fiscal\n";
const article = "articles/guia-pratico-esocial.yaml";

/** Schema mistakes: wrong fields, types and lengths. */
export const schemaMistakes: MistakeTable = {
  "unknown-field": [
    ["pages/inicio.yaml", "    id: motivos\n", "    ¦cor: azul\n    id: motivos\n"],
    ["site.yaml", "currency: BRL\n", "currency: BRL\n¦moeda: real\n"],
    ["team.yaml", "  name: Rui Andrade\n", "  name: Rui Andrade\n  ¦cargo: Contador\n"],
    [
      "services.yaml",
      "  title: Contabilidade Geral\n",
      "  ¦titulo: Contabilidade Geral\n",
      "title",
    ],
    ["pages/blog.yaml", "    cut: recorte aqui\n", "    cut: recorte aqui\n    ¦botao: Enviar\n"],
    ["plans.yaml", "  price: 299\n", "  ¦Price: 299\n", "price"],
  ],
  // A parent line is missing, so its indented children have no parent.
  "lost parent line": {
    codes: ["lost-parent"],
    rows: [
      ["site.yaml", "firm:\n  name:", "  ¦name:", "firm"],
      ["site.yaml", "  address:\n    street:", "    ¦street:", "address"],
      ["theme.yaml", "  light:\n    paper:", "    ¦paper:", "light"],
      [article, "image:\n  src:", "  ¦src:", "image"],
      ["resources.yaml", "  image:\n    src: regua", "    ¦src: regua", "image"],
      ["pages/contato.yaml", "    delivery:\n      type:", "      ¦type:", "delivery"],
      ["pages/termos.yaml", "blocks:\n  - type:", "  ¦- type:", "blocks"],
      [
        "pages/servicos.yaml",
        "    action:\n      label: Solicitar",
        "      ¦label: Solicitar",
        "action",
      ],
      [
        "plans.yaml",
        "  features:\n    - Contabilidade básica",
        "    ¦- Contabilidade básica",
        "features",
      ],
    ],
  },
  "lost list name": {
    codes: ["stray-item"],
    rows: [["pages/contato.yaml", "    fields:\n      - ", "      ¦- "]],
  },
  "field without a colon": {
    codes: ["lost-colon"],
    rows: [
      ["plans.yaml", "  price: 299\n", "  ¦preco 299\n", "price: 299"],
      ["plans.yaml", "  price: 599\n", "  ¦pricee 599\n", "price: 599"],
      [
        "services.yaml",
        "  title: Contabilidade Geral\n",
        "  ¦titulo Contabilidade Geral\n",
        "title: Contabilidade Geral",
      ],
      ["team.yaml", "  name: Rui Andrade\n", "  ¦nome Rui Andrade\n", "name: Rui Andrade"],
      [
        "site.yaml",
        "timeZone: America/Sao_Paulo\n",
        "¦fuso America/Sao_Paulo\n",
        "timeZone: America/Sao_Paulo",
      ],
    ],
  },
  "unknown line without a colon": {
    codes: ["stray-text"],
    rows: [
      ["plans.yaml", "  price: 299\n", "  price: 299\n  ¦desconto 10\n"],
      ["pages/inicio.yaml", "    id: motivos\n", "    ¦cor azul\n    id: motivos\n"],
    ],
  },
  "unknown-block": [
    ["pages/inicio.yaml", "- type: grid", "- type: ¦carrossel"],
    ["pages/blog.yaml", "- type: newsletter", "- type: ¦boletim"],
    ["pages/contato.yaml", "- type: faq", "- type: ¦perguntas frequentes", "faq"],
    ["pages/contato.yaml", "- type: map\n", "- type: ¦mapa\n", "map"],
  ],
  "missing-type": [
    ["pages/inicio.yaml", "  - type: grid\n    id: motivos", "  - ¦id: motivos", "grid"],
    ["pages/contato.yaml", "  - type: form\n    id: formulario", "  - ¦id: formulario", "form"],
    ["pages/servicos.yaml", "  - type: pricing\n    id: planos", "  - ¦id: planos", "pricing"],
    ["pages/contato.yaml", "  - type: map\n    id: local", "  - ¦id: local", "map"],
  ],
  "missing-field": [
    ["site.yaml", "language: pt-BR\n", "¦"],
    ["site.yaml", "language: pt-BR\nurl: https://chronos.example\n", "¦language: pt-BR\n"],
    ["plans.yaml", "- id: essencial\n  name: Essencial\n", "- ¦id: essencial\n"],
    ["services.yaml", service, "- ¦id: consultoria-fiscal\n"],
    [article, "id: guia-pratico-esocial\n", "¦"],
    ["testimonials.yaml", "- id: lucia-ferraz\n  name: Lúcia Ferraz\n", "- ¦id: lucia-ferraz\n"],
    [
      "faq.yaml",
      "- id: regiao\n  question: Vocês atendem fora de Montes Claros?\n",
      "- ¦id: regiao\n",
    ],
    ["team.yaml", "- id: rui-andrade\n  name: Rui Andrade\n", "- ¦id: rui-andrade\n"],
    ["site.yaml", "  address:\n    street: Rua das Amostras, 100\n", "  ¦address:\n"],
    ["categories.yaml", "- id: gestao\n  label: Gestão\n", "- ¦id: gestao\n"],
    ["theme.yaml", "  display:\n    family: Newsreader\n", "  ¦display:\n"],
  ],
  "number-expected": [
    ["plans.yaml", "price: 299", 'price: ¦"299"', "price: 299"],
    ["plans.yaml", "price: 599", "price: ¦R$ 599", "price: 599"],
    ["plans.yaml", "price: 999", "price: ¦999,90", "price: 999.9"],
    ["site.yaml", "foundedYear: 2009", "foundedYear: ¦desde 2009", "foundedYear: 2009"],
    [article, "readingMinutes: 9", "readingMinutes: ¦nove"],
    [article, "readingMinutes: 9\n", "readingMinutes: ¦9 minutos\n", "readingMinutes: 9"],
    ["site.yaml", "perPage: 12", "perPage: ¦doze"],
  ],
  "yes-no": [
    ["plans.yaml", "popular: true", "popular: ¦sim", "popular: true"],
    ["site.yaml", "whatsapp: true", "whatsapp: ¦não", "whatsapp: false"],
    ["plans.yaml", "popular: true", "popular: ¦1", "popular: true"],
    [
      "articles/planejamento-tributario-2024.yaml",
      "featured: true",
      'featured: ¦"true"',
      "featured: true",
    ],
  ],
  "not-an-option": [
    [
      "plans.yaml",
      "duzentos e noventa e nove reais\n  period: month",
      "duzentos e noventa e nove reais\n  period: ¦mês",
      "month",
    ],
    ["pages/inicio.yaml", "layout: ledger", "layout: ¦tabela"],
    ["pages/blog.yaml", "variant: nameplate", "variant: ¦grande"],
    ["pages/servicos.yaml", "prices: shown", "prices: ¦on-requests", "on-request"],
    ["pages/inicio.yaml", "tone: deep", "tone: ¦escuro"],
    ["pages/inicio.yaml", "entries: all", "entries: ¦todos"],
  ],
  "list-expected": [
    ["site.yaml", "days: [saturday]", "days: ¦saturday"],
    ["site.yaml", "days: [sunday]", "days: ¦sunday"],
    ["theme.yaml", "fallbacks: [Arial, Roboto, DejaVu Sans]", "fallbacks: ¦Arial"],
    [
      "pages/contato.yaml",
      "        rules:\n          - type: required\n            message: Nome é obrigatório\n",
      "        rules: ¦obrigatório\n",
    ],
  ],
  "fields-expected": [
    [
      "services.yaml",
      '  icon:\n    src: contabilidade-geral.svg\n    alt: ""\n',
      "  icon: ¦contabilidade-geral.svg\n",
    ],
    [
      "resources.yaml",
      "  image:\n    src: regua-de-calculo.svg\n    alt: Régua de cálculo com o cursor de latão sobre duas escalas.\n",
      "  image: ¦regua-de-calculo.svg\n",
    ],
    ["pages/contato.yaml", "    delivery:\n      type: demo\n", "    delivery: ¦formspree\n"],
    [
      "pages/servicos.yaml",
      '    action:\n      label: Escolher Plano\n      to: "/contato?plano={id}#formulario"\n',
      "    action: ¦Escolher Plano\n",
    ],
  ],
  empty: [
    ["site.yaml", "currency: BRL", "¦currency:"],
    ["plans.yaml", "price: 299", "¦price:"],
    ["pages/termos.yaml", "route: /termos", "¦route:"],
    [article, "date: 2023-12-15", "¦date:"],
    ["pages/contato.yaml", "rows: 6", "¦rows:"],
    ["site.yaml", "  hours: Segunda a sexta, 8h às 18h", "  ¦hours: ''"],
  ],
  "too-long": [
    [
      "pages/inicio.yaml",
      "label: Solicitar Orçamento",
      `label: ¦${"Solicitar Orçamento ".repeat(10).trim()}`,
    ],
    [
      "pages/servicos.yaml",
      "title: Serviços e planos",
      `title: ¦${"Serviços e planos ".repeat(20).trim()}`,
    ],
    [
      "services.yaml",
      "alt: Lupa sobre uma nota fiscal, com",
      `alt: ¦${"Lupa sobre uma nota fiscal ".repeat(20)}, com`,
    ],
  ],
  "too-few": [
    ["site.yaml", "days: [sunday]", "¦days: []"],
    [
      "pages/inicio.yaml",
      "    entries:\n      - contabilidade-geral\n      - abertura-empresa\n      - planejamento-tributario\n",
      "    ¦entries: []\n",
    ],
  ],
  "repeated-item": [
    [
      "pages/inicio.yaml",
      "      - abertura-empresa\n",
      "      - abertura-empresa\n      - ¦abertura-empresa\n",
    ],
    ["site.yaml", "days: [sunday]", "days: [sunday, ¦sunday]"],
  ],
  "out-of-range": [
    ["site.yaml", "perPage: 12", "perPage: ¦0"],
    ["pages/contato.yaml", "rows: 6", "rows: ¦600"],
    ["plans.yaml", "price: 299", "price: ¦-299"],
    [article, "readingMinutes: 9", "readingMinutes: ¦0"],
  ],
  "thousands-point": [
    ["plans.yaml", "price: 999", "price: ¦1.299", "price: 1299"],
    ["plans.yaml", "price: 599", "price: ¦2.599", "price: 2599"],
  ],
  pattern: [
    ["pages/inicio.yaml", "id: motivos", "id: ¦Motivos", "motivos"],
    ["pages/sobre.yaml", "id: credenciais", "id: ¦nossas credenciais", "nossas-credenciais"],
    ["pages/blog.yaml", "id: carta", "id: ¦cartá", "carta"],
  ],
  clock: [
    [
      "site.yaml",
      'opens: "08:00"\n      closes: "18:00"',
      'opens: ¦8h\n      closes: "18:00"',
      "08:00",
    ],
  ],
  color: [
    ["theme.yaml", 'paper: "#faf7f0"', "paper: ¦branco"],
    ["theme.yaml", 'inkSoft: "#4a5652"', 'inkSoft: ¦"4a5652"', "#4a5652"],
  ],
  "html-in-text": [
    ["faq.yaml", "Sim. Atendemos toda", "¦<b>Sim</b>. Atendemos toda"],
    ["pages/termos.yaml", "são **exemplos**", "são ¦<strong>exemplos</strong>"],
    [article, "Sirva o café.", "Sirva¦<br>o café."],
  ],
};
