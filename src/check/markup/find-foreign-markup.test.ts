import { describe, expect, test } from "vitest";
import { loadRules } from "../../load/load-folder.ts";
import { formatDiagnostics } from "../../testing/content/format-diagnostics.ts";
import { extractProse, pageWithProse } from "../../testing/content/markdown-arbitraries.ts";
import { applyEdits } from "../../yaml/edits.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { suppressCascades } from "../diagnostics/suppress-cascades.ts";

const { validate } = await loadRules();

function found(lines: string, field?: string) {
  const text = pageWithProse(lines, field);
  const parsed = parseYaml("page.yaml", text);
  return { text, diagnostics: suppressCascades(parsed, validate(parsed, "page.json")) };
}

/** Returns the line, code and message of each diagnostic, and the text after all fixes. */
function told(lines: string): string[] {
  const { text, diagnostics } = found(lines);
  const edits = diagnostics.flatMap(({ fix }) => fix?.edits ?? []);
  const sentences = diagnostics.map(({ code, range, message }) => {
    const number = text.slice(0, range.start).split("\n").length - 7;
    return `${number} ${code}: ${message}`;
  });
  return edits.length > 0
    ? [...sentences, `→ ${extractProse(applyEdits(text, edits))}`]
    : sentences;
}

const raw = [
  '<iframe src="https://a.example"></iframe>',
  "<!-- nota -->",
  "10<sup>o</sup> andar, m<sup>2</sup>, CO<sub>2</sub>, x<sup>Q?</sup>",
  "<blockquote>Um</blockquote>",
  "<o:p>Um</o:p>",
  "<b>Um</b> <i>dois</i> <kbd>Ctrl</kbd><br>",
  "a&nbsp;b &amp; &eacute; &#8211;",
  '<table>\n<tr><td>Um</td></tr>\n<tr><td style="a">Dois</td></tr>\n</table>',
  '<p class="a">Um</p>\n\n<h2>Dois</h2>\n\n<a href="https://a.example">Três</a> <span style="b">x</span>',
  "Um[^1].\n\n[^1]: Nota.",
  "- [ ] a\n- [x] b",
  "```js\nlet **a = <b>\n```",
  "Um `DAS` e `x`.",
  "Um:\n\n    let a = 1;\n    b();\n\nDois.",
  "==m== e ~~s~~",
  "T\n===\n\nTítulo\n------\n\nUm",
  "+ um\n+ dois\n\nE:\n\n+ um",
  "🔹 Um\n🔹 Dois",
  "• um\n• dois\n• três\n\nE:\n\n– a\n– b",
  "o   um\no   dois\n\n§ um\n§ dois",
  "# Um\n\n#### Quatro\n\n##T",
  '[gallery ids="1"] [caption id="a"]Um[/caption] [b]Um[/b]',
  "{{< x >}}\n\n{{ site.title }} {% include a.html %} {% if a %}x{% endif %} <?php echo 1 ?>",
  "::: note\nUm\n:::\n\n!!! note",
  "Um {: .x} [a](/b){width=50}",
  "[[x]] e [a][1]\n\n[1]: https://a.example",
  "> [!NOTE]\n> Um",
  "<https://a.example> <a@b.com>",
  "| a | b |\n|---|---|\n| c | ##### |",
  "$$x^2$$ e \\(x\\) e $a_1$\n\n$$\nx\n$$",
  "---\ntitle: A\ndate: 2024-01-01\n---\n\nUm",
  "Um【4†source】 dois citeturn0search1 :contentReference[oaicite:0]{index=0} três",
  "Termo\n: Definição",
  "<!-- wp:paragraph -->\n<p>Um</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:image -->",
  "'''Um''' *bom*\n\n== Título ==",
  "h2. Um\n\nH~2~O m^2^ :smile:",
  "1\\. Um \\- dois \\# três",
  "Veja Erro! Fonte de referência não encontrada. Um.",
  "1 Introdução.........3\n2 Prazos.........4",
  "O prazo é de um dia.[TQ1]\n\nComentado [TQ1]: confirmar\n\nCusta R$ 5[a].\n\n[a]Confirmar",
  "Um\n\n-- \nEnviado do meu iPhone",
  '{toc:maxLevel=2}\n\n{color:red}Um{color} {first_name, "você"}',
  "Em que $RBT12$ é a receita.",
  "Os ''livros'' e [https://a.example o portal].\n\nOrigem [editar | editar código-fonte]",
  '{| class="wikitable"\n|-\n| a || b\n|}',
  "!fachada.png|thumbnail!\n\n![Um][image1]",
  "Um^[Nota.]\n\n*[CNPJ]: Cadastro",
  "𝗔𝘁𝗲𝗻𝗰̧𝗮̃𝗼, síndicos",
  "A declarac¸˜ao ´e m´ınima.",
  "Um\ufffc dois\u2800",
  ":::info Bon à savoir\nUm\n:::",
  "Um.<ref>Lei 4.</ref> Dois.[2]\n\n<references />\n\n<MARQUEE>Um</MARQUEE>",
  "Um\\\\\nDois\n\n=====\n\nTermo\n\n:   Definição",
  "layout: post\ntitle: Um\n\nDois",
  "1️⃣ Um\n2️⃣ Dois\n\n-Um\n-Dois\n\n1.Um\n2.Dois\n\n[ ] a\n[x] b",
  ':::tip Título\nUm\n:::\n\n<Callout type="info">Um</Callout>\n\n{{% notice %}}x{{% /notice %}}',
  "\\textbf{Um} e x^{2}, Um^1^",
];

