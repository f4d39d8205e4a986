import type { Format, FormatError } from "./format.ts";

/** The registration number of a person in Brazil. Sole traders may have it instead of a CNPJ. */
export const cpf: Format = {
  code: "cpf",
  check: checkCpf,
  pattern: "^[0-9]{3}\\.?[0-9]{3}\\.?[0-9]{3}-?[0-9]{2}$",
  example: "529.982.247-25",
};

function checkCpf(text: string): FormatError | undefined {
  const [, ...parts] = /^(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})$/.exec(text) ?? [];
  const code = parts.join("");
  if (code === "") return { code: "cpf", meant: reformat(text) };
  if (/^(.)\1*$/.test(code)) return { code: "cpf" };
  const first = computeCheckDigit(code.slice(0, 9));
  const digits = first + computeCheckDigit(code.slice(0, 9) + first);
  return digits === code.slice(9) ? undefined : { code: "cpf", mistyped: true };
}

// Replaces other separators, usually spaces, with dots and a dash.
function reformat(text: string): string | undefined {
  const [, a, b, c, d] = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(text.replace(/\D/g, "")) ?? [];
  const meant = `${a}.${b}.${c}-${d}`;
  return a && meant !== text && !checkCpf(meant) ? meant : undefined;
}

// The weights from the right are 2, 3, 4 …
function computeCheckDigit(code: string): string {
  const sum = [...code].reduce(
    (total, sign, index) => total + Number(sign) * (code.length + 1 - index),
    0,
  );
  return String(((sum * 10) % 11) % 10);
}
