import { kilobytes } from "../../text/phrases.pt-br.ts";

/** What is said of faults in the code that a site brings along. */
export const ownCodeWords = {
  schemas: (d: { id: string; first: string; second: string }) =>
    `Dois esquemas têm o mesmo nome (${d.id}): ${d.first} e ${d.second}. Dê outro nome ao segundo.`,
  unreadable: (d: { name: string; reason: string }) => `${d.name} não pode ser lido: ${d.reason}`,
  import: (d: { file: string; source: string }) =>
    `${d.file} pede "${d.source}". O código do site só pode pedir prelo/block, prelo/rules, react e arquivos da sua própria pasta.`,
  rules: (d: { folder: string; name: string }) =>
    `As regras de ${d.folder} usam o nome "${d.name}", que o programa já tem. Escolha outro nome.`,
  extends: (d: { file: string; target: string; field?: string }) =>
    d.field === undefined
      ? `${d.file} amplia o esquema "${d.target}", que não existe. Confira "extends".`
      : `${d.file} dá ao esquema "${d.target}" o campo "${d.field}", que ele já tem. Dê outro nome ao campo.`,
  stopped: (d: { file: string; reason: string }) => `${d.file} para ao rodar: ${d.reason}`,
  scripts: (d: { type: string; bytes: number; limit: number }) =>
    `Com o bloco "${d.type}", os programas de uma página somam ${kilobytes(d.bytes)} KB, e o limite é ${kilobytes(d.limit)} KB. Deixe o bloco mais leve, ou dê a ele um limite maior em interactive.ts (budgets).`,
  name: (d: { file: string; type: string }) =>
    `O bloco "${d.type}" (${d.file}) tem o nome de uma classe que o programa já usa. Dê outro nome ao bloco.`,
  selector: (d: { file: string; selector: string; type: string }) =>
    `${d.file}: "${d.selector}" valeria também fora do bloco. Comece cada seletor por .${d.type}.`,
};
