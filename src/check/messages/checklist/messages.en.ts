import { excerpt } from "../../../yaml/phrases.en.ts";
import type { publicationMessages as portuguese } from "./messages.pt-br.ts";

/** Messages about content that must not be published. */
export const publicationMessages: typeof portuguese = {
  "example-data": (d) =>
    `"${excerpt(d.written)}" is still an example. Put ${realDataHints[d.kind]} in its place before you publish.`,
  "sample-entry": () =>
    'This item is still an example. Put a real one in its place and delete the line "sample: true".',
  "template-text": (d) =>
    `"${excerpt(d.written)}" is still the template’s text. Write your own before you publish.`,
  "empty-link": () => "This link leads nowhere. Write where it should lead, or delete it.",
  "no-delivery": () =>
    'This form sends nothing to anybody: it is only a demonstration. In the field "delivery", write worker, whatsapp, mailto or the name of a service.',
  "host-delivery": (d) =>
    `"${d.type}" does not work on ${d.host}: no message would arrive. These work there: ${d.works.join(", ")}, and http to a program somewhere else, such as a Worker.`,
  "overdue-draft": (d) =>
    `This draft should have gone live on ${d.due}. Delete the line "draft: true", or change the date in "publishAt".`,
};

const realDataHints: Record<Parameters<(typeof portuguese)["example-data"]>[0]["kind"], string> = {
  email: "the real email address",
  address: "the real address",
  phone: "the real phone number",
  cnpj: "the real CNPJ",
  registration: "the real registration number",
  street: "the real street and number",
};
