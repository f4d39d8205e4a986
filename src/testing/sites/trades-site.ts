import sharp from "sharp";
import { drawPhotograph } from "../content/photographs.ts";
import type { Workspace } from "../content/workspace.ts";

/** The page of a bakery: what it sells, where it delivers, a recipe. */
const bakery = `route: /padaria
title: Padaria
description: Pães de fermentação natural, bolos e salgados, todo dia desde as seis.
blocks:
  - type: banner
    title: Padaria do Forno
    lede: Pães de fermentação natural, todo dia desde as seis.
  - type: price-menu
    id: cardapio
    remark: Do dia
    title: Nosso **cardápio**
    lede: O que sai do forno hoje, e quanto custa.
    sections:
      - title: Pães
        description: Saem do forno às 6h e às 16h.
        items:
          - {name: Pão francês, price: 19.9, unit: o quilo}
          - name: Pão de fermentação natural
            description: Farinha integral, água e sal; descansa vinte e quatro horas antes de ir ao forno a lenha.
            sizes: [{label: Meio, price: 14}, {label: Inteiro, price: 26}]
            allergens: [glúten]
            marks: [vegano]
            image: {src: pao.jpg, alt: Pão redondo com a casca aberta em cruz}
          - {name: Broa de milho, description: Com erva-doce., price: 14, marks: [sem glúten], unavailable: true}
      - title: Bolos
        items:
          - name: Bolo de cenoura
            description: Com cobertura de chocolate meio amargo.
            price: 48
            allergens: [glúten, leite, ovos]
            image: {src: bolo.jpg, alt: Bolo de cenoura com cobertura de chocolate}
          - {name: Bolo de encomenda, description: "Peça com dois dias, pelo [WhatsApp](tel:(38) 90000-0000)."}
    note: Preços para retirada na loja.
  - type: gallery
    title: A casa por dentro
    lede: Um passeio antes da visita.
    items:
      - {image: {src: pao.jpg, alt: Pão redondo com a casca aberta em cruz}, caption: O pão da casa.}
      - {image: {src: bolo.jpg, alt: Bolo de cenoura com cobertura de chocolate}}
      - {image: {src: forno.jpg, alt: Forno a lenha com pães sobre a pedra}, caption: "O forno, de 1962, ainda aquece a casa no inverno."}
      - {image: {src: balcao.jpg, alt: Balcão de madeira com cestos}}
      - {image: {src: wheel.svg, alt: Desenho de uma roda}}
  - type: media-text
    title: O forno da casa
    body: |
      O forno é de 1962 e ainda aquece a casa. Todo pão passa por ele, um por um, e ninguém tem pressa.

      - lenha de reflorestamento
      - pedra de São Tomé
    image: {src: forno.jpg, alt: Forno a lenha com pães sobre a pedra}
    side: start
    action: {label: Ver o cardápio, to: "#cardapio"}
  - type: media-text
    title: Quem faz o pão
    body: |
      Seu Antônio chega às três. Às seis, a porta abre, e o primeiro pão já saiu.
    image: {src: balcao.jpg, alt: Balcão de madeira com cestos}
    side: end
  - type: recipe
    title: Bolo de fubá da avó
    lede: O bolo que sai todo sábado às quatro.
    image: {src: bolo.jpg, alt: Bolo de fubá cortado}
    yields: 12 fatias
    preparation: 20
    cooking: 40
    resting: 30
    ingredients:
      - title: Massa
        items: [2 xícaras de fubá, 3 ovos, 1 xícara de leite, "1 colher (sopa) de fermento"]
      - title: Cobertura
        items: [200 g de goiabada, 2 colheres de água]
    steps:
      - Bata os ovos com o leite até espumar.
      - Junte o fubá aos poucos, sem parar de mexer, até a massa ficar lisa e cair da colher em fita; só então entra o fermento.
      - Leve ao forno médio por **40 minutos**.
    note: No dia seguinte fica melhor.
  - type: delivery-area
    title: Onde entregamos
    lede: O pedido sai da loja assim que fica pronto.
    places:
      - {name: Centro, fee: 0, minimum: 30, time: 20 a 40 minutos}
      - {name: Bairro Canelas e Todos os Santos, fee: 6, minimum: 40, time: 40 a 60 minutos, note: Só até as 20h.}
      - {name: Até 10 km, fee: 12.5, time: às terças e quintas}
      - {name: Zona rural, note: "Combine conosco."}
    note: Em dias de chuva, o prazo pode dobrar.
    action: {label: Pedir por telefone, to: "tel:(38) 90000-0000"}
  - type: payment-methods
    title: Como pagar
    items:
      - {name: Pix, description: "5% de desconto."}
      - {name: Cartão de crédito, description: "Até 6 vezes sem juros, em compras de mais de R$ 100."}
      - {name: Vale-alimentação}
      - {name: Dinheiro}
    note: Emitimos nota fiscal.
  - type: timeline
    title: Desde 1962
    lede: Do primeiro forno à terceira geração.
    items:
      - {when: "1962", title: A primeira fornada, description: Seu Antônio acende o forno na rua de trás.}
      - {when: Março de 1998, title: A segunda loja, description: "Na avenida, com três mesas.", image: {src: balcao.jpg, alt: Balcão de madeira com cestos}}
      - {when: "2024", title: Tudo de fermentação natural}
`;

