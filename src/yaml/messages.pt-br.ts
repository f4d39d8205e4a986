import { countWithNoun, excerpt, formatSpaceCount, quotedList } from "./phrases.pt-br.ts";

/** Messages about mistakes in the text of a file. */
export const textMessages = {
  tab: (d: { lines: number }) =>
    d.lines === 1
      ? "Esta linha começa com a tecla Tab. Apague o Tab e digite espaços: 2 por nível."
      : `${d.lines} linhas, a partir desta, começam com a tecla Tab. Apague os Tabs e digite espaços: 2 por nível.`,
  indentation: (d: {
    found: number;
    expected: number;
    line: number;
    mark: string;
    deeper: boolean;
    /** The number of lines below that move with it. */
    others: number;
  }) =>
    `O recuo está errado: esta linha começa ${d.found === 0 ? "sem espaço" : `com ${formatSpaceCount(d.found)}`}. Use ${d.expected}${d.deeper ? ": 2 a mais que" : ", para alinhar com"} o "${excerpt(d.mark)}" da linha ${d.line}.${moveLinesBelowHint(d.others)}`,
  "joined-line": (d: { text: string; line: number }) =>
    `Do jeito que está, "${excerpt(d.text)}" continua o texto da linha ${d.line}. Se é um item ou campo novo, confira o recuo; se é texto, coloque tudo entre aspas.`,
  "colon-in-text": () =>
    'Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.',
  "comma-in-text": () =>
    "Há uma vírgula dentro do texto, e entre chaves ela começa outro campo. Coloque o texto inteiro entre aspas.",
  "missing-space": (d: { after: ":" | "-" }) =>
    d.after === ":"
      ? "Falta um espaço depois dos dois-pontos."
      : 'Falta um espaço depois do traço "-".',
  "lone-quote": (d: { quote: string }) =>
    `O texto termina com aspas (${d.quote}) que não abriram. Apague-as, ou abra as aspas no começo do texto.`,
  "missing-dash": (d: { field: string }) =>
    `Falta o traço "- " antes de "${excerpt(d.field)}": aqui começa outro item da lista.`,
  "missing-colon": (d: { field: string }) => `Faltam os dois-pontos depois de "${d.field}".`,
  "lost-name": (d: { text: string; field: string }) =>
    `Antes de "${excerpt(d.text)}" falta o nome do campo: os outros itens desta lista começam com "${excerpt(d.field)}:".`,
  "lost-start": () =>
    'Falta a linha que começa este item: "- id: ", e o código dele. Escreva-a aqui em cima, com o código que o item tinha.',
  "missing-name": () => "Falta o nome do campo antes dos dois-pontos.",
  "open-quote": (d: { quote: string }) =>
    `O texto abre aspas (${d.quote}) e não fecha. Feche as aspas no fim do texto.`,
  "inner-quote": (d: { quote: string }) =>
    d.quote === '"'
      ? 'Há aspas (") dentro de um texto que já está entre aspas. Use aspas simples por fora.'
      : "O apóstrofo (') fecha as aspas antes da hora. Use aspas duplas por fora.",
  "text-after-quotes": (d: { text: string }) =>
    `Depois das aspas que fecham o texto ainda há "${excerpt(d.text)}". Coloque tudo dentro das aspas.`,
  backslash: () =>
    'A barra "\\" tem um sentido especial dentro de aspas duplas. Use aspas simples.',
  "reserved-character": (d: { character: string }) =>
    `Um texto não pode começar com "${d.character}" sem aspas. Coloque o texto entre aspas.`,
  "name-as-address": () =>
    "Um link leva a um endereço inteiro, começando com https://. O nome do perfil não basta.",
  "open-bracket": (d: { bracket: string }) =>
    `Há um "${d.bracket}" que abre e não fecha. Feche com "${d.bracket === "[" ? "]" : "}"}", ou coloque o texto entre aspas.`,
  "extra-bracket": (d: { bracket: string }) =>
    `Há um "${d.bracket}" a mais. Apague-o, ou coloque o texto entre aspas.`,
  "stray-text": (d: { text: string }) =>
    `"${excerpt(d.text)}" está solto. Cada linha deve ser um campo (nome: texto), um item (- texto) ou, com 2 espaços a mais, a continuação do texto de cima.`,
  "block-text": (d: { mark: string; line: number; expected: number }) =>
    `Depois do "${d.mark}" da linha ${d.line}, cada linha do texto deve começar com ${formatSpaceCount(d.expected)} ou mais.`,
  "block-start": (d: { mark: string }) =>
    `Depois de "${d.mark}", o texto deve começar na linha de baixo.`,
  "missing-block-sign": (d: { field: string; sign: string }) =>
    `O texto de "${excerpt(d.field)}" tem várias linhas: escreva "${d.sign}" depois dos dois-pontos.`,
  "two-fields": (d: { field: string }) =>
    `Há dois campos na mesma linha. Comece "${excerpt(d.field)}" em uma linha nova.`,
  "stray-sign": (d: { sign: string; field: string }) =>
    `Há um sinal (${d.sign}) antes do nome do campo "${excerpt(d.field)}". Apague o sinal.`,
  "stray-item": (d: { field: string; line: number }) =>
    `Este item não pertence a nenhuma lista, e "${excerpt(d.field)}", na linha ${d.line}, já tem um texto. Se a linha com o nome da lista se perdeu, escreva-a de novo acima; se não, apague o item.`,
  "unreadable-line": () =>
    "Não foi possível entender esta linha. Confira o recuo, os dois-pontos e as aspas dela e da linha de cima.",
  shortcut: (d: { mark: string }) =>
    `O atalho "${excerpt(d.mark)}" não é aceito aqui. Apague-o e escreva o conteúdo por extenso.`,
  "several-documents": (d: { mark: string }) =>
    `Há uma linha "${d.mark}" no meio do arquivo. Apague essa linha.`,
  "mixed-versions": (d: { ours: ConflictVersion; theirs?: ConflictVersion }) =>
    d.theirs
      ? `Duas versões deste trecho ficaram misturadas: ${describeConflictVersion(d.ours)} e ${describeConflictVersion(d.theirs)}. Deixe só uma, e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>.`
      : "Este sinal ficou de duas versões que se misturaram. Veja se o trecho está como deve, e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>.",
  "pasted-link": (d: { address: string }) =>
    `O endereço veio com colchetes e parênteses, e duas vezes. Escreva só "${d.address}".`,
  "pasted-chat": (d: { head: string }) =>
    `"${excerpt(d.head)}" veio da conversa de onde se copiou, e o site o mostraria. Apague este começo.`,
  "pasted-fence": (d: { mark: string; others: number }) =>
    `${d.others > 0 ? `As linhas "${d.mark}" e "\`\`\`" vieram` : `A linha "${d.mark}" veio`} do programa de onde se copiou, e não ${d.others > 0 ? "são" : "é"} do arquivo. Apague-${d.others > 0 ? "as" : "a"}.`,
  "comment-in-text": (d: { shown: string; isAddress?: boolean }) =>
    `Tudo depois de "#" seria ignorado: ${d.shown === "" ? "o campo ficaria vazio" : `o site mostraria só "${excerpt(d.shown)}"`}. ${d.isAddress ? 'Apague o espaço antes do "#".' : 'Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".'}`,
  "invisible-space": (d: {
    where: "indent" | "blank" | "field" | "colon" | "dash" | "end";
    /** Numbers of the other lines with such a space. */
    others?: readonly number[];
  }) => `${invisibleSpace[d.where]}${sameForLinesHint(d.others ?? [])}`,
  "hidden-character": (d: { character: string }) =>
    `Há um caractere invisível (${d.character}) aqui. Apague este trecho e digite de novo.`,
  "leading-zero": (d: { written: string; read: number; isNumber: boolean }) =>
    d.isNumber
      ? `"${d.written}" seria lido como o número ${d.read}. Apague o zero da frente.`
      : `"${d.written}" seria lido como o número ${d.read}, sem o zero da frente. Coloque entre aspas.`,
  "lost-number": (d: { written: string; isNumber: boolean }) =>
    `O número ${excerpt(d.written)} é longo demais e perderia os últimos algarismos. ${d.isNumber ? "Use até 15 algarismos" : "Coloque entre aspas"}.`,
  "thousands-point": (d: { written: string }) =>
    `"${d.written}" seria lido como ${d.written.replace(".", " vírgula ")}. Não use ponto para separar os milhares.`,
  "decimal-comma": (d: { written: string; meant: string }) =>
    `Entre chaves ou colchetes, a vírgula separa um valor do outro: "${d.written}" seria dois. Use o ponto: "${d.meant}".`,
  "other-dash": (d: { sign: string; isField?: true }) =>
    d.isField
      ? `"${d.sign}" não abre um item da lista. Comece o item com "- ": um traço e um espaço.`
      : `"${d.sign}" não abre um item da lista: a linha continuaria o texto de cima. Comece com "- ", alinhado com os outros.`,
  "duplicate-key": (d: {
    fields: readonly string[];
    lines: readonly [number, number];
    isFile?: boolean;
  }) =>
    d.isFile
      ? `Há dois textos neste arquivo: o segundo começa na linha ${d.lines[1]}, de novo com "${excerpt(d.fields[0] ?? "")}". Cada um fica em um arquivo só seu: recorte-o daqui para outro.`
      : d.fields.length === 1
        ? `O campo ${quotedList(d.fields)} aparece duas vezes aqui (linhas ${d.lines[0]} e ${d.lines[1]}). Apague um dos dois${/^(?:type|id)$/.test(d.fields.join()) ? ', ou comece um item novo com "- "' : ""}.`
        : `Os campos ${quotedList(d.fields)} aparecem duas vezes aqui (desde as linhas ${d.lines[0]} e ${d.lines[1]}). Apague os repetidos, ou veja se falta entre eles a linha que abre outro item ("- ") ou outro campo.`,
  "forbidden-key": (d: { field: string }) =>
    `Um campo não pode se chamar "${d.field}". Apague-o ou troque o nome.`,
  encoding: () =>
    'O arquivo não está em UTF-8: os acentos ficariam estragados. No seu editor, salve de novo com a codificação "UTF-8".',
  "byte-order": () =>
    'O arquivo foi salvo em UTF-16. No seu editor, salve de novo com a codificação "UTF-8".',
  "garbled-accents": (d: { written: string; meant: string; others: number }) =>
    `Os acentos se estragaram: "${excerpt(d.written)}" deve ser "${excerpt(d.meant)}"${d.others > 0 ? ` (e mais ${countWithNoun(d.others, "letra")} neste arquivo)` : ""}. Corrija, e salve em UTF-8.`,
  "too-big": (d: { limit: string }) =>
    `O arquivo é grande demais: o máximo é ${d.limit}. Divida o conteúdo em mais arquivos.`,
  "too-deep": (d: { limit: number }) =>
    `Há mais de ${d.limit} níveis, um dentro do outro. Confira os recuos e os colchetes.`,
  "empty-file": () => "O arquivo está vazio. Preencha-o ou apague-o.",
  "linked-file": (d: { to: "outside" | "nowhere" }) =>
    d.to === "nowhere"
      ? "O arquivo é um atalho para um lugar que não existe mais, e por isso não é lido. Ponha o próprio arquivo no lugar dele, ou apague o atalho."
      : "O arquivo é um atalho para fora da pasta do conteúdo, e por isso não é lido. Ponha o próprio arquivo no lugar dele.",
} satisfies Record<string, (details: never) => string>;

