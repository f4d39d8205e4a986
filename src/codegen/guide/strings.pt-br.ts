/** The texts of the guide that are not in the schemas. */
export const guideStrings = {
  // Warns against manual edits, which the next run would overwrite.
  generated: (d: { types: string }) =>
    `Escrito por \`${d.types}\` a partir dos esquemas: o que se muda aqui à mão se perde.`,
  opening: (d: { check: string }) => `# Guia dos blocos e dos campos

Tudo o que se pode escrever nos arquivos desta pasta está aqui: cada bloco e cada campo, com os seus
limites e um exemplo pronto para copiar. Não é preciso ler de uma vez. Procure no índice, ou com a
busca do seu editor.

Se você ainda não mudou nada no site, comece pelo [LEIA-ME](LEIA-ME.md): ele mostra o caminho de uma
mudança, do começo ao fim.

## Como ler as tabelas

- **Campo** é o nome que fica antes dos dois-pontos. Ele é em inglês e não muda. O que vem depois dos
  dois-pontos é seu.
- **Obrigatório?** Com **sim**, o campo não pode faltar. Com **não**, ele pode: nesse caso, apague a
  linha inteira. Com **depende**, a explicação ao lado diz quando ele é preciso.
- **Limites** diz o que cabe. Espaços e pontuação também contam como letras.
- **Com negrito e links** quer dizer que o texto aceita \`**negrito**\`, \`*itálico*\` e
  \`[um link](/contato)\`. Um **texto longo** aceita também parágrafos, \`## subtítulos\`, listas com
  \`- \` e, em uma linha só sua, \`![o que se vê](foto.jpg "legenda")\`: uma imagem de \`media\`. Nele,
  \`[a tabela](tabela.pdf)\` oferece um arquivo de \`media\`, de \`documents\` ou de \`spreadsheets\` para baixar.
- **Código** é o \`id\` de um item, como \`troca-de-oleo\`.

Qualquer texto pode citar um dado do estabelecimento: \`\${firm.phone}\` vira o telefone que está em
\`site.yaml\`.

## Como usar os exemplos

Copie o exemplo com os espaços do começo de cada linha, que fazem parte dele. Troque as palavras
pelas suas, salve e confira: \`${d.check}\`. Se um exemplo citar uma imagem,
uma página ou um código que este site não tem, a conferência avisa: escreva um dos seus.`,
  contents: "Índice",
  columns: ["Campo", "O que é", "Obrigatório?", "Limites"],

  page: `Cada arquivo da pasta \`pages/\` é uma página. O nome do arquivo não importa; o endereço da página
é o campo \`route\`.`,
  blocks: {
    title: "Blocos",
    intro: `Uma página é uma pilha de blocos: a ordem na lista \`blocks\` é a ordem na tela. Cada bloco começa
com \`- type:\` e o seu tipo. O exemplo de cada bloco entra nessa lista, alinhado com os outros.`,
    columns: ["Bloco", "`type`", "Para que serve"],
    common: "Campos de todo bloco",
    commonIntro: "Além dos campos de cada tabela, qualquer bloco aceita também estes:",
  },
  article: `Cada arquivo da pasta \`articles/\` é um artigo. O nome do arquivo não importa; o endereço do artigo
é o campo \`id\`.`,
  document: `Cada arquivo da pasta \`documents/\` é um modelo de texto, que vira um arquivo de Word e um
PDF. Para oferecê-lo, escreva o código com a terminação em um bloco ou material: \`recibo.docx\`.`,
  spreadsheet: `Cada arquivo da pasta \`spreadsheets/\` é uma planilha, que vira um arquivo de Excel e um CSV. As
fórmulas citam linhas e colunas pelo código, entre chaves: \`=SUM({vendas..outras})\`. Uma fórmula
que cita o que não existe é recusada na conferência.`,
  collection: `O arquivo é uma lista: cada item começa com \`- \`, e a ordem daqui é a ordem no site.`,
  settings: {
    "site.json": `Cada dado do estabelecimento fica uma vez só neste arquivo, e os textos das páginas o citam. Os exemplos
são trechos: mude os campos no lugar em que já estão.`,
    "theme.json": `Mude uma coisa de cada vez e olhe o resultado em várias páginas. Cores com pouco contraste, difíceis
de ler, são recusadas. O que não estiver no arquivo fica como o Prelo traz de fábrica. Os exemplos são
trechos do arquivo.`,
  },
  loose: "Campos soltos",
  labels: `Aqui ficam as palavras que o próprio site escreve. Escreva só as que você quer diferentes: as outras
vêm com o Prelo, que as tem em português e em inglês. O que está entre chaves, como \`{n}\` ou
\`{title}\`, é um lugar que o site preenche: pode mudar de posição no texto, mas não pode faltar. No
VS Code, passe o mouse sobre um campo para ler onde ele aparece.`,
  labelColumns: ["Campo", "O que traz", "Palavras"],
  labelGaps: "O que o site põe entre as chaves de cada palavra:",
  gapColumns: ["Palavra", "O que está entre chaves"],
  parts: {
    title: "Peças que se repetem",
    intro: "Estas peças servem em vários lugares, e em todos eles são iguais.",
  },

  group: (names: string) => `Dentro de ${names}:`,
  item: (names: string) => `Em cada item de ${names}:`,
  inside: ", dentro de ",
  blockExample: "Exemplo, em uma página:",
  fileExample: (file: string) => `Exemplo, em \`${file}\`:`,
  needed: { yes: "sim", no: "não", depends: "depende" },
  neededGroup: { yes: "Não pode faltar.", no: "Pode faltar.", depends: "" },
} as const;

/** Phrases that describe the limits of fields. */
export const limitStrings = {
  letters: (most: number) => `até ${most} letras`,
  inline: "com negrito e links",
  body: "texto longo",
  like: (examples: readonly string[]) => `como ${joinWithOr(examples)}`,
  options: (options: readonly string[]) => joinWithOr(options),
  yesNo: "`true` (sim) ou `false` (não)",
  number: (kind: { whole: boolean; least?: number; most?: number }) =>
    [kind.whole ? "número inteiro" : "número", describeRange(kind)].filter(Boolean).join(", "),
  items: ({ least = 0, most }: { least?: number; most?: number }) => {
    if (least === most) return `lista de ${describeItemCount(least)}`;
    if (most !== undefined) return `lista de ${least} a ${describeItemCount(most)}`;
    return least > 0
      ? `lista de ${describeItemCount(least)} ou mais`
      : "lista; pode ficar vazia: `[]`";
  },
  each: (limits: string) => `em cada item, ${limits}`,
  unique: "sem repetir",
  see: (link: string) => `veja ${link}`,
  below: "campos na tabela abaixo",
  free: "em cada linha, o nome de um campo e o texto dele",
  entry: (home: string) => `um código de ${home}`,
  entries: (home: string) => `\`all\` ou uma lista de códigos de ${home}`,
  home: (collection: string) => `\`${collection}.yaml\``,
  homeInSite: (collection: string) => `\`${collection}\`, em \`site.yaml\``,
};

function describeRange({ least, most }: { least?: number; most?: number }): string {
  if (least !== undefined && most !== undefined) return `de ${least} a ${most}`;
  if (least !== undefined) return `${least} ou mais`;
  return most === undefined ? "" : `até ${most}`;
}

function describeItemCount(n: number): string {
  return n === 1 ? "1 item" : `${n} itens`;
}

function joinWithOr(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" ou ");
}