/** The page of a clinic: what it charges, when it is open, what it invites to. */
const clinic = `route: /clinica
title: Clínica
description: Consultas e exames com hora marcada, de segunda a sábado, no centro de Montes Claros.
blocks:
  - type: banner
    title: Clínica Canelas
  - type: opening-hours
    title: Quando **atendemos**
    lede: Com hora marcada; urgências a qualquer hora.
    note: A última consulta começa meia hora antes de fechar.
  - type: price-menu
    title: Consultas e exames
    sections:
      - items:
          - {name: Consulta, price: 250, unit: a sessão}
          - {name: Retorno, description: Em até trinta dias., price: 0}
          - {name: Eletrocardiograma, price: 180, marks: [só com pedido médico]}
  - type: video
    title: Como é a primeira consulta
    url: https://youtu.be/abcdefghijk
    poster: {src: sala.jpg, alt: Médica sentada diante de uma mesa}
    duration: 3 min
    transcript: |
      A consulta dura uma hora.

      Traga os últimos exames.
  - type: events
    id: agenda
    title: Na agenda
    lede: Palestras abertas a todos.
    entries: all
  - type: quote
    text: Foi a primeira vez em que alguém me ouviu até o fim, sem olhar o relógio.
    name: Marina Alves
    role: paciente desde 2015
    image: {src: retrato.jpg, alt: Mulher de cabelos curtos}
  - type: logos
    title: Convênios
    lede: Atendemos por estes, e com recibo para todos os outros.
    items:
      - {image: {src: convenio.svg, alt: Saúde Boa Vista}, to: "https://convenio.example/"}
      - {image: {src: convenio.jpg, alt: Plano Vale Verde}}
      - {image: {src: convenio-largo.svg, alt: Cooperativa dos Médicos do Norte}}
      - {image: {src: convenio-alto.png, alt: Vida}}
      - {image: {src: convenio.jpg, alt: Plano Vale Azul}, to: "https://azul.example/"}
`;

const events = `- id: feira
  title: Feira de saúde
  date: 2026-12-12
  until: 2026-12-13
  place: Praça da Matriz
  price: 0
  description: Medimos a pressão e a glicemia de quem passar.
- id: palestra
  title: Palestra sobre **diabetes**
  date: 2026-12-03
  starts: "19:30"
  ends: "21:00"
  price: 20
  image: {src: sala.jpg, alt: Médica sentada diante de uma mesa}
  action: {label: Inscrever-se, to: "/contact#form"}
- id: passada
  title: Curso de primeiros socorros
  date: 2026-01-10
`;

const logo = (width: number, height: number, color: string, name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><circle cx="${height / 2}" cy="${height / 2}" r="${height / 2.4}" fill="${color}"/><text x="${height * 1.1}" y="${height * 0.65}" font-family="sans-serif" font-size="${height * 0.45}" fill="#222">${name}</text></svg>`;

const specialDays = `  specialDays:
    - {label: Natal, date: 2024-12-25, everyYear: true}
    - {label: Recesso, date: 2026-12-28, until: 2027-01-02}
    - {label: Véspera de Natal, date: 2024-12-24, everyYear: true, opens: "08:00", closes: "12:30"}
    - {label: Carnaval, date: 2026-02-16, until: 2026-02-17}
claims:
`;

const hours = `    - {label: Segunda a sexta, value: 8h às 18h, days: [monday, tuesday, wednesday, thursday, friday], opens: "08:00", closes: "18:00"}
    - {label: Sábado, value: 8h às 12h, days: [saturday], opens: "08:00", closes: "12:00"}
    - {label: Domingo, value: Fechado}
`;

/**
 * Gives a site the pages of a bakery and of a clinic, with all blocks that trades of any kind need.
 */
export async function addTrades(workspace: Workspace): Promise<void> {
  await workspace.edit("site.yaml", "    - {label: Monday to Friday, value: 9 to 6}\n", hours);
  await workspace.edit("site.yaml", "claims:\n", specialDays);
  await workspace.edit("site.yaml", "language: en", "language: pt-BR");
  for (const file of ["labels.yaml", "theme.yaml"]) await workspace.file(file, undefined);
  await workspace.file("pages/padaria.yaml", bakery);
  await workspace.file("pages/clinica.yaml", clinic);
  await workspace.file("events.yaml", events);
  for (const [index, name] of ["pao", "bolo", "forno", "balcao", "sala", "retrato"].entries()) {
    const shape = index % 2 ? { width: 800, height: 600 } : { width: 600, height: 750 };
    const at = [0.3 + index * 0.08, 0.4] as const;
    const data = await drawPhotograph({ ...shape, at })
      .jpeg()
      .toBuffer();
    await workspace.file(`media/${name}.jpg`, data);
  }
  await workspace.file("media/wheel.svg", logo(300, 300, "#0a6b4f", ""));
  await workspace.file("media/convenio.svg", logo(300, 90, "#0a6b4f", "Boa Vista"));
  await workspace.file("media/convenio-largo.svg", logo(640, 80, "#7a1f3d", "Médicos do Norte"));
  const tall = Buffer.from(logo(120, 100, "#1b4f8a", ""));
  await workspace.file("media/convenio-alto.png", await sharp(tall).png().toBuffer());
  const wide = Buffer.from(logo(420, 120, "#c05a00", "Vale Verde"));
  const opaque = sharp(wide).flatten({ background: "#ffffff" });
  await workspace.file("media/convenio.jpg", await opaque.jpeg().toBuffer());
}