const innocent = [
  "Menos de < 5 %, R$ 5,00*, x < y > z, a<b e c>d, 5 > 3.",
  "— Bom dia, disse ela.\n\n– Bom dia.",
  "E-mail_de_alguem@x.com, snake_case, C:\\Pasta, a\\b, #1 e (1), a * b.",
  "Assim [1], [sic], [x] e [número]; {a, b}; T = 3; a == b.",
  "$5 e $6, US$ 5, ~10 e ~20, a^2, 5' 6'', 10 % + 5 %, R&D; A&B.",
  "+ 5 anos\n\n+55 38 3221\n\n+ de 10 anos",
  "m², 1º, CO₂, © ® ™ → ✓",
  "Um\\\nDois  \nTrês\n\n---\n\n***\n\n- a\n\n  b\n\n      c",
  "1. Um\n\n    recuado aqui\n\n2. Dois",
  "Um: dois\n\n10:30 : fim\n\nA:b:c",
  "Um\n***\nDois\n\n**Um:** dois\n**Três:** quatro",
  "<nome do cliente>, <3, a < b && c > d, -> e =>, #promoção, @usuario, {nome}.",
  "-5 graus\n-3 graus\n\n1.500 pessoas\n2.300 casas\n\n*Até dezembro.",
  "🎉 Festa no sábado!\n\nUm",
  "[a](/b) [c](https://a.example/b_(c)?a=b&c=d) \\*não\\* \\[a\\]",
  "o bom\no belo\n\nEsta linha acaba em\nturnê",
  "| a | b |\n|:--|--:|\n| c | {d} |",
  "Um copo d´água e a ´palavra´ entre acentos. Um... dois..... três",
  "US$ 5 e R$ 3, $a; {a, b} e {A}.",
  "Veja [1] e [12]; a nota (1). Título: um\n\ntags: dois",
  "Dias 1 -- 5\n\n[a](/b) e opção [b].",
];