/**
 * One version in a merge conflict: its name in the marker, and the numbers of its first and last
 * line. If it has no lines, `to` is less than `from`.
 */
export interface ConflictVersion {
  name: string;
  from: number;
  to: number;
}

function describeConflictVersion({ name, from, to }: ConflictVersion): string {
  const whose = name === "" || name === "HEAD" ? "a deste computador" : `a de "${excerpt(name)}"`;
  if (to < from) return `${whose} (vazia)`;
  return `${whose} (${from === to ? `linha ${from}` : `linhas ${from} a ${to}`})`;
}

function moveLinesBelowHint(others: number): string {
  if (others === 0) return "";
  return others === 1 ? " A linha abaixo vai junto." : ` As ${others} linhas abaixo vão junto.`;
}

const invisible = (where: string) =>
  `Há um espaço invisível (colado do Word ou de um site) ${where}. Apague-o`;

const invisibleSpace = {
  indent: `${invisible("no começo desta linha")} e digite um espaço comum.`,
  blank:
    "Esta linha parece vazia, mas tem um espaço invisível (colado do Word ou de um site). Apague-o.",
  field: `${invisible("no nome deste campo")} e digite um espaço comum.`,
  colon: `${invisible("depois dos dois-pontos")} e digite um espaço comum.`,
  dash: `${invisible('depois do traço "-"')} e digite um espaço comum.`,
  end: `${invisible("no fim desta linha")}.`,
};

// The maximum number of lines whose numbers a message lists. For more lines, the message gives the
// count, the first and the last.
const mostLines = 6;

function sameForLinesHint(lines: readonly number[]): string {
  if (lines.length === 0) return "";
  if (lines.length === 1) return ` O mesmo vale para a linha ${lines[0]}.`;
  if (lines.length > mostLines)
    return ` O mesmo vale para mais ${lines.length} linhas, da ${lines[0]} à ${lines.at(-1)}.`;
  return ` O mesmo vale para as linhas ${lines.slice(0, -1).join(", ")} e ${lines.at(-1)}.`;
}
