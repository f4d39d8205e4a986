/**
 * Every sentence that an editor may read, in the one language that editors have.
 * A sentence says what is wrong and how to repair it, in at most two lines, without the
 * words of parsers; the line to copy stands apart, in the hint of the diagnostic.
 */

/** A field as its mistakes name it: `"title" (Título)`, or `o item 2 de "features"`. */
export interface FieldName {
  name: string;
  title?: string;
  /** Number of the entry, counted from 1, when the value stands in a list. */
  item?: number;
}

interface Suggestion {
  suggestion?: string;
}

export const catalogue = {
  // The text of a file
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
  }) =>
    `O recuo está errado: esta linha começa ${d.found === 0 ? "sem espaço" : `com ${spaces(d.found)}`}. Use ${d.expected}${d.deeper ? ": 2 a mais que" : ", para alinhar com"} o "${short(d.mark)}" da linha ${d.line}.`,
  "joined-line": (d: { text: string; line: number }) =>
    `Do jeito que está, "${short(d.text)}" continua o texto da linha ${d.line}. Se é um item ou campo novo, confira o recuo; se é texto, coloque tudo entre aspas.`,
  "colon-in-text": () =>
    'Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.',
  "missing-space": (d: { after: ":" | "-" }) =>
    d.after === ":"
      ? "Falta um espaço depois dos dois-pontos."
      : 'Falta um espaço depois do traço "-".',
  "lone-quote": (d: { quote: string }) =>
    `O texto termina com aspas (${d.quote}) que não abriram. Apague-as, ou abra as aspas no começo do texto.`,
  "missing-dash": (d: { field: string }) =>
    `Falta o traço "- " antes de "${short(d.field)}": aqui começa outro item da lista.`,
  "missing-colon": (d: { field: string }) => `Faltam os dois-pontos depois de "${d.field}".`,
  "missing-name": () => "Falta o nome do campo antes dos dois-pontos.",
  "open-quote": (d: { quote: string }) =>
    `O texto abre aspas (${d.quote}) e não fecha. Feche as aspas no fim do texto.`,
  "inner-quote": (d: { quote: string }) =>
    d.quote === '"'
      ? 'Há aspas (") dentro de um texto que já está entre aspas. Use aspas simples por fora.'
      : "O apóstrofo (') fecha as aspas antes da hora. Use aspas duplas por fora.",
  "text-after-quotes": (d: { text: string }) =>
    `Depois das aspas que fecham o texto ainda há "${short(d.text)}". Coloque tudo dentro das aspas.`,
  backslash: () =>
    'A barra "\\" tem um sentido especial dentro de aspas duplas. Use aspas simples.',
  "reserved-character": (d: { character: string }) =>
    `Um texto não pode começar com "${d.character}" sem aspas. Coloque o texto entre aspas.`,
  "open-bracket": (d: { bracket: string }) =>
    `Há um "${d.bracket}" que abre e não fecha. Feche com "${d.bracket === "[" ? "]" : "}"}", ou coloque o texto entre aspas.`,
  "extra-bracket": (d: { bracket: string }) =>
    `Há um "${d.bracket}" a mais. Apague-o, ou coloque o texto entre aspas.`,
  "stray-text": (d: { text: string }) =>
    `"${short(d.text)}" está solto. Cada linha deve ser um campo (nome: texto), um item (- texto) ou, com 2 espaços a mais, a continuação do texto de cima.`,
  "block-text": (d: { mark: string; line: number; expected: number }) =>
    `Depois do "${d.mark}" da linha ${d.line}, cada linha do texto deve começar com ${spaces(d.expected)} ou mais.`,
  "block-start": (d: { mark: string }) =>
    `Depois de "${d.mark}", o texto deve começar na linha de baixo.`,
  "missing-block-sign": (d: { field: string }) =>
    `O texto de "${short(d.field)}" tem várias linhas: escreva "|" depois dos dois-pontos.`,
  "two-fields": (d: { field: string }) =>
    `Há dois campos na mesma linha. Comece "${short(d.field)}" em uma linha nova.`,
  "stray-sign": (d: { sign: string; field: string }) =>
    `Há um sinal (${d.sign}) antes do nome do campo "${short(d.field)}". Apague o sinal.`,
  "stray-item": (d: { field: string; line: number }) =>
    `Este item não pertence a nenhuma lista, e "${short(d.field)}", na linha ${d.line}, já tem um texto. Se a linha com o nome da lista se perdeu, escreva-a de novo acima; se não, apague o item.`,
  "unreadable-line": () =>
    "Não foi possível entender esta linha. Confira o recuo, os dois-pontos e as aspas dela e da linha de cima.",
  shortcut: (d: { mark: string }) =>
    `O atalho "${short(d.mark)}" não é aceito aqui. Apague-o e escreva o conteúdo por extenso.`,
  "several-documents": (d: { mark: string }) =>
    `Há uma linha "${d.mark}" no meio do arquivo. Apague essa linha.`,
  "comment-in-text": (d: { shown: string; isAddress?: boolean }) =>
    `Tudo depois de "#" seria ignorado: ${d.shown === "" ? "o campo ficaria vazio" : `o site mostraria só "${short(d.shown)}"`}. ${d.isAddress ? 'Apague o espaço antes do "#".' : 'Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".'}`,
  "invisible-space": (d: { where: "indent" | "field" | "colon" | "dash" }) =>
    `Há um espaço invisível (colado do Word ou de um site) ${invisiblePlaces[d.where]}. Apague-o e digite um espaço comum.`,
  "hidden-character": (d: { character: string }) =>
    `Há um caractere invisível (${d.character}) aqui. Apague este trecho e digite de novo.`,
  "leading-zero": (d: { written: string; read: number; isNumber: boolean }) =>
    d.isNumber
      ? `"${d.written}" seria lido como o número ${d.read}. Apague o zero da frente.`
      : `"${d.written}" seria lido como o número ${d.read}, sem o zero da frente. Coloque entre aspas.`,
  "lost-number": (d: { written: string; isNumber: boolean }) =>
    `O número ${short(d.written)} é longo demais e perderia os últimos algarismos. ${d.isNumber ? "Use até 15 algarismos" : "Coloque entre aspas"}.`,
  "thousands-point": (d: { written: string }) =>
    `"${d.written}" seria lido como ${d.written.replace(".", " vírgula ")}. Não use ponto para separar os milhares.`,
  "duplicate-key": (d: { fields: readonly string[]; lines: readonly [number, number] }) =>
    d.fields.length === 1
      ? `O campo ${quoted(d.fields)} aparece duas vezes aqui (linhas ${d.lines[0]} e ${d.lines[1]}). Apague um dos dois${/^(?:type|id)$/.test(d.fields.join()) ? ', ou comece um item novo com "- "' : ""}.`
      : `Os campos ${quoted(d.fields)} aparecem duas vezes aqui (desde as linhas ${d.lines[0]} e ${d.lines[1]}). Apague os repetidos, ou veja se falta entre eles a linha que abre outro item ("- ") ou outro campo.`,
  "forbidden-key": (d: { field: string }) =>
    `Um campo não pode se chamar "${d.field}". Apague-o ou troque o nome.`,
  encoding: () =>
    'O arquivo não está em UTF-8: os acentos ficariam estragados. No seu editor, salve de novo com a codificação "UTF-8".',
  "byte-order": () =>
    'O arquivo foi salvo em UTF-16. No seu editor, salve de novo com a codificação "UTF-8".',
  "garbled-accents": (d: { written: string; meant: string; others: number }) =>
    `Os acentos se estragaram: "${short(d.written)}" deve ser "${short(d.meant)}"${d.others > 0 ? ` (e mais ${count(d.others, "letra")} neste arquivo)` : ""}. Corrija, e salve em UTF-8.`,
  "too-big": (d: { limit: string }) =>
    `O arquivo é grande demais: o máximo é ${d.limit}. Divida o conteúdo em mais arquivos.`,
  "too-deep": (d: { limit: number }) =>
    `Há mais de ${d.limit} níveis, um dentro do outro. Confira os recuos e os colchetes.`,
  "empty-file": () => "O arquivo está vazio. Preencha-o ou apague-o.",

  // The shape of a file
  "unknown-field": (d: { field: string; owner?: string; others: readonly string[] } & Suggestion) =>
    `O campo "${short(d.field)}" não existe${d.owner ? ` em "${d.owner}"` : " aqui"}.${maybe(d) || (d.others.length > 0 ? ` Campos possíveis: ${d.others.join(", ")}.` : " Apague-o.")}`,
  "misplaced-field": (d: {
    fields: readonly string[];
    owner: string;
    to: "group" | "item" | "outside";
  }) =>
    `${d.fields.length === 1 ? "O campo" : "Os campos"} ${quoted(d.fields)} ${d.fields.length === 1 ? "pertence" : "pertencem"} a "${d.owner}". ${moves[d.to]}`,
  "lost-parent": (d: { line: string; parent: FieldName }) =>
    `Acima de "${short(d.line)}" parece faltar uma linha: o nome do campo a que ela pertence, como ${named(d.parent)}.`,
  "lost-colon": (d: { line: string; field: FieldName }) =>
    `A linha "${short(d.line)}" não tem dois-pontos, e aqui falta o campo ${named(d.field)}. Se é ele, escreva o nome certo e os dois-pontos.`,
  "unknown-block": (d: { type: string; title?: string; options: string } & Suggestion) =>
    `Não existe o bloco "${short(d.type)}".${maybe(d, d.title) || ` Opções: ${d.options}.`}`,
  "missing-type": (d: { options: string; title?: string } & Suggestion) =>
    `Falta dizer qual é o bloco (campo "type").${d.suggestion ? ` Parece ser "${d.suggestion}" (${d.title}).` : ` Opções: ${d.options}.`}`,
  "missing-field": (d: { fields: readonly FieldName[] }) =>
    d.fields.length === 1
      ? `Falta o campo obrigatório ${d.fields.map(named).join()}.`
      : `Faltam campos obrigatórios: ${d.fields.map(named).join(", ")}.`,
  "text-expected": (d: FoundIn & { field: FieldName }) =>
    `${theField(d.field)} deve ser um texto; ${foundAs(d)}.`,
  "number-expected": (d: FoundIn & { field: FieldName; whole: boolean }) =>
    `${theField(d.field)} deve ser só um número${d.whole ? " inteiro, sem vírgula nem ponto" : ""}; ${foundAs(d)}.`,
  "yes-no": (d: FoundIn & { field: FieldName }) =>
    `${theField(d.field)} deve ser true (sim) ou false (não); ${foundAs(d)}.`,
  "list-expected": (d: { field: FieldName }) =>
    `${theField(d.field)} deve ser uma lista: cada item fica em uma linha nova, que começa com "- ".`,
  "fields-expected": (d: { field: FieldName; fields: string }) =>
    d.field.name === "" && d.field.item === undefined
      ? `O arquivo deve ser feito de campos, cada um em sua linha: ${d.fields}.`
      : `${theField(d.field)} precisa de campos, cada um em sua linha, com 2 espaços a mais: ${d.fields}.`,
  "not-an-option": (
    d: { field: FieldName; written: string; options: string; explanation?: string } & Suggestion,
  ) =>
    `"${short(d.written)}" não é uma opção ${ofField(d.field)}.${maybe(d) || ` ${d.explanation ?? `Opções: ${d.options}.`}`}`,
  empty: (d: { field: FieldName; required: boolean }) =>
    `${theField(d.field)} está vazio. ${d.required ? "Preencha: é obrigatório" : `Preencha ou apague ${d.field.item ? "o item" : "a linha"}`}.`,
  "too-long": (d: { field: FieldName; length: number; limit: number }) =>
    `${theField(d.field)} tem ${count(d.length, "letra")}; o máximo é ${d.limit}.`,
  "too-short": (d: { field: FieldName; length: number; limit: number }) =>
    `${theField(d.field)} tem ${count(d.length, "letra")}; o mínimo é ${d.limit}.`,
  "too-few": (d: { field: FieldName; length: number; limit: number }) =>
    `${theField(d.field)} ${d.length === 0 ? "não tem nenhum item" : `tem ${count(d.length, "item", "itens")}`}; o mínimo é ${d.limit}.`,
  "too-many": (d: { field: FieldName; length: number; limit: number }) =>
    `${theField(d.field)} tem ${count(d.length, "item", "itens")}; o máximo é ${d.limit}.`,
  "repeated-item": (d: { field: FieldName; first: number; second: number }) =>
    `Na lista ${ofField(d.field)}, o item ${d.second} repete o item ${d.first}. Apague um dos dois.`,
  "out-of-range": (d: { field: FieldName; written: string; minimum?: number; maximum?: number }) =>
    `${theField(d.field)} está com ${d.written}; ${bounds(d)}.`,
  "too-precise": (d: { field: FieldName; written: string }) =>
    `${theField(d.field)} está com ${d.written}, que tem casas decimais demais.`,
  pattern: (d: { field: FieldName; written: string; rule?: string }) =>
    `"${short(d.written)}" não serve para ${named(d.field)}.${d.rule ? ` ${d.rule}` : " Compare com o exemplo."}`,
  "wrong-value": (d: { field: FieldName }) =>
    `O valor ${ofField(d.field)} não é aceito. Compare com o exemplo.`,
  "html-in-text": (d: { mark: string }) =>
    `O site mostraria "${short(d.mark)}" como texto. Não use HTML; para negrito, escreva **assim**.`,
  cnpj: (d: { digits?: string }) =>
    d.digits
      ? `Este CNPJ não confere: os dois últimos dígitos deveriam ser ${d.digits}.`
      : "Este CNPJ não está certo: são 14 letras maiúsculas ou números, e os dois últimos são números.",
  crc: () =>
    "Este registro no CRC não está no formato certo: estado, seis números e tipo, como em MG-012345/O-8.",
  cep: () =>
    "Este CEP não está no formato certo: são 8 números, com um traço antes dos três últimos.",
  phone: (d: { area?: string }) =>
    d.area
      ? `O DDD ${d.area} não existe no Brasil.`
      : "Este telefone não está no formato certo. Use o DDD entre parênteses e o traço: (38) 90000-0000.",
  email: () => "Este e-mail não está no formato certo. Confira o @ e o que vem depois dele.",
  date: (d: { impossible: boolean }) =>
    d.impossible
      ? "Esta data não existe no calendário."
      : "A data deve ter ano, mês e dia, nesta ordem: AAAA-MM-DD.",
  "text-pattern": (d: { brackets: boolean }) =>
    `Este modelo (expressão regular) não está certo, e nenhuma resposta serviria.${d.brackets ? ' Dentro de colchetes, ponha "\\" antes de ( ) { } / | e do traço que não indica intervalo.' : " Confira parênteses, colchetes e chaves: cada um que abre precisa fechar."}`,
  "https-address": () => "Este endereço deve começar com https:// e não pode ter espaços.",

  // What content says about other content
  "broken-link": (d: { link: string } & Suggestion) =>
    `O link "${short(d.link)}" não leva a nenhuma página.${maybe(d)}`,
  "broken-anchor": (d: { anchor: string; route?: string } & Suggestion) =>
    `${d.route ? `A página "${d.route}"` : "Esta página"} não tem a âncora "${short(d.anchor)}".${maybe(d)}`,
  "missing-file": (d: { name: string; folder: string } & Suggestion) =>
    `O arquivo "${short(d.name)}" não existe em ${d.folder}.${maybe(d)}`,
  "missing-download": (d: { name: string; folder: string } & Suggestion) =>
    `Não há o que baixar com o nome "${short(d.name)}".${maybe(d) || ` Ele deve ser o de um arquivo de ${d.folder}/media, documents (.docx, .pdf) ou spreadsheets (.xlsx, .csv).`}`,
  "broken-formula": (d: { part: string }) =>
    d.part === ""
      ? "A fórmula está incompleta: falta um valor ou um parêntese no fim."
      : `A fórmula não se entende a partir de "${short(d.part)}". Números usam ponto (0.5), e textos ficam entre aspas duplas.`,
  "unknown-reference": (d: { reference: string }) =>
    `"${short(d.reference)}" não serve em uma fórmula. Cite uma linha {vendas}, várias {vendas..outras}, ou uma coluna {vendas@jan}.`,
  "missing-cell": (
    d: { reference: string; id: string; kind: "sheet" | "row" | "column" } & Suggestion,
  ) =>
    `A fórmula cita ${d.reference}, mas não há ${sheetParts[d.kind]} com o código (id) "${short(d.id)}".${maybe(d)}`,
  "unknown-function": (d: { name: string; options: string } & Suggestion) =>
    `A função "${short(d.name)}" não existe aqui.${maybe(d) || ` Opções: ${d.options}.`}`,
  "circular-formula": () =>
    "Esta fórmula depende do próprio resultado, sem fim. Confira quais linhas ela cita.",
  "failing-formula": (d: { error: string; cell: string }) =>
    `Esta fórmula não dá resultado (${d.error}) em ${d.cell}. Confira o que ela cita, ou use IFERROR.`,
  "missing-column": (d: { id: string } & Suggestion) =>
    `Esta folha não tem a coluna "${short(d.id)}".${maybe(d)}`,
  "missing-alt": (d: { name: string }) =>
    `Falta descrever a imagem "${short(d.name)}" para quem não a vê. Preencha o campo "alt".`,
  "missing-entry": (d: { collection: string; id: string } & Suggestion) =>
    `Não existe ${entryNames[d.collection] ?? "o item"} "${short(d.id)}".${maybe(d)}`,
  "draft-link": (d: { link: string }) =>
    `O link "${short(d.link)}" leva a um rascunho, que os visitantes ainda não veem.`,
  "redirect-of-page": (d: { from: string }) =>
    `"${short(d.from)}" é uma página do site, e um endereço com página não leva a outro lugar. Apague este item, ou mude o endereço da página.`,
  "redirect-loop": (d: { way: readonly string[] }) =>
    `Este endereço anda em círculo: ${d.way.join(" → ")}. Escreva em "to" uma página que existe.`,
  "redirect-chain": (d: { way: readonly string[] }) =>
    `O caminho tem uma parada a mais: ${d.way.join(" → ")}. Escreva logo o último endereço.`,
  "long-title": (d: { length: number; most: number }) =>
    `O Google corta títulos com mais de ${d.most} letras; este, com o nome do site, tem ${d.length}. Diga o principal no começo, ou encurte.`,
  "long-description": (d: { length: number; most: number }) =>
    `O Google corta descrições com mais de ${d.most} letras; esta tem ${d.length}. Encurte para que a frase não pare no meio.`,
  "dead-address": (d: { route: string }) =>
    `O endereço "${short(d.route)}" já esteve no ar e ficou sem página: quem o guardou veria um erro. Diga em redirects.yaml aonde ele leva agora.`,
  "expired-link": (d: { link: string; date: string }) =>
    `O link "${short(d.link)}" leva a uma página que saiu do ar em ${d.date}. Apague o link, ou mude a data em "expiresAt".`,
  "expiring-link": (d: { link: string; date: string }) =>
    `O link "${short(d.link)}" leva a uma página que sai do ar em ${d.date}. Nesse dia o link vira um erro: prepare a troca.`,
  "dates-crossed": (d: { due: string; end: string }) =>
    `Sai do ar em ${d.end}, mas só entraria em ${d.due}: assim, ninguém veria. Troque uma das duas datas.`,
  "missing-token": (d: { token: string; file: string } & Suggestion) =>
    `Não existe o dado "${short(d.token)}" em ${d.file}.${maybe(d)}`,
  "open-token": (d: { token: string }) =>
    `"\${${short(d.token)}" abre e não fecha. Escreva o nome do dado entre chaves: \${firm.phone}.`,
  "circular-token": (d: { token: string }) =>
    `O dado "${short(d.token)}" cita a si mesmo, sem fim. Escreva o texto dele por extenso.`,
  "unknown-slot": (d: { slot: string; slots: readonly string[] } & Suggestion) =>
    `"{${short(d.slot)}}" não é trocado por nada aqui.${maybe(d) || (d.slots.length > 0 ? ` Opções: ${d.slots.map((slot) => `{${slot}}`).join(", ")}.` : " Apague-o.")}`,
  "empty-collection": (d: { name: string }) =>
    `Não há nada para mostrar aqui: o arquivo ${d.name} não existe.`,
  "unreadable-image": (d: { name: string }) =>
    `"${short(d.name)}" está estragado, ou não é uma imagem que o site saiba mostrar. Exporte a imagem de novo, como .svg, .png, .jpg, .webp ou .avif.`,
  "missing-folder": (d: { name: string }) =>
    `A pasta "${d.name}" não existe. Confira o nome, e de onde o comando é chamado.`,
  "no-pages": (d: { folder: string }) =>
    `Não há nenhuma página em ${d.folder}. Traga as páginas de volta, ou crie a primeira: ${d.folder}/inicio.yaml.`,
  "no-home": () => 'Nenhuma página tem o endereço "/". Escreva, na página inicial: route: /',
  "missing-form-field": (d: { field: string } & Suggestion) =>
    `Este formulário não tem o campo "${short(d.field)}".${maybe(d)}`,
  "missing-content": (d: { name: string }) =>
    `Falta o arquivo ${d.name}. Sem ele não há site: traga-o de volta.`,
  "unused-file": (d: { name: string } & Suggestion) =>
    `O arquivo ${d.name} não faz parte do site e seria ignorado.${maybe(d)}`,
  "unused-picture": (d: { name: string }) =>
    `Nenhuma página mostra a imagem "${short(d.name)}". Use-a, ou apague-a de content/media.`,
  "duplicate-id": (d: { id: string; first: string }) =>
    `"${short(d.id)}" já é usado em ${d.first}. Cada um precisa de um nome só seu: troque um dos dois.`,
  "reserved-id": (d: { id: string }) =>
    `"${short(d.id)}" é um nome reservado do site. Escolha outro.`,
  "route-collision": (d: { route: string; first: string }) =>
    `O endereço "${short(d.route)}" já é usado em ${d.first}. Troque um dos dois.`,
  "too-many-featured": (d: { ids: readonly string[] }) =>
    `Só um artigo pode ter featured: true (há ${d.ids.length}: ${d.ids.join(", ")}).`,
  "too-many-popular": (d: { ids: readonly string[] }) =>
    `Só um plano pode ter popular: true (há ${d.ids.length}: ${d.ids.join(", ")}).`,
  "circular-includes": (d: { ids: readonly string[] }) =>
    `Estes planos incluem um ao outro, sem fim: ${d.ids.join(" → ")}. Apague um dos "includes".`,
  "reversed-dates": (d: { validFrom: string; validUntil: string }) =>
    `O prazo termina (${d.validUntil}) antes de começar (${d.validFrom}). Confira as duas datas.`,
  "overlapping-dates": (d: { id: string; name: string }) =>
    `O prazo desta tabela cruza o de "${short(d.id)}", do mesmo regime (${short(d.name)}). Em cada dia só vale uma: mude uma das datas.`,
  "expired-table": (d: { name: string; validUntil: string }) =>
    `As tabelas de ${short(d.name)} valeram até ${d.validUntil}, e o site avisa isso a quem as usa. Cadastre as novas em outro item.`,
  "bracket-gap": (d: { expected: string; first: boolean }) =>
    d.first
      ? "A primeira faixa começa em 0: do jeito que está, a receita menor fica sem faixa."
      : `Há um buraco antes desta faixa: ela começa um centavo depois do fim da de cima, em ${d.expected}.`,
  "bracket-overlap": (d: { expected: string; first: boolean }) =>
    `Esta faixa invade a de cima: ela começa um centavo depois do fim da outra, em ${d.expected}.`,
  "reversed-bracket": (d: { from: string }) =>
    `Esta faixa termina antes de começar (em ${d.from}). Confira "from" e "to".`,
  "falling-rate": (d: { rate: number; before: number }) =>
    `A alíquota cai de ${figure(d.before)} % para ${figure(d.rate)} %. A de uma faixa maior nunca é menor: confira as duas.`,
  "bracket-limit": (d: { limit: number }) =>
    `A última faixa deve terminar no limite anual ("limit"), que é ${figure(d.limit)}.`,
  "sublimit-edge": (d: { sublimit: number }) =>
    `Nenhuma faixa termina no sublimite ("sublimit"), que é ${figure(d.sublimit)}. Confira os valores de "to".`,
  "uneven-shares": (d: { shares: number; taxes: number }) =>
    `A partilha tem ${count(d.shares, "parte")}, e a lista "taxes" tem ${count(d.taxes, "tributo")}. Escreva uma parte para cada tributo, 0 onde não há.`,
  "wrong-sum": (d: { sum: number }) =>
    `A soma da partilha é ${figure(d.sum)} %, e deve ser 100 %. Confira as partes.`,
  "overlapping-hours": (d: { name: string; first: string }) =>
    `Este horário coincide com o de "${short(d.name)}" (${d.first}). Mude um dos dois.`,
  "overlapping-days": (d: { name: string; first: string }) =>
    `Este dia já está em "${short(d.name)}" (${d.first}). Mude ou apague um dos dois.`,
  "days-out-of-order": (d: { from: string }) =>
    `O último dia ("until") vem antes do primeiro (${d.from}). Troque as datas.`,
  "no-opening-time": (d: { time: string }) =>
    `Abre e fecha às ${d.time}: não sobra tempo aberto. Corrija uma das horas; se fica fechado, apague as duas.`,
  "reading-time": (d: { written: number; counted: number }) =>
    `O tempo de leitura diz ${d.written} min, mas o texto pede cerca de ${d.counted} min.`,
  "low-contrast": (d: { color: string; background: string; ratio: number; minimum: number }) =>
    `A cor ${d.color} sobre ${d.background} tem contraste ${decimal(d.ratio)}:1; o mínimo é ${decimal(d.minimum)}:1.`,
  "unsafe-url": (d: { url: string }) =>
    `O endereço "${short(d.url)}" não é permitido. Use https://, mailto:, tel: ou uma página do site.`,
  "unsafe-path": (d: { name: string }) =>
    `"${short(d.name)}" aponta para fora de content/media. Escreva só o nome do arquivo.`,
  // What must not go live
  "example-data": (d: { kind: keyof typeof trueData; written: string }) =>
    `"${short(d.written)}" ainda é de exemplo. Troque ${trueData[d.kind]} antes de publicar.`,
  "sample-entry": () =>
    'Este item ainda é de exemplo. Troque-o por um verdadeiro e apague a linha "sample: true".',
  "empty-link": () =>
    "Este link não leva a lugar nenhum. Escreva aonde ele deve levar, ou apague-o.",
  "no-delivery": () =>
    "Este formulário não envia nada a ninguém: é só demonstração. Escreva mailto, whatsapp ou http.",
  "overdue-draft": (d: { due: string }) =>
    `Este rascunho deveria ter saído em ${d.due}. Apague a linha "draft: true", ou mude a data em "publishAt".`,
} satisfies Record<string, (details: never) => string>;