test("reports markup from other programs, and suggests a replacement", () => {
  expect(
    raw.map((lines) => [JSON.stringify(lines), ...told(lines)].join("\n  ")).join("\n"),
  ).toMatchInlineSnapshot(`
    ""<iframe src=\\"https://a.example\\"></iframe>"
      1 html-in-text: O site mostraria "<iframe src="https://a.example">" e "</iframe>" como texto. Não use HTML; um vídeo fica em um bloco "video", um mapa em um bloco "map".
    "<!-- nota -->"
      1 html-in-text: Este comentário seria publicado: o site mostraria "<!-- nota -->" a todos. Apague-o; um lembrete seu fica fora do texto, em uma linha que começa com #.
      → 
    "10<sup>o</sup> andar, m<sup>2</sup>, CO<sub>2</sub>, x<sup>Q?</sup>"
      1 html-in-text: O site mostraria "<sup>o</sup>" como texto. Não use HTML; escreva "º".
      1 html-in-text: O site mostraria "<sup>2</sup>" como texto. Não use HTML; escreva "²".
      1 html-in-text: O site mostraria "<sub>2</sub>" como texto. Não use HTML; escreva "₂".
      1 html-in-text: O site mostraria "<sup>" e "</sup>" como texto. Não use HTML; escreva o sinal que já é elevado, como ², º ou ª, ou use parênteses.
      → 10º andar, m², CO₂, x<sup>Q?</sup>
    "<blockquote>Um</blockquote>"
      1 html-in-text: O site mostraria "<blockquote>" e "</blockquote>" como texto. Não use HTML; uma citação começa com "> " em cada linha.
      → > Um
    "<o:p>Um</o:p>"
      1 html-in-text: O site mostraria "<o:p>" e "</o:p>" como texto. É um sinal do Word, que veio junto com o texto. Apague-o.
      → Um
    "<b>Um</b> <i>dois</i> <kbd>Ctrl</kbd><br>"
      1 html-in-text: O site mostraria "<b>" e "</b>" como texto. Não use HTML; para negrito, escreva **assim**.
      1 html-in-text: O site mostraria "<i>" e "</i>" como texto. Não use HTML; para itálico, escreva *assim*.
      1 html-in-text: O site mostraria "<kbd>" e "</kbd>" como texto. Não use HTML; apague os sinais. Para destacar, escreva **assim**.
      1 html-in-text: O site mostraria "<br>" como texto. Não use HTML; para mudar de linha, termine a linha com uma barra invertida; para um parágrafo novo, deixe uma linha em branco.
      → **Um** *dois* <kbd>Ctrl</kbd><br>
    "a&nbsp;b &amp; &eacute; &#8211;"
      1 html-in-text: O site mostraria "&nbsp;" como texto. Não use HTML; escreva o próprio sinal.
      1 html-in-text: O site mostraria "&amp;" como texto. Não use HTML; escreva "&".
      1 html-in-text: O site mostraria "&eacute;" como texto. Não use HTML; escreva "é".
      1 html-in-text: O site mostraria "&#8211;" como texto. Não use HTML; escreva "–".
      → a b & é –
    "<table>\\n<tr><td>Um</td></tr>\\n<tr><td style=\\"a\\">Dois</td></tr>\\n</table>"
      1 html-in-text: O site mostraria "<table>" e "</table>" como texto. Não use HTML; uma tabela se faz com | entre as colunas e uma linha |---|---| embaixo da primeira.
    "<p class=\\"a\\">Um</p>\\n\\n<h2>Dois</h2>\\n\\n<a href=\\"https://a.example\\">Três</a> <span style=\\"b\\">x</span>"
      1 html-in-text: O site mostraria "<p class="a">" e "</p>" como texto. Não use HTML; apague os sinais. Uma linha em branco separa os parágrafos.
      3 html-in-text: O site mostraria "<h2>" e "</h2>" como texto. Não use HTML; um título começa com "## " ou "### ", em uma linha só dele.
      5 html-in-text: O site mostraria "<a href="https://a.example">" e "</a>" como texto. Não use HTML; um link se escreve assim: [texto](endereço).
      5 html-in-text: O site mostraria "<span style="b">" e "</span>" como texto. Não use HTML; apague os sinais. Uma linha em branco separa os parágrafos.
      → Um

    <h2>Dois</h2>

    <a href="https://a.example">Três</a> x
    "Um[^1].\\n\\n[^1]: Nota."
      1 foreign-mark: O site mostraria "[^1]" como texto. Não há notas de rodapé. Escreva a nota entre parênteses, no lugar dela.
    "- [ ] a\\n- [x] b"
      1 foreign-mark: O site mostraria "- [ ] a" como texto. Não há listas de tarefas. Deixe só "- " no começo, ou escreva ✓ antes do que está feito.
    "\`\`\`js\\nlet **a = <b>\\n\`\`\`"
      1 foreign-mark: O site mostraria "\`\`\`js" como texto. Ainda não há blocos de código. Apague as linhas de sinais; cada linha do código fica em um parágrafo, ou todo ele em uma imagem.
    "Um \`DAS\` e \`x\`."
      1 code-in-text: O site mostraria também os acentos de "\`DAS\`". Apague-os; para destacar, escreva **assim**.
      1 code-in-text: O site mostraria também os acentos de "\`x\`". Apague-os; para destacar, escreva **assim**.
      → Um DAS e x.
    "Um:\\n\\n    let a = 1;\\n    b();\\n\\nDois."
      3 foreign-mark: O site mostraria "let a = 1;" em um parágrafo comum. Ainda não há blocos de código. Deixe uma linha em branco entre elas, ou ponha o código em uma imagem.
    "==m== e ~~s~~"
      1 foreign-mark: O site mostraria "==m==" como texto. Não há marca-texto. Para destacar, escreva **assim**.
      1 chat-marks: O site mostraria os sinais de "~~s~~". Não há texto riscado; apague os sinais, e o texto se não vale mais.
      → **m** e ~~s~~
    "T\\n===\\n\\nTítulo\\n------\\n\\nUm"
      2 foreign-mark: O site mostraria "===" como texto. Um título começa com "## "; não se sublinha.
      5 foreign-mark: O site mostraria "------" como texto. Um título começa com "## "; não se sublinha.
      → ## T

    ## Título

    Um
    "+ um\\n+ dois\\n\\nE:\\n\\n+ um"
      1 foreign-mark: O site mostraria "+" como texto. Uma lista se faz com "- " no começo de cada linha.
      6 foreign-mark: O site mostraria "+" como texto. Uma lista se faz com "- " no começo de cada linha.
      → - um
    - dois

    E:

    - um
    "🔹 Um\\n🔹 Dois"
      1 foreign-mark: O site mostraria "🔹" como texto. As linhas sairiam juntas. Uma lista se faz com "- " no começo de cada linha, antes do emoji.
      → - 🔹 Um
    - 🔹 Dois
    "• um\\n• dois\\n• três\\n\\nE:\\n\\n– a\\n– b"
      1 pasted-bullet: O site mostraria "•" no meio do texto. Uma lista se faz com "- " no começo de cada linha.
      7 pasted-bullet: O site mostraria "–" no meio do texto. Uma lista se faz com "- " no começo de cada linha.
      → - um
    - dois
    - três

    E:

    - a
    - b
    "o   um\\no   dois\\n\\n§ um\\n§ dois"
      1 foreign-mark: O site mostraria "o" como texto. As linhas sairiam juntas. Uma lista se faz com "- " no começo de cada linha.
      4 foreign-mark: O site mostraria "§" como texto. As linhas sairiam juntas. Uma lista se faz com "- " no começo de cada linha.
      → o   um
    o   dois

    - um
    - dois
    "# Um\\n\\n#### Quatro\\n\\n##T"
      1 remark-in-text: Dentro de um texto de várias linhas, "#" não abre um comentário: o site mostraria "# Um". Apague a linha; se é um título, comece com "## ".
      3 foreign-mark: O título "#### Quatro" sairia como os de "### ". Os títulos de um texto têm dois tamanhos: "## " e "### ".
      5 glued-heading: Falta um espaço depois de "##": o site mostraria os sinais, e não um título.
      → # Um

    ### Quatro

    ## T
    "[gallery ids=\\"1\\"] [caption id=\\"a\\"]Um[/caption] [b]Um[/b]"
      1 foreign-mark: O site mostraria "[gallery ids="1"]" como texto. É um código de outro programa. Apague-o; galerias, vídeos e formulários têm blocos próprios.
      1 foreign-mark: O site mostraria "[caption id="a"]" como texto. É um código de outro programa. Apague-o; galerias, vídeos e formulários têm blocos próprios.
      1 foreign-mark: O site mostraria "[b]" como texto. É um código de outro programa. Apague-o; galerias, vídeos e formulários têm blocos próprios.
    "{{< x >}}\\n\\n{{ site.title }} {% include a.html %} {% if a %}x{% endif %} <?php echo 1 ?>"
      1 foreign-mark: O site mostraria "{{< x >}}" como texto. É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.
      3 foreign-mark: O site mostraria "{{ site.title }}" como texto. É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.
      3 foreign-mark: O site mostraria "{% include a.html %}" como texto. É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.
      3 foreign-mark: O site mostraria "{% if a %}" como texto. É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.
      3 foreign-mark: O site mostraria "<?php echo 1 ?>" como texto. É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.
    "::: note\\nUm\\n:::\\n\\n!!! note"
      1 foreign-mark: O site mostraria "::: note" como texto. Não há caixas de aviso. Apague estes sinais; uma citação, com "> " em cada linha, destaca um parágrafo.
      5 foreign-mark: O site mostraria "!!! note" como texto. Não há caixas de aviso. Apague estes sinais; uma citação, com "> " em cada linha, destaca um parágrafo.
    "Um {: .x} [a](/b){width=50}"
      1 foreign-mark: O site mostraria "{: .x}" como texto. A aparência vem do estilo do site. Apague estas chaves.
      1 foreign-mark: O site mostraria "{width=50}" como texto. A aparência vem do estilo do site. Apague estas chaves.
      → Um [a](/b)
    "[[x]] e [a][1]\\n\\n[1]: https://a.example"
      1 foreign-mark: O site mostraria "[[x]]" como texto. Um link se escreve assim: [texto](endereço).
      1 foreign-mark: O site mostraria "[a][1]" como texto. O endereço de um link fica logo depois do texto dele: [texto](endereço).
      3 foreign-mark: O site mostraria "[1]: https://a.example" como texto. O endereço de um link fica logo depois do texto dele: [texto](endereço).
    "> [!NOTE]\\n> Um"
      1 foreign-mark: O site mostraria "> [!NOTE]" como texto. Não há caixas de aviso. Apague este sinal; para destacar, comece com uma palavra em negrito, **assim**.
    "<https://a.example> <a@b.com>"
      1 angle-address: O site mostraria "<https://a.example>" com os sinais. Um link se escreve assim: [texto](endereço).
      1 angle-address: O site mostraria "<a@b.com>" com os sinais. Um link se escreve assim: [texto](endereço).
      → [a.example](https://a.example) [a@b.com](mailto:a@b.com)
    "| a | b |\\n|---|---|\\n| c | ##### |"
      3 excel-error: "#####" é um erro do Excel, que veio junto com o texto. Escreva o valor.
    "$$x^2$$ e \\\\(x\\\\) e $a_1$\\n\\n$$\\nx\\n$$"
      1 foreign-mark: O site mostraria "$$x^2$$" como texto. Não há fórmulas. Escreva com sinais comuns, como x² ou a ÷ b.
      1 foreign-mark: O site mostraria "\\(x\\)" como texto. Não há fórmulas. Escreva com sinais comuns, como x² ou a ÷ b.
      1 foreign-mark: O site mostraria "$a_1$" como texto. Não há fórmulas. Escreva com sinais comuns, como x² ou a ÷ b.
      3 foreign-mark: O site mostraria "$$" como texto. Não há fórmulas. Escreva com sinais comuns, como x² ou a ÷ b.
    "---\\ntitle: A\\ndate: 2024-01-01\\n---\\n\\nUm"
      1 foreign-mark: O site mostraria "---" como texto. É o cabeçalho de um arquivo de outro programa. Apague-o até a próxima linha igual; título e data têm campos próprios.
    "Um【4†source】 dois citeturn0search1 :contentReference[oaicite:0]{index=0} três"
      1 foreign-mark: O site mostraria "【4†source】" como texto. É uma nota do assistente que escreveu o texto. Apague-a.
      1 foreign-mark: O site mostraria "citeturn0search1" como texto. É uma nota do assistente que escreveu o texto. Apague-a.
      1 foreign-mark: O site mostraria ":contentReference[oaicite:0]{index=0}" como texto. É uma nota do assistente que escreveu o texto. Apague-a.
      → Um dois três
    "Termo\\n: Definição"
      2 foreign-mark: O site mostraria ": Definição" como texto. Não há listas de definições. Escreva o termo, dois-pontos e a definição na mesma linha.
      → Termo: Definição
    "<!-- wp:paragraph -->\\n<p>Um</p>\\n<!-- /wp:paragraph -->\\n\\n<!-- wp:image -->"
      1 html-in-text: O site mostraria "<!-- wp:paragraph -->" como texto. São marcas do editor do WordPress: apague todas as que começam assim.
      2 html-in-text: O site mostraria "<p>" e "</p>" como texto. Não use HTML; apague os sinais. Uma linha em branco separa os parágrafos.
      → <!-- wp:paragraph -->
    Um
    <!-- /wp:paragraph -->

    <!-- wp:image -->
    "'''Um''' *bom*\\n\\n== Título =="
      1 foreign-mark: O site mostraria "'''Um'''" como texto. Negrito se escreve **assim**.
      3 foreign-mark: O site mostraria "== Título ==" como texto. Um título começa com "## " ou "### ".
      → **Um** *bom*

    ## Título
    "h2. Um\\n\\nH~2~O m^2^ :smile:"
      1 foreign-mark: O site mostraria "h2. Um" como texto. Um título começa com "## " ou "### ".
      3 foreign-mark: O site mostraria "~2~" como texto. Escreva "₂".
      3 foreign-mark: O site mostraria "^2^" como texto. Escreva "²".
      3 foreign-mark: O site mostraria ":smile:" como texto. Escreva o próprio emoji, ou apague o nome dele.
      → h2. Um

    H₂O m² :smile:
    "1\\\\. Um \\\\- dois \\\\# três"
      1 foreign-mark: O site mostraria "\\." como texto. A barra invertida não faz falta aqui. Apague-a.
      1 foreign-mark: O site mostraria "\\-" como texto. A barra invertida não faz falta aqui. Apague-a.
      1 foreign-mark: O site mostraria "\\#" como texto. A barra invertida não faz falta aqui. Apague-a.
      → 1. Um - dois # três
    "Veja Erro! Fonte de referência não encontrada. Um."
      1 foreign-mark: O site mostraria "Erro! Fonte de referência não encontrada." como texto. É um erro do Word, que veio junto com o texto. Escreva o que ele mostraria.
    "1 Introdução.........3\\n2 Prazos.........4"
      1 foreign-mark: O site mostraria "1 Introdução.........3" como texto. É o índice de um documento, com os números das páginas. Apague estas linhas.
    "O prazo é de um dia.[TQ1]\\n\\nComentado [TQ1]: confirmar\\n\\nCusta R$ 5[a].\\n\\n[a]Confirmar"
      1 foreign-mark: O site mostraria "[TQ1]" como texto. É um comentário de quem revisou o texto em outro programa. Apague-o.
      3 foreign-mark: O site mostraria "Comentado [TQ1]: confirmar" como texto. É um comentário de quem revisou o texto em outro programa. Apague-o.
      5 foreign-mark: O site mostraria "[a]" como texto. É um comentário de quem revisou o texto em outro programa. Apague-o.
      7 foreign-mark: O site mostraria "[a]" como texto. É um comentário de quem revisou o texto em outro programa. Apague-o.
      → O prazo é de um dia.

    Comentado [TQ1]: confirmar

    Custa R$ 5[a].

    [a]Confirmar
    "Um\\n\\n-- \\nEnviado do meu iPhone"
      3 foreign-mark: O site mostraria "--" como texto. É a assinatura de um e-mail. Apague-a.
      4 foreign-mark: O site mostraria "Enviado do meu iPhone" como texto. É a assinatura de um e-mail. Apague-a.
    "{toc:maxLevel=2}\\n\\n{color:red}Um{color} {first_name, \\"você\\"}"
      1 foreign-mark: O site mostraria "{toc:maxLevel=2}" como texto. É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.
      3 foreign-mark: O site mostraria "{color:red}" como texto. É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.
      3 foreign-mark: O site mostraria "{first_name, "você"}" como texto. É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.
    "Em que $RBT12$ é a receita."
      1 foreign-mark: O site mostraria "$RBT12$" como texto. Não há fórmulas. Escreva com sinais comuns, como x² ou a ÷ b.
    "Os ''livros'' e [https://a.example o portal].\\n\\nOrigem [editar | editar código-fonte]"
      1 foreign-mark: O site mostraria "''livros''" como texto. Itálico se escreve *assim*.
      1 foreign-mark: O site mostraria "[https://a.example o portal]" como texto. Um link se escreve assim: [texto](endereço).
      3 foreign-mark: O site mostraria "[editar | editar código-fonte]" como texto. É um botão da página de onde se copiou. Apague-o.
      → Os *livros* e [o portal](https://a.example).

    Origem
    "{| class=\\"wikitable\\"\\n|-\\n| a || b\\n|}"
      1 foreign-mark: O site mostraria "{| class="wikitable" |- | a || b |}" como texto. Uma tabela se faz com | entre as colunas, e uma linha |---|---| embaixo da primeira.
    "!fachada.png|thumbnail!\\n\\n![Um][image1]"
      1 foreign-mark: O site mostraria "!fachada.png|thumbnail!" como texto. Uma imagem se escreve assim, sozinha no parágrafo: ![descrição](arquivo).
      3 foreign-mark: O site mostraria "![Um][image1]" como texto. Uma imagem se escreve assim, sozinha no parágrafo: ![descrição](arquivo).
    "Um^[Nota.]\\n\\n*[CNPJ]: Cadastro"
      1 foreign-mark: O site mostraria "^[Nota.]" como texto. Não há notas de rodapé. Escreva a nota entre parênteses, no lugar dela.
      3 foreign-mark: O site mostraria "*[CNPJ]: Cadastro" como texto. Não há siglas com explicação. Escreva o significado entre parênteses, no texto.
    "𝗔𝘁𝗲𝗻𝗰̧𝗮̃𝗼, síndicos"
      1 foreign-mark: O site mostraria "𝗔𝘁𝗲𝗻𝗰̧𝗮̃𝗼" como texto. São sinais de matemática com forma de letras: leitores de tela não os leem, e a busca não os acha. Use letras comuns.
      → Atenção, síndicos
    "A declarac¸˜ao ´e m´ınima."
      1 foreign-mark: O site mostraria "declarac¸˜ao" como texto. O acento se separou da letra ao copiar. Escreva a palavra de novo.
      1 foreign-mark: O site mostraria "m´ınima" como texto. O acento se separou da letra ao copiar. Escreva a palavra de novo.
    "Um￼ dois⠀"
      1 foreign-mark: O site mostraria "￼" como texto. É um sinal que não se vê, no lugar de algo que não veio junto. Apague-o.
      1 foreign-mark: O site mostraria "⠀" como texto. É um sinal que não se vê, no lugar de algo que não veio junto. Apague-o.
      → Um dois
    ":::info Bon à savoir\\nUm\\n:::"
      1 foreign-mark: O site mostraria ":::info Bon à savoir" como texto. Não há caixas de aviso. Apague estes sinais; uma citação, com "> " em cada linha, destaca um parágrafo.
    "Um.<ref>Lei 4.</ref> Dois.[2]\\n\\n<references />\\n\\n<MARQUEE>Um</MARQUEE>"
      1 html-in-text: O site mostraria "<ref>" e "</ref>" como texto. Não há notas de rodapé. Escreva a nota entre parênteses, no lugar dela.
      1 foreign-mark: O site mostraria "[2]" como texto. Não há notas de rodapé. Escreva a nota entre parênteses, no lugar dela.
      3 html-in-text: O site mostraria "<references />" como texto. Não há notas de rodapé. Escreva a nota entre parênteses, no lugar dela.
      5 html-in-text: O site mostraria "<MARQUEE>" e "</MARQUEE>" como texto. Não use HTML; apague os sinais. Uma linha em branco separa os parágrafos.
    "Um\\\\\\\\\\nDois\\n\\n=====\\n\\nTermo\\n\\n:   Definição"
      1 foreign-mark: O site mostraria "\\\\" como texto. A barra invertida não faz falta aqui. Apague-a.
      4 foreign-mark: O site mostraria "=====" como texto. Uma linha de separação se escreve ---, entre duas linhas em branco.
      8 foreign-mark: O site mostraria ": Definição" como texto. Não há listas de definições. Escreva o termo, dois-pontos e a definição na mesma linha.
      → Um\\
    Dois

    ---

    Termo: Definição
    "layout: post\\ntitle: Um\\n\\nDois"
      1 foreign-mark: O site mostraria "layout: post" como texto. São os campos de um arquivo de outro programa. Apague estas linhas; título e data têm campos próprios.
    "1️⃣ Um\\n2️⃣ Dois\\n\\n-Um\\n-Dois\\n\\n1.Um\\n2.Dois\\n\\n[ ] a\\n[x] b"
      1 foreign-mark: O site mostraria "1️⃣" como texto. As linhas sairiam juntas. Uma lista se faz com "- " no começo de cada linha, antes do emoji.
      4 foreign-mark: O site mostraria "-Um" como texto. Falta um espaço depois do sinal ou do número que começa cada item da lista.
      7 foreign-mark: O site mostraria "1.Um" como texto. Falta um espaço depois do sinal ou do número que começa cada item da lista.
      10 foreign-mark: O site mostraria "[ ] a" como texto. Não há listas de tarefas. Deixe só "- " no começo, ou escreva ✓ antes do que está feito.
      → - 1️⃣ Um
    - 2️⃣ Dois

    - Um
    - Dois

    1. Um
    2. Dois

    [ ] a
    [x] b
    ":::tip Título\\nUm\\n:::\\n\\n<Callout type=\\"info\\">Um</Callout>\\n\\n{{% notice %}}x{{% /notice %}}"
      1 foreign-mark: O site mostraria ":::tip Título" como texto. Não há caixas de aviso. Apague estes sinais; uma citação, com "> " em cada linha, destaca um parágrafo.
      5 html-in-text: O site mostraria "<Callout type="info">" e "</Callout>" como texto. Não use HTML; apague os sinais. Uma linha em branco separa os parágrafos.
      7 foreign-mark: O site mostraria "{{% notice %}}" como texto. É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.
    "\\\\textbf{Um} e x^{2}, Um^1^"
      1 foreign-mark: O site mostraria "\\textbf{Um}" como texto. Não há fórmulas. Escreva com sinais comuns, como x² ou a ÷ b.
      1 foreign-mark: O site mostraria "^{2}" como texto. Não há fórmulas. Escreva com sinais comuns, como x² ou a ÷ b.
      1 foreign-mark: O site mostraria "^1^" como texto. Escreva "¹".
      → \\textbf{Um} e x^{2}, Um¹"
  `);
});

