import { oldAddressFormat } from "../redirects/old-address-format.ts";
import { cep } from "./cep.ts";
import { cnpj } from "./cnpj.ts";
import { companyNumbers } from "./company-number.ts";
import { cpf } from "./cpf.ts";
import { date } from "./date.ts";
import { email } from "./email.ts";
import type { Format } from "./format.ts";
import { httpsAddress } from "./https-address.ts";
import { phone } from "./phone.ts";
import { regularExpression } from "./regular-expression.ts";

/** Formats by the name that schemas use. A new one needs a file, a line here and a message. */
export const formats: Readonly<Record<string, Format>> = {
  cnpj,
  cpf,
  ...companyNumbers,
  cep,
  phone,
  email,
  date,
  "uri-https": httpsAddress,
  "text-pattern": regularExpression,
  "old-address": oldAddressFormat,
};