/** What was found where something else was expected. */
export interface FoundIn {
  found: "text" | "number" | "yes-no" | "list" | "fields" | "right-in-quotes" | "wrong-number";
  /** As it stands in the file; only of a single value. */
  written: string;
}

const trueData = {
  email: "pelo e-mail verdadeiro",
  address: "pelo endereço verdadeiro",
  phone: "pelo telefone verdadeiro",
  cnpj: "pelo CNPJ verdadeiro",
  crc: "pelo registro verdadeiro",
  street: "pela rua verdadeira",
};

const sheetParts = { sheet: "folha", row: "linha", column: "coluna" };

const entryNames: Readonly<Record<string, string>> = {
  services: "o serviço",
  plans: "o plano",
  faq: "a pergunta",
  testimonials: "o depoimento",
  team: "a pessoa",
  resources: "o recurso",
  articles: "o artigo",
  categories: "a categoria",
  claims: "o número da firma",
  "tax-tables": "a tabela",
  schedules: "a tabela",
  taxes: "o tributo",
};

const invisiblePlaces = {
  indent: "no começo desta linha",
  field: "no nome deste campo",
  colon: "depois dos dois-pontos",
  dash: 'depois do traço "-"',
};

function foundAs({ found, written }: FoundIn): string {
  switch (found) {
    case "list":
      return "aqui há uma lista";
    case "fields":
      return "aqui há um grupo de campos";
    case "text":
    case "wrong-number":
      return `está "${short(written)}"`;
    case "right-in-quotes":
      return `${short(written)} está entre aspas: tire as aspas`;
    default:
      return `${short(written)} foi lido como ${found === "number" ? "número" : "sim ou não"}`;
  }
}