test.each(innocent)("accepts %j", (lines) => {
  expect(told(lines).filter((each) => !/broken-|unknown-/.test(each))).toEqual([]);
});

describe("all markup of a text", () => {
  test("is reported in one run, each at its place", () => {
    const { text, diagnostics } = found("Um ~~a~~.\n\n<b>b</b> e <b>c</b>\n\n• x\n\n##T\n\n`d`");
    expect(formatDiagnostics(text, diagnostics)).toMatchInlineSnapshot(`
      "chat-marks 8:10 Um «~~a~~».
        O site mostraria os sinais de "~~a~~". Não há texto riscado; apague os sinais, e o texto se não vale mais.

      html-in-text 10:7 «<b>»b</b> e <b>c</b>
        O site mostraria "<b>" e "</b>" como texto. Não use HTML; para negrito, escreva **assim**.
        →       **b** e <b>c</b>

      html-in-text 10:18 <b>b</b> e «<b>»c</b>
        O site mostraria "<b>" e "</b>" como texto. Não use HTML; para negrito, escreva **assim**.
        →       <b>b</b> e **c**

      pasted-bullet 12:7 «• »x
        O site mostraria "•" no meio do texto. Uma lista se faz com "- " no começo de cada linha.
        →       - x

      glued-heading 14:7 «##»T
        Falta um espaço depois de "##": o site mostraria os sinais, e não um título.
        →       ## T

      code-in-text 16:7 «\`d\`»
        O site mostraria também os acentos de "\`d\`". Apague-os; para destacar, escreva **assim**.
        →       d"
    `);
  });

  test("is reported without overlapping ranges", () => {
    const { diagnostics } = found(raw.join("\n\n"));
    const ranges = diagnostics.map(({ range }) => range);
    const overlaps = ranges.filter(({ start }, index) => start < (ranges[index - 1]?.end ?? 0));
    expect(diagnostics.length).toBeGreaterThan(60);
    expect(overlaps).toEqual([]);
  });

  test("is limited to 50 reports, and the last one says how many were left out", () => {
    const { diagnostics } = found("`a`\n\n".repeat(80));
    expect(diagnostics).toHaveLength(50);
    expect(diagnostics.at(-1)?.message).toContain("mais 30 casos como este");
  });
});

describe("checks a long text in linear time", () => {
  const parts = [
    "<b ",
    "<a b=c ",
    "<!-- ",
    "&amp;",
    "[[a",
    "[^",
    "{{",
    "{% ",
    "$",
    "$$",
    "'''",
    "==a",
    ":::\n",
    "```\n",
    "~~~a\n",
    "~a~",
    "^a^",
    ":aa",
    "\\(",
    "\\[",
    "\\_",
    "【",
    "[a][",
    "[b]",
    "+ a\n",
    "a\n===\n",
    "a\n: b\n",
    "---\n",
    "    a;\n",
    "🔹 a\n",
    "- [ ] a\n",
    "<p>",
    "<p></p>",
    "h1. a\n",
    "`a` ",
    "citeturn0search1",
    "[a]: /b\n",
    "![a](b) ",
    "**a",
  ];
  test.each(parts)("%j", (part) => {
    // Work that grows faster than the text would exceed the time limit of the test.
    const { diagnostics } = found(part.repeat(1_000_000 / part.length));
    expect(diagnostics.length).toBeLessThan(400);
  });
});
