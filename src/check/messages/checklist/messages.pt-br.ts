import { excerpt } from "../../../yaml/phrases.pt-br.ts";

/** Messages about content that must not be published. */
export const publicationMessages = {
  "example-data": (d: { kind: keyof typeof realDataHints; written: string }) =>
    `"${excerpt(d.written)}" ainda é de exemplo. Troque ${realDataHints[d.kind]} antes de publicar.`,
  "sample-entry": () =>
    'Este item ainda é de exemplo. Troque-o por um verdadeiro e apague a linha "sample: true".',
  "template-text": (d: { written: string }) =>
    `"${excerpt(d.written)}" ainda é o texto do modelo. Escreva o seu antes de publicar.`,
  "empty-link": () =>
    "Este link não leva a lugar nenhum. Escreva aonde ele deve levar, ou apague-o.",
  "no-delivery": () =>
    "Este formulário não envia nada a ninguém: é só demonstração. Escreva worker, whatsapp, mailto ou o nome de um serviço.",
  "host-delivery": (d: { host: string; type: string; works: readonly string[] }) =>
    `"${d.type}" não funciona em ${d.host}: as mensagens não chegariam. Lá funcionam ${d.works.join(", ")} e http, para um programa em outro lugar, como um Worker.`,
  "overdue-draft": (d: { due: string }) =>
    `Este rascunho deveria ter saído em ${d.due}. Apague a linha "draft: true", ou mude a data em "publishAt".`,
} satisfies Record<string, (details: never) => string>;

const realDataHints = {
  email: "pelo e-mail verdadeiro",
  address: "pelo endereço verdadeiro",
  phone: "pelo telefone verdadeiro",
  cnpj: "pelo CNPJ verdadeiro",
  registration: "pelo registro verdadeiro",
  street: "pela rua verdadeira",
};
