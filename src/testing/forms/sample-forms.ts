import type { ReceiverSite } from "../../forms/receiver-site.ts";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { withDefaults } from "../../model/defaults/with-defaults.ts";
import type { Labels } from "../../model/types.ts";

const { received } = withDefaults(readSchemas(), "labels.json", undefined, "pt-BR") as Labels;

/**
 * A site with three forms. The first has every kind of field, the second sends receipts, and the
 * third uses Turnstile.
 */
export const receiverSite: ReceiverSite = {
  ...{ name: "Aurora", language: "pt-BR", timeZone: "America/Sao_Paulo" },
  ...{ origin: "https://aurora.example", base: "", recipient: "contato@aurora.example" },
  ...{ months: 12, trap: "_gotcha", words: received },
  forms: {
    "contato-form": {
      title: "Fale com a gente",
      success: "Respondemos em um dia útil.",
      page: "/contato",
      fields: [
        {
          ...{ name: "nome", type: "text", label: "Nome" },
          rules: [{ type: "required", message: "Escreva o seu nome." }],
        },
        {
          ...{ name: "email", type: "email", label: "E-mail" },
          rules: [{ type: "email", message: "Escreva um e-mail." }],
        },
        { name: "telefone", type: "tel", label: "Telefone" },
        {
          ...{ name: "assunto", type: "select", label: "Assunto" },
          options: [
            { value: "", label: "Escolha" },
            { value: "duvida", label: "Uma dúvida" },
          ],
        },
        { name: "dia", type: "date", label: "Dia" },
        { name: "aceito", type: "checkbox", label: "Aceito" },
        { name: "texto", type: "textarea", label: "Mensagem" },
      ],
    },
    newsletter: {
      ...{ title: "Novidades", success: "Você está na lista.", page: "/", receipt: true },
      fields: [{ name: "email", type: "email", label: "E-mail" }],
    },
    "orcamento-form": {
      ...{ title: "Orçamento", success: "Obrigado.", page: "/orcamento", turnstile: "site-key" },
      fields: [{ name: "texto", type: "textarea", label: "Mensagem" }],
    },
  },
};

/** The body that the page's script sends. */
export interface SubmittedForm {
  id: string;
  elapsed: number;
  trap: string;
  fields: Record<string, unknown>;
  turnstile?: string;
}

/** Creates a submission as from the page's script. Its fill time is long enough for a person. */
export function submissionBody(
  fields: Record<string, unknown>,
  more: Partial<SubmittedForm> = {},
): SubmittedForm {
  return { id: crypto.randomUUID(), elapsed: 20_000, trap: "", fields, ...more };
}

/** Creates the request with which the page's script posts a submission. */
export function jsonRequest(sent: unknown, form = "contato-form", headers = {}): Request {
  return new Request(`https://aurora.example/_prelo/forms/${form}`, {
    method: "POST",
    headers: {
      ...{ "content-type": "application/json", origin: "https://aurora.example" },
      ...headers,
    },
    body: typeof sent === "string" ? sent : JSON.stringify(sent),
  });
}

/** Creates the request with which a browser without scripts posts a form. */
export function formRequest(body: string, form = "contato-form"): Request {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: "https://aurora.example",
  };
  const address = `https://aurora.example/_prelo/forms/${form}`;
  return new Request(address, { method: "POST", headers, body });
}
