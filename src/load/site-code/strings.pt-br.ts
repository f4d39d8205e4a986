import { formatKilobytes } from "../../yaml/phrases.pt-br.ts";

/** Messages about errors in site code. */
export const siteCodeStrings = {
  schemas: (d: { id: string; first: string; second: string }) =>
    `Dois esquemas têm o mesmo nome (${d.id}): ${d.first} e ${d.second}. Dê outro nome ao segundo.`,
  /**
   * Explains a site collection. It is appended to the description of each field that names a
   * collection.
   */
  listOption: (d: { name: string; title: string }) => `${d.name} é a lista "${d.title}".`,
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
    `Com o bloco "${d.type}", os programas de uma página somam ${formatKilobytes(d.bytes)} KB, e o limite é ${formatKilobytes(d.limit)} KB. Deixe o bloco mais leve, ou dê a ele um limite maior em interactive.ts (budgets).`,
  name: (d: { file: string; type: string }) =>
    `${d.file}: o programa já usa o nome "${d.type}" nas suas páginas. Dê outro nome ao bloco, como "${d.type}-proprio", também à pasta e aos arquivos dele.`,
  type: (d: { file: string; type: string }) =>
    `${d.file}: "${d.type}" não serve de nome a um bloco. Use minúsculas sem acento, números e hífens, a começar por uma letra, como "tabela-de-precos".`,
  typeField: (d: { file: string; type: string }) =>
    `${d.file}: o campo "type" deve existir, ser obrigatório (required) e ter "const": "${d.type}", como o "$id" diz.`,
  frameField: (d: { file: string; name: string; part: string }) =>
    `${d.file}: o campo "${d.name}" é de todos os blocos e só pode ser { "$ref": "${d.part}" }. Dê outro nome a um campo com outro sentido.`,
  lacking: (d: { file: string; name?: string; text: string }) =>
    `${d.file}: ${d.name === undefined ? "o esquema" : `o campo "${d.name}"`} não tem "${d.text}". Quem preenche lê isso no guia, no editor e no estúdio.`,
  option: (d: { file: string; name: string; option: string }) =>
    `${d.file}: a descrição do campo "${d.name}" não diz o que é "${d.option}". Explique cada opção, como em "mês é um preço por mês; ano é um preço por ano".`,
  invalid: (d: { file: string; reason: string }) =>
    `${d.file} não é um esquema JSON (draft-07) que se possa usar: ${d.reason}`,
  format: (d: { file: string; format: string }) =>
    `${d.file} pede o formato "${d.format}", que não existe. Escreva-o nas regras do site (rules.ts, formats), ou confira o nome.`,
  noList: (d: { file: string; name: string; schema: string }) =>
    `${d.file} tem a lista "${d.name}", mas nenhum esquema tem o "$id" "${d.schema}".`,
  noEntry: (d: { file: string; name: string }) =>
    `${d.file}: os itens da lista "${d.name}" precisam de um esquema próprio: "items": { "$ref": "entries/item.json" }, e um arquivo com esse "$id".`,
  noCollection: (d: { file: string; name: string }) =>
    `${d.file} pede a lista "${d.name}", que não existe. Escreva-a nas regras do site (rules.ts, collections), ou confira o nome.`,
  noId: (d: { file: string }) =>
    `${d.file} não tem "$id". O de um bloco é "blocks/" com o nome do bloco e ".json".`,
  noComponent: (d: { file: string; type: string; schema: string }) =>
    `${d.file} não diz que componente mostra o bloco "${d.type}" (${d.schema}).`,
  noSchema: (d: { file: string; type: string }) =>
    `${d.file} tem o bloco "${d.type}", mas nenhum esquema tem o "$id" "blocks/${d.type}.json".`,
  strayFile: (d: { file: string }) =>
    `${d.file} não está na pasta de um bloco, e nenhuma página o traria. A folha de estilos de um bloco fica na pasta que tem o nome dele.`,
  rule: (d: { file: string; rule: string; type: string }) =>
    `${d.file}: "${d.rule}" valeria também fora do bloco. Nomes próprios começam com "${d.type}-"; as camadas são "blocks" e "print", e as letras do site ficam em theme.yaml.`,
  sheetName: (d: { file: string; name: string; type: string }) =>
    `${d.file}: o nome "${d.name}" vale na página inteira. Comece-o com "${d.type}-".`,
  selector: (d: { file: string; selector: string; type: string }) =>
    `${d.file}: "${d.selector}" valeria também fora do bloco. Comece cada seletor por .${d.type} e fique dentro dele.`,
  rendered: (d: { type: string; route: string; reason: string }) =>
    `O bloco "${d.type}" (blocks/${d.type}) para ao ser mostrado em ${d.route}: ${d.reason}`,
};