const moves = {
  group: "Dê 2 espaços a mais a cada linha.",
  item: 'Comece o item com "- ", e dê às suas linhas o recuo de um item.',
  outside: "Tire espaços do começo da linha, até alinhar com os outros campos dele.",
};

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${short(word)}"`).join(", ");
}

// At the beginning of a sentence, and inside one.
function theField(field: FieldName): string {
  if (field.name === "" || field.item !== undefined) return named(field).replace(/^o/, "O");
  return `O campo ${named(field)}`;
}

function ofField(field: FieldName): string {
  return `de ${named(field)}`.replace(/^de o /, "do ");
}

function named(field: FieldName): string {
  if (field.name === "") return field.item === undefined ? "o arquivo" : `o item ${field.item}`;
  if (field.item !== undefined) return `o item ${field.item} de "${short(field.name)}"`;
  return field.title ? `"${short(field.name)}" (${field.title})` : `"${short(field.name)}"`;
}

function maybe(d: Suggestion, title?: string): string {
  if (d.suggestion === undefined) return "";
  return ` Você quis dizer "${d.suggestion}"${title ? ` (${title})` : ""}?`;
}

function bounds(d: { minimum?: number; maximum?: number }): string {
  if (d.minimum !== undefined && d.maximum !== undefined)
    return `deve ser de ${d.minimum} a ${d.maximum}`;
  return d.minimum !== undefined ? `o mínimo é ${d.minimum}` : `o máximo é ${d.maximum}`;
}

function spaces(n: number): string {
  return count(n, "espaço");
}

/** A number with its noun: "1 erro", "2 erros". */
export function count(n: number, one: string, other = `${one}s`): string {
  return `${n} ${n === 1 ? one : other}`;
}

function decimal(n: number): string {
  return (Math.floor(n * 10) / 10).toFixed(1).replace(".", ",");
}

/** A number as Brazilians write it: 4800000.5 → "4.800.000,5". */
function figure(n: number): string {
  return n.toLocaleString("pt-BR");
}

/** What was written, as a message quotes it: on one line, and never a whole paragraph. */
export function short(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
