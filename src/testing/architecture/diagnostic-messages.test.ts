import { describe, expect, test } from "vitest";
import {
  allMessages,
  type MessageCode,
  type MessageDetails,
  messageCases,
} from "./message-cases.ts";

function sentencesOf<Each extends MessageCode>(code: Each): string[] {
  const all: { [Other in MessageCode]: (details: MessageDetails<Other>) => string } = allMessages;
  return messageCases[code].map((details) => `${code}: ${all[code](details)}`);
}

const codes = (Object.keys(allMessages) as MessageCode[]).sort();
const sentences = codes.flatMap(sentencesOf);

describe("the diagnostic messages", () => {
  test("match the snapshot", () => {
    expect(`\n${sentences.join("\n")}\n`).toMatchInlineSnapshot(`
      "
      amount-in-words: O campo "title" (Título) deve ser só um número, e "a partir de R$ 95" diz mais do que isso. Deixe aqui só o valor, e ponha as palavras no campo "unit" (Medida) ou "description".
      amount-in-words: O campo "title" (Título) deve ser só um número, e "10 %" diz mais do que isso. Deixe aqui só o valor, e ponha as palavras em um texto ao lado.
      amount-in-words: Os preços do site são em BRL, e "US$ 50" não é. Escreva o valor em BRL, só o número; o outro pode ficar no campo "unit" (Medida) ou "description".
      amount-in-words: O campo "title" (Título) deve ser só um número: "12 mil" se escreve com todos os algarismos.
      amount-in-words: O campo "title" (Título) deve ser só um número: "grátis" se escreve 0.
      amount-in-words: O campo "title" (Título) deve ser só um número; está "grátis". Tire o campo, e ponha as palavras no campo "unit" (Medida) ou "description".
      amount-in-words: O campo "title" (Título) deve ser só um número; está "sob consulta". O campo é obrigatório: escreva um valor, e ponha as palavras no campo "unit" (Medida) ou "description".
      angle-address: O site mostraria "<mailto:a@b.example>" com os sinais. Um link se escreve assim: [texto](endereço).
      backslash: A barra "\\" tem um sentido especial dentro de aspas duplas. Use aspas simples.
      bare-address: Este endereço apareceria como texto, sem link: "https://www.gov.br". Um link se escreve assim: [texto](endereço).
      bare-alt: "IMG_2031.jpg" não diz o que se vê. Descreva a imagem para quem não a vê.
      beyond-measure: Com 0 as palavras não caberiam ou não se leriam; por isso o site usa 56, o mais perto que cabe.
      block-start: Depois de "|", o texto deve começar na linha de baixo.
      block-text: Depois do "|" da linha 8, cada linha do texto deve começar com 2 espaços ou mais.
      block-throws: O bloco "sino" para ao ser mostrado em /sinos: sino sem som. Confira os campos dele; se estão certos, avise quem fez o bloco.
      broken-anchor: A página "/servicos" não tem a âncora "plano". Você quis dizer "planos"?
      broken-anchor: Esta página não tem a âncora "plano".
      broken-font: "letra.woff2" não é um arquivo woff2 inteiro. Baixe a fonte de novo, no formato woff2: mudar o nome do arquivo não basta.
      broken-formula: A fórmula está incompleta: falta um valor ou um parêntese no fim.
      broken-formula: A fórmula não se entende a partir de "0,5". Números usam ponto (0.5), e textos ficam entre aspas duplas.
      broken-link: O link "/servico" não leva a nenhuma página. Você quis dizer "/servicos"?
      broken-link: O link "/x" não leva a nenhuma página. Escreva outro destino.
      broken-link: O link "/x" não leva a nenhuma página. Escreva outro destino, ou apague este item.
      broken-link: O link "/x" não leva a nenhuma página. Escreva outro destino, ou apague o link.
      broken-link: Nenhuma página tem o endereço "/blog". Faça uma página com "route: /blog" e o bloco "article-list" (Lista de artigos), que lista os artigos.
      byte-order: O arquivo foi salvo em UTF-16. No seu editor, salve de novo com a codificação "UTF-8".
      captions-fault: As legendas de "pao.vtt" não abrem nos navegadores: a primeira linha deve ser WEBVTT.
      captions-fault: As legendas de "pao.vtt" não abrem nos navegadores a partir da linha 7. Um horário se escreve assim: 00:01.000 --> 00:04.500, com ponto antes dos milésimos.
      captions-without-file: Legendas só servem a um vídeo do próprio site, que fica em "file". As de um vídeo de fora se põem lá.
      cep: Este CEP não está no formato certo: são 8 números, com um traço antes dos três últimos.
      chat-marks: O site mostraria os sinais de "_muito_". Itálico se escreve *assim*, negrito **assim**.
      chat-marks: O site mostraria os sinais de "~~isto~~". Não há texto riscado; apague os sinais, e o texto se não vale mais.
      circular-formula: Esta fórmula depende do próprio resultado, sem fim. Confira quais linhas ela cita.
      circular-includes: Estes planos incluem um ao outro, sem fim: "Básico" → "Completo" → "Básico". Apague um dos "includes".
      circular-token: O dado "firm.name" cita a si mesmo, sem fim. Escreva o texto dele por extenso.
      claim-differs: Aqui está "Mais de 15 anos", mas o número do site ("anos de experiência", em claims) é 17+. Corrija o que estiver errado.
      clock: "10am" não é uma hora como o site as lê. Escreva "title" (Título) em horas e minutos, de 00:00 a 23:59: dois algarismos, dois-pontos, dois algarismos.
      clock: A meia-noite se escreve 00:00; está "24:00".
      clock: Aqui vão só a hora e os minutos: "19:30:00" deve ser "19:30".
      closed-but-open: Os visitantes leem "fechado", mas o site conta com 08:00 a 12:00. Se está fechado, apague "opens" e "closes"; se não, corrija o texto.
      cnpj: Este CNPJ não confere: há um número ou uma letra errada, a mais ou fora do lugar. Compare com o cartão do CNPJ.
      cnpj: Este CNPJ não está certo: são 14 letras maiúsculas ou números, e os dois últimos são números.
      cnpj: Aqui vai só o número, sem "CNPJ" na frente.
      code-elsewhere: Um código postal que começa com "9" não é de TX: é de AK, CA, HI, OR ou WA. Confira os dois.
      code-elsewhere: Um código postal que começa com "B" não é de Santa Fe: é de Buenos Aires. Confira os dois.
      code-in-text: O site mostraria também os acentos de "\`DAS\`". Apague-os; para destacar, escreva **assim**.
      colon-in-text: Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.
      color: "verde" não é uma cor como o site as lê. Escreva # e seis algarismos ou letras de A a F, entre aspas, como "#14211f".
      comma-in-text: Há uma vírgula dentro do texto, e entre chaves ela começa outro campo. Coloque o texto inteiro entre aspas.
      comment-in-text: Tudo depois de "#" seria ignorado: o site mostraria só "Somos o". Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".
      comment-in-text: Tudo depois de "#" seria ignorado: o campo ficaria vazio. Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".
      comment-in-text: Tudo depois de "#" seria ignorado: o site mostraria só "/contato". Apague o espaço antes do "#".
      company-number: Este NIPC não confere: há um número errado, a mais ou fora do lugar. Compare com o documento.
      company-number: Este NIPC não está no formato certo: escreva-o como em 999 999 990.
      company-number: Aqui vai só o número, sem "NIPC" na frente.
      company-number: Este registro não está no formato certo.
      copied-file: Este arquivo é uma cópia de content/pages/sobre.yaml, e tem o mesmo endereço, "/sobre". Se é uma página nova, troque aqui o que faz o endereço; se não, tire o arquivo da pasta.
      copied-label: Este link tem o mesmo texto que o de content/site.yaml:105. Troque um dos dois, ou apague este item.
      copied-link: Este link leva ao mesmo endereço que o de content/site.yaml:146. Troque um dos dois, ou apague este item.
      copied-text: Este texto é, palavra por palavra, o de content/testimonials.yaml:12. Troque um dos dois.
      count-differs: O título diz "Três planos", e o bloco mostra 4. Corrija o que estiver errado.
      cpf: Este CPF não confere: há um número errado ou fora do lugar. Compare com o documento.
      cpf: Este CPF não está no formato certo: são 11 números, como em 529.982.247-25.
      cut-text: O texto acaba em "… para começar e", como se faltasse o resto. Complete-o, ou acabe a frase.
      date: Esta data não existe: fevereiro de 2023 tem 28 dias.
      date: Esta data não existe: depois do ano vêm o mês, de 01 a 12, e o dia.
      date: Aqui vai só o dia, sem a hora ("10:00"): ano, mês e dia, AAAA-MM-DD.
      date: "20 de dezembro de 2023" deve ser "2023-12-20": ano, mês e dia, com números.
      date: A data deve ter ano, mês e dia, nesta ordem: AAAA-MM-DD.
      date-ahead: Aqui vai o dia de algo que já foi feito, e 2027-01-15 ainda não chegou. Confira o dia e o ano.
      dates-crossed: Sai do ar em 2024-01-02, mas só entraria em 2024-02-01: assim, ninguém veria. Confira as duas: talvez estejam uma no lugar da outra.
      days-differ: Os dias de "Segunda a sexta" e os de "days" não são os mesmos. Deixe os dois iguais.
      days-out-of-order: O último dia ("until") vem antes do primeiro (2026-12-24). Confira as duas datas.
      days-out-of-order: O último dia ("until") vem antes do primeiro (2026-12-24). Você quis dizer "2027-01-02"?
      dead-address: O endereço "/servico" já esteve no ar e ficou sem página. Diga em redirects.yaml aonde ele leva agora.
      dead-address: O endereço "/servico" já esteve no ar e ficou sem página. Diga em redirects.yaml aonde ele leva agora. Links para ele: content/site.yaml:102. Em cada um, mude o destino ou apague o item.
      decimal-comma: Entre chaves ou colchetes, a vírgula separa um valor do outro: "1,7" seria dois. Use o ponto: "1.7".
      delay-differs: Aqui está "em até 48 horas", mas o prazo do site ("prazo de resposta", em claims) é 24h. Escreva \${claims.response} no lugar, ou corrija o que estiver errado.
      demo-is-over: Aqui está "em demonstração", mas nenhum formulário do site é mais de demonstração. Conte o que ele faz agora.
      distant-date: Esta data é de 2062. Confira o ano.
      doubled-word: "para para": a palavra "para" está escrita duas vezes. Apague uma.
      draft-link: O link "/novo" leva a um rascunho, que os visitantes ainda não veem.
      drawing-without-size: O desenho "mapa.svg" não diz o próprio tamanho, e a página não saberia quanto espaço deixar. Exporte-o de novo com largura e altura, ou com viewBox.
      due-link: O link "/parceiros" leva a uma página que só entra no ar em 2026-12-03: até lá, quem o segue não a encontra. Ponha o link nesse dia, ou adiante a data em "publishAt".
      duplicate-id: "planos" já é usado em bloco 2. Cada um precisa de um nome só seu: troque um dos dois.
      duplicate-key: O campo "title" aparece duas vezes aqui (linhas 4 e 5). Apague um dos dois.
      duplicate-key: O campo "type" aparece duas vezes aqui (linhas 4 e 9). Apague um dos dois, ou comece um item novo com "- ".
      duplicate-key: Os campos "title", "lede" aparecem duas vezes aqui (desde as linhas 4 e 9). Apague os repetidos, ou veja se falta entre eles a linha que abre outro item ("- ") ou outro campo.
      duplicate-key: Há dois textos neste arquivo: o segundo começa na linha 90, de novo com "id". Cada um fica em um arquivo só seu: recorte-o daqui para outro.
      early-article: Este artigo já aparece no site, com a data de 2026-12-15, que ainda não chegou. Para ele esperar esse dia, acrescente a linha "publishAt".
      email: Aqui cabe só um e-mail, e há 2: a@b.example e c@b.example. Deixe um.
      email: Este e-mail não está no formato certo. Confira o @ e o que vem depois dele.
      empty: O campo "title" (Título) está vazio. Preencha: é obrigatório.
      empty: O campo "title" (Título) está vazio. Preencha ou apague a linha.
      empty: O item 2 de "features" está vazio. Preencha ou apague o item.
      empty: O campo "social" está vazio. Preencha: é obrigatório. Se não há nenhum, escreva "social: []".
      empty-category: Nenhum artigo está na categoria "Gestão". Escreva um artigo nela, ou apague a categoria.
      empty-collection: Não há nada para mostrar aqui: o arquivo content/faq.yaml não existe.
      empty-file: O arquivo está vazio. Preencha-o ou apague-o.
      empty-link: Este link não leva a lugar nenhum. Escreva aonde ele deve levar, ou apague-o.
      encoding: O arquivo não está em UTF-8: os acentos ficariam estragados. No seu editor, salve de novo com a codificação "UTF-8".
      endless-drawing: O desenho "mapa.svg" repete tanto as próprias partes que a página travaria: ele teria mais de 200 mil. Exporte-o de novo com os símbolos e padrões expandidos, ou como .png.
      event-over-before: Esta data começaria em 2026-12-12 e terminaria antes, em 2026-12-10. Corrija uma das duas.
      event-through-night: Das 18:30 às 18:00, esta data atravessaria a noite, até o dia seguinte. Confira as duas horas.
      event-without-length: Esta data começaria e terminaria às 19:00. Corrija uma das duas horas, ou apague "ends".
      example-data: "(38) 90000-0000" ainda é de exemplo. Troque pelo telefone verdadeiro antes de publicar.
      excel-error: "#REF!" é um erro do Excel, que veio junto com o texto. Escreva o valor.
      expired-link: O link "/recesso" leva a uma página que saiu do ar em 2024-01-02: quem o segue chega à página inicial ou ao blog. Apague o link, ou mude a data em "expiresAt".
      expiring-link: O link "/recesso" leva a uma página que sai do ar em 2024-01-02. Depois, ele levará à página inicial ou ao blog: prepare a troca.
      extra-bracket: Há um "]" a mais. Apague-o, ou coloque o texto entre aspas.
      failing-formula: Esta fórmula não dá resultado (#DIV/0!) em Resumo B4. Confira o que ela cita, ou use IFERROR.
      failing-formula: Esta fórmula não dá resultado (#VALOR!) em Resumo B4. Confira o que ela cita, ou use IFERROR.
      far-place: Este ponto (16.7286, -43.8582) não fica no país do endereço (Brasil). Confira o sinal de menos, e se as duas não estão trocadas.
      field-autocomplete: O navegador preencheria aqui "email", mas o campo é do tipo tel. Troque, ou apague esta linha.
      field-autocomplete-twice: O navegador já preenche "name" em "Nome", e poria o mesmo aqui. Troque, ou apague esta linha.
      field-label-twice: Este formulário já tem uma pergunta "Telefone". Troque o texto desta.
      field-message: Este aviso fala de "Nome", mas o campo é "Empresa". Escreva o aviso deste campo.
      fields-expected: O campo "title" (Título) precisa de campos, cada um em sua linha, com 2 espaços a mais: src, alt.
      fields-expected: O item 2 precisa de campos, cada um em sua linha, com 2 espaços a mais: id, price.
      fields-expected: O arquivo deve ser feito de campos, cada um em sua linha: route, title.
      file-address: Para oferecer um arquivo em um texto, basta o nome dele. No lugar de "/downloads/tabela.pdf", escreva "tabela.pdf".
      filler-text: "Lorem ipsum" só guarda o lugar de um texto. Escreva o que falta.
      fixed-weight: Esta fonte tem um só peso. Escreva o mesmo número em min e em max.
      folded-text: O sinal ">-" junta as linhas em uma só: parágrafos, listas e tabelas se perdem. Troque ">" por "|".
      folded-text: Sem o sinal "|" depois de "body:", as linhas viram uma só: parágrafos, listas e tabelas se perdem. Acrescente-o.
      folder-above: Não há site na pasta "loja": falta site.yaml. Você quis dizer "loja/content"?
      folder-above: Não há site na pasta ".": falta site.yaml. Você quis dizer "content"?
      footer-hours: Este horário não é nenhum dos que estão em "hours" (8h às 18h; 8h às 12h). Corrija o que estiver errado.
      forbidden-key: Um campo não pode se chamar "__proto__". Apague-o ou troque o nome.
      foreign-fields: Os campos "nome", "cargo" não existem em "Pessoa". Você quis dizer "name", "role"?
      foreign-fields: Os campos "de", "para" não existem em "Pessoa". Faltam "from", "to": troque os nomes.
      foreign-fields: Os campos "cor", "peso" não existem aqui. Troque os nomes, ou apague as linhas.
      foreign-image: "foto.heic" é um arquivo HEIC, que os navegadores não mostram. Exporte a imagem como .jpg ou .png, e troque o nome aqui.
      foreign-image: "foto.jpg" é um arquivo HEIC, apesar do nome, e os navegadores não o mostram. Abra a imagem e exporte-a como .jpg ou .png: mudar só o nome não basta.
      foreign-mark: O site mostraria "x" como texto. É uma nota do assistente que escreveu o texto. Apague-a.
      foreign-mark: O site mostraria "x" como texto. É um comando de outro programa. Apague-o, e escreva o que ele mostraria; um dado do site se escreve assim: \${firm.phone}.
      foreign-mark: O site mostraria "x" como texto. Não há notas de rodapé. Escreva a nota entre parênteses, no lugar dela.
      foreign-mark: O site mostraria "x" como texto. É um código de outro programa. Apague-o; galerias, vídeos e formulários têm blocos próprios.
      foreign-mark: O site mostraria "x" como texto. A aparência vem do estilo do site. Apague estas chaves.
      foreign-mark: O site mostraria "x" como texto. Um link se escreve assim: [texto](endereço).
      foreign-mark: O site mostraria "x" como texto. O endereço de um link fica logo depois do texto dele: [texto](endereço).
      foreign-mark: O site mostraria "x" como texto. Não há fórmulas. Escreva com sinais comuns, como x² ou a ÷ b.
      foreign-mark: O site mostraria "x" como texto. Negrito se escreve **assim**.
      foreign-mark: O site mostraria "x" como texto. Um título começa com "## " ou "### ".
      foreign-mark: O site mostraria "x" como texto. Um título começa com "## " ou "### ".
      foreign-mark: O site mostraria "x" como texto. Um título começa com "## "; não se sublinha.
      foreign-mark: O título "x" sairia como os de "### ". Os títulos de um texto têm dois tamanhos: "## " e "### ".
      foreign-mark: O site mostraria "x" como texto. Não há marca-texto. Para destacar, escreva **assim**.
      foreign-mark: O site mostraria "x" como texto. Escreva o sinal que já é rebaixado, como ₂.
      foreign-mark: O site mostraria "x" como texto. Escreva o sinal que já é elevado, como ² ou º.
      foreign-mark: O site mostraria "x" como texto. Escreva o próprio emoji, ou apague o nome dele.
      foreign-mark: O site mostraria "x" como texto. A barra invertida não faz falta aqui. Apague-a.
      foreign-mark: O site mostraria "x" como texto. Ainda não há blocos de código. Apague as linhas de sinais; cada linha do código fica em um parágrafo, ou todo ele em uma imagem.
      foreign-mark: O site mostraria "x" em um parágrafo comum. Ainda não há blocos de código. Deixe uma linha em branco entre elas, ou ponha o código em uma imagem.
      foreign-mark: O site mostraria "x" como texto. Não há listas de tarefas. Deixe só "- " no começo, ou escreva ✓ antes do que está feito.
      foreign-mark: O site mostraria "-Um" como texto. Falta um espaço depois do sinal ou do número que começa cada item da lista.
      foreign-mark: O site mostraria "^1^" como texto. Escreva "¹".
      foreign-mark: O site mostraria "x" como texto. São os campos de um arquivo de outro programa. Apague estas linhas; título e data têm campos próprios.
      foreign-mark: O site mostraria "x" como texto. Uma linha de separação se escreve ---, entre duas linhas em branco.
      foreign-mark: O site mostraria "x" como texto. É um erro do Word, que veio junto com o texto. Escreva o que ele mostraria.
      foreign-mark: O site mostraria "x" como texto. É o índice de um documento, com os números das páginas. Apague estas linhas.
      foreign-mark: O site mostraria "x" como texto. É um comentário de quem revisou o texto em outro programa. Apague-o.
      foreign-mark: O site mostraria "x" como texto. É a assinatura de um e-mail. Apague-a.
      foreign-mark: O site mostraria "x" como texto. Itálico se escreve *assim*.
      foreign-mark: O site mostraria "x" como texto. É um botão da página de onde se copiou. Apague-o.
      foreign-mark: O site mostraria "x" como texto. Uma tabela se faz com | entre as colunas, e uma linha |---|---| embaixo da primeira.
      foreign-mark: O site mostraria "x" como texto. Uma imagem se escreve assim, sozinha no parágrafo: ![descrição](arquivo).
      foreign-mark: O site mostraria "x" como texto. Não há siglas com explicação. Escreva o significado entre parênteses, no texto.
      foreign-mark: O site mostraria "x" como texto. São sinais de matemática com forma de letras: leitores de tela não os leem, e a busca não os acha. Use letras comuns.
      foreign-mark: O site mostraria "x" como texto. O acento se separou da letra ao copiar. Escreva a palavra de novo.
      foreign-mark: O site mostraria "x" como texto. É um sinal que não se vê, no lugar de algo que não veio junto. Apague-o.
      foreign-mark: O site mostraria "x" como texto. Não há caixas de aviso. Apague este sinal; para destacar, comece com uma palavra em negrito, **assim**.
      foreign-mark: O site mostraria "x" como texto. Não há caixas de aviso. Apague estes sinais; uma citação, com "> " em cada linha, destaca um parágrafo.
      foreign-mark: O site mostraria "x" como texto. Uma lista se faz com "- " no começo de cada linha.
      foreign-mark: O site mostraria "x" como texto. As linhas sairiam juntas. Uma lista se faz com "- " no começo de cada linha, antes do emoji.
      foreign-mark: O site mostraria "x" como texto. As linhas sairiam juntas. Uma lista se faz com "- " no começo de cada linha.
      foreign-mark: O site mostraria "x" como texto. Não há listas de definições. Escreva o termo, dois-pontos e a definição na mesma linha.
      foreign-mark: O site mostraria "x" como texto. É o cabeçalho de um arquivo de outro programa. Apague-o até a próxima linha igual; título e data têm campos próprios.
      founded-differs: Aqui está "fundada em 2008", e em site.yaml o ano é 2009 ("foundedYear"). Se é o mesmo, escreva \${firm.foundedYear} no lugar do ano.
      future-year: 2029 ainda não chegou. Confira o ano.
      garbled-accents: Os acentos se estragaram: "marÃ§o" deve ser "março". Corrija, e salve em UTF-8.
      garbled-accents: Os acentos se estragaram: "marÃ§o" deve ser "março" (e mais 7 letras neste arquivo). Corrija, e salve em UTF-8.
      glued-heading: Falta um espaço depois de "##": o site mostraria os sinais, e não um título.
      half-mail: "mailto:contato@chronos" não é um e-mail inteiro. Escreva mailto: e o endereço, como nome@empresa.com.br.
      half-phone: "tel:3222" tem só 4 algarismos: quem toca não liga para ninguém. Escreva o número inteiro, com DDD.
      heading-in-line: Este texto não tem títulos dentro dele: o site mostraria "##". Apague os sinais.
      heavy-animation: A animação "forno.gif" passa de 1 MB, mesmo comprimida, ou dura mais de 5 segundos. O site mostra só o primeiro quadro dela: encurte-a, ou salve-a como vídeo (.mp4) e mostre-a com o bloco Vídeo (video).
      heavy-picture: A imagem "fachada.jpg" tem 7,3 MB, muito mais do que uma tela mostra. Exporte-a com até 2.400 pixels de largura, e ponha a menor no lugar dela.
      heavy-text: Este texto tem 34.000 palavras, e demora a abrir no celular. Divida-o em partes, cada uma em uma página ou um artigo, e ligue uma à outra com links.
      heavy-video: O vídeo "pao.mp4" tem 48 MB. Acima de 20 MB ele demora em muitos celulares e gasta os dados de quem visita: corte-o, ou salve-o em um tamanho menor.
      hidden-character: Há um caractere invisível (U+202E) aqui. Apague este trecho e digite de novo.
      holiday-date: "Natal" não cai em 2026-12-26. Você quis dizer "2026-12-25"?
      holiday-date: "Carnaval" não cai em 2027-03-09.
      host-delivery: "worker" não funciona em netlify: as mensagens não chegariam. Lá funcionam whatsapp, mailto, formspree, web3forms, netlify e http, para um programa em outro lugar, como um Worker.
      host-redirect: "/?p=123" muda pelo que vem depois de "?", e github-pages não olha para isso. O endereço antigo ficará sem saída nessa hospedagem.
      host-redirect: Em netlify, "/contato.html" é o mesmo arquivo de outra página ou de outro endereço antigo. O endereço antigo ficará sem saída nessa hospedagem.
      host-redirect: Em gitlab cada endereço é um arquivo, e "/Contato" só se distingue de outro pelas maiúsculas. O endereço antigo ficará sem saída nessa hospedagem.
      host-redirect: Em cloudflare-pages, um endereço não pode ter um dos sinais de "/a:b". O endereço antigo ficará sem saída nessa hospedagem.
      host-redirect: Em github-pages cada endereço é um arquivo, e uma parte de "/muito-longo" é longa demais para o nome dele. O endereço antigo ficará sem saída nessa hospedagem.
      hours-differ: Os visitantes leem "8h às 17h", mas o site conta com 08:00 a 18:00 ("opens" e "closes"). Deixe os dois iguais.
      hours-not-reckoned: Os visitantes leem "8h às 12h", mas sem "opens" e "closes" o site conta estes dias como fechados. Acrescente as duas linhas.
      html-in-text: O site mostraria "<b>" e "</b>" como texto. Não use HTML; para negrito, escreva **assim**.
      html-in-text: O site mostraria "m<sup>2</sup>" como texto. Não use HTML; escreva "²".
      html-in-text: Este comentário seria publicado: o site mostraria "<x>" a todos. Apague-o; um lembrete seu fica fora do texto, em uma linha que começa com #.
      html-in-text: O site mostraria "<x>" como texto. São marcas do editor do WordPress: apague todas as que começam assim.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; um vídeo fica em um bloco "video", um mapa em um bloco "map".
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; um texto não leva programas nem estilos. Apague-o.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; escreva o sinal que já é elevado, como ², º ou ª, ou use parênteses.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; escreva o sinal que já é rebaixado, como ₂, ou use parênteses.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; para negrito, escreva **assim**.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; para itálico, escreva *assim*.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; um título começa com "## " ou "### ", em uma linha só dele.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; para mudar de linha, termine a linha com uma barra invertida; para um parágrafo novo, deixe uma linha em branco.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; apague os sinais. Uma linha em branco separa os parágrafos.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; cada item de uma lista começa com "- ", ou com "1. ".
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; uma tabela se faz com | entre as colunas e uma linha |---|---| embaixo da primeira.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; uma citação começa com "> " em cada linha.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; um link se escreve assim: [texto](endereço).
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; uma imagem se escreve assim, sozinha no parágrafo: ![descrição](arquivo).
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; apague os sinais. Para destacar, escreva **assim**.
      html-in-text: O site mostraria "<x>" como texto. Não há texto riscado; apague os sinais, e o texto se não vale mais.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; para destacar, escreva **assim**.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; uma linha de separação se escreve ---.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; um formulário fica em um bloco "form".
      html-in-text: O site mostraria "<x>" como texto. Não há notas de rodapé. Escreva a nota entre parênteses, no lugar dela.
      html-in-text: O site mostraria "<x>" como texto. É um sinal do Word, que veio junto com o texto. Apague-o.
      html-in-text: O site mostraria "<x>" como texto. Não use HTML; escreva o próprio sinal.
      https-address: Este endereço deve começar com https:// e não pode ter espaços.
      impossible-day: O dia "12/24/2026" não existe. Primeiro vem o dia, depois o mês.
      impossible-day: O dia "31 de novembro" não existe: novembro tem 30 dias. Confira a data.
      indentation: O recuo está errado: esta linha começa com 3 espaços. Use 4, para alinhar com o "type" da linha 11.
      indentation: O recuo está errado: esta linha começa sem espaço. Use 2: 2 a mais que o "image" da linha 9. As 7 linhas abaixo vão junto.
      indentation: O recuo está errado: esta linha começa com 1 espaço. Use 2, para alinhar com o "-" da linha 4. A linha abaixo vai junto.
      inner-quote: Há aspas (") dentro de um texto que já está entre aspas. Use aspas simples por fora.
      inner-quote: O apóstrofo (') fecha as aspas antes da hora. Use aspas duplas por fora.
      invisible-sign: Há um sinal que não se vê em "contabilidade": quem procurar a palavra não a acha. Apague-o.
      invisible-sign: Há um sinal que não se vê em "contabilidade" (e mais 3 neste texto): quem procurar a palavra não a acha. Apague-o.
      invisible-space: Há um espaço invisível (colado do Word ou de um site) no começo desta linha. Apague-o e digite um espaço comum.
      invisible-space: Há um espaço invisível (colado do Word ou de um site) no nome deste campo. Apague-o e digite um espaço comum.
      invisible-space: Há um espaço invisível (colado do Word ou de um site) depois dos dois-pontos. Apague-o e digite um espaço comum.
      invisible-space: Há um espaço invisível (colado do Word ou de um site) depois do traço "-". Apague-o e digite um espaço comum.
      invisible-space: Esta linha parece vazia, mas tem um espaço invisível (colado do Word ou de um site). Apague-o. O mesmo vale para a linha 7.
      invisible-space: Há um espaço invisível (colado do Word ou de um site) no fim desta linha. Apague-o. O mesmo vale para as linhas 3, 4 e 9.
      invisible-space: Há um espaço invisível (colado do Word ou de um site) no começo desta linha. Apague-o e digite um espaço comum. O mesmo vale para mais 7 linhas, da 3 à 31.
      items-expected: Cada item de "options" (aqui, 3) precisa de campos, cada um em sua linha: label, to.
      joined-item: "Rescisões e homologações" continua o item de cima: o site mostraria os dois como um só. Se é outro item, ponha o traço "- " antes, alinhado com os outros.
      joined-line: Do jeito que está, "- Um" continua o texto da linha 4. Se é um item ou campo novo, confira o recuo; se é texto, coloque tudo entre aspas.
      label-differs: O texto mostra "(38) 90001-2345", mas o link leva a "(38) 90000-0000". Deixe os dois iguais.
      leading-zero: "0123" seria lido como o número 123, sem o zero da frente. Coloque entre aspas.
      leading-zero: "06" seria lido como o número 6. Apague o zero da frente.
      left-out-of-sum: A soma {a..b} deixa de fora a linha "Propaganda", que está junto das outras. Se ela entra na conta, escreva {a..propaganda}.
      left-out-of-sum: A soma {a..b} deixa de fora a linha "Propaganda", que está junto das outras. Se ela entra na conta, dê-lhe um código (id), e cite-o na soma.
      line-included: "Relatórios mensais" já vem de "Essencial", que este inclui (content/plans.yaml:14): o site o mostraria duas vezes. Apague esta linha, ou troque o texto.
      line-twice: "Relatórios mensais" já está nesta lista (content/plans.yaml:14). Apague um dos dois, ou troque o texto.
      link-marks: O site mostraria os sinais do link "[Blog] (/blog)". Apague o espaço entre "]" e "(".
      link-marks: O site mostraria os sinais do link "[Blog(/blog)". Falta o "]" antes do endereço.
      link-marks: O site mostraria os sinais do link "[Blog](/blog". Falta o ")" depois do endereço.
      link-marks: O site mostraria os sinais do link "(Blog)[/blog]". O texto vai entre colchetes, e o endereço entre parênteses.
      link-to-file: "foto.jpg" é uma imagem, e um link leva a uma página. Imagens ficam no campo "image" de um bloco.
      link-to-file: "tabela.pdf" é um arquivo, e um link leva a uma página. Para oferecê-lo, ponha-o na pasta media e use o bloco "downloads", ou escreva [palavras](nome-do-arquivo) em um texto longo.
      linked-file: O arquivo é um atalho para fora da pasta do conteúdo, e por isso não é lido. Ponha o próprio arquivo no lugar dele.
      linked-file: O arquivo é um atalho para um lugar que não existe mais, e por isso não é lido. Ponha o próprio arquivo no lugar dele, ou apague o atalho.
      list-expected: O campo "title" (Título) deve ser uma lista: cada item fica em uma linha nova, que começa com "- ".
      list-expected: O campo "title" (Título) deve ser uma lista das palavras que o site conhece, entre colchetes; está "segunda a sexta".
      list-expected: O arquivo deve ser uma lista: cada item fica em uma linha nova, que começa com "- ".
      local-address: "http://localhost:4321/sobre" só existe neste computador: os visitantes não o abrem. Escreva uma página do site, como /contato, ou um endereço da internet.
      lone-quote: O texto termina com aspas (") que não abriram. Apague-as, ou abra as aspas no começo do texto.
      long-address: Este endereço tem 260 letras, e cada página é um arquivo com o nome dele: nenhum disco guarda um nome tão longo. Escreva um de até 180 letras.
      long-description: O Google corta descrições com mais de 170 letras; esta tem 201. Encurte para que a frase não pare no meio.
      long-hours: De 08:00 a 06:00 seria aberto a noite inteira, até o outro dia. Confira as duas horas.
      long-list: Esta lista tem 412 itens: uma página com todos demora a abrir no celular. Mostre até 300 em cada página.
      long-over: Este bloco saiu do ar em 2025-12-25, e ninguém mais o vê. Confira o ano, ou apague o bloco.
      long-title: O Google corta títulos com mais de 70 letras; este, com o nome do site, tem 84. Diga o principal no começo, ou encurte.
      look-alike-host: "аpple.com" parece um endereço que não é: a letra "а" é de outro alfabeto, e quem clica chega a xn--pple-43d.com. Confira de onde veio o link, e digite o endereço de novo.
      look-of-first-pack: O que está escrito aqui são as cores do estilo Livro-razão, e vale mais que o estilo Azulejo. Para ver o estilo inteiro, apague deste arquivo colors, fonts, sizes e space.
      lost-article: Este artigo já está no ar, mas nada leva a ele: a página que lista os artigos (content/pages/blog.yaml) ainda não está. Publique-a, ou ponha em outra página um link para o artigo.
      lost-article: Este artigo, como mais um, já está no ar, mas nada leva a ele: a página que lista os artigos (content/pages/blog.yaml) ainda não está. Publique-a, ou ponha em outra página um link para o artigo.
      lost-article: Este artigo, como mais 3, já está no ar, mas nada leva a ele: a página que lista os artigos (content/pages/blog.yaml) ainda não está. Publique-a, ou ponha em outra página um link para o artigo.
      lost-colon: A linha "preco 299" não tem dois-pontos, e aqui falta o campo "price" (Preço). Se é ele, escreva o nome certo e os dois-pontos.
      lost-dollar: O site mostraria "{firm.phone}". Um dado do site se escreve com o cifrão, sem espaços: \${firm.phone}.
      lost-name: Antes de "hero" falta o nome do campo: os outros itens desta lista começam com "type:".
      lost-number: O número 31999990000123456 é longo demais e perderia os últimos algarismos. Coloque entre aspas.
      lost-number: O número 31999990000123456 é longo demais e perderia os últimos algarismos. Use até 15 algarismos.
      lost-parent: Acima de "src: hero.svg" parece faltar uma linha: o nome do campo a que ela pertence, como "image" (Imagem).
      lost-start: Falta a linha que começa este item: "- id: ", e o código dele. Escreva-a aqui em cima, com o código que o item tinha.
      low-contrast: A cor #8A8A8A sobre #FFFFFF tem contraste 3,4:1; o mínimo é 4,5:1.
      low-contrast: A cor #14211f sobre #000000 tem contraste 1,2:1; o mínimo é 4,5:1. Com mais 5 cores é igual.
      low-contrast: A cor #8A8A8A sobre #777777 tem contraste 1,3:1; o mínimo é 4,5:1. Com mais uma cor é igual. Nenhum tom desta cor serve: mude também paper, surface.
      lowest-price: Aqui está "R$ 199", mas o menor preço é R$ 299, de "Essencial" (content/plans.yaml:6). Deixe os dois iguais.
      marks-in-plain: O campo "title" (Título) não tem links nem negrito: o site mostraria "[termos](/termos)" com os sinais. Escreva só o texto.
      menu-without-prices: Nenhum item desta lista tem preço. Escreva os preços, ou use outro bloco, como a lista em colunas.
      misplaced-field: O campo "src" pertence a "Imagem". Dê 2 espaços a mais a cada linha.
      misplaced-field: Os campos "label", "to" pertencem a "Botões". Comece o item com "- ", e dê às suas linhas o recuo de um item.
      misplaced-field: O campo "title" pertence a "Destaque inicial". Tire espaços do começo da linha, até alinhar com os outros campos dele.
      misplaced-field: O campo "draft" não é desta parte: pertence a "Página". Recorte a linha, e cole-a acima da linha 2, com o mesmo recuo dela; ou apague-a.
      missing-alt: Falta descrever a imagem "a.webp" para quem não a vê. Preencha o campo "alt".
      missing-alt: Falta descrever a imagem "a.webp" para quem não a vê. Escreva entre os colchetes o que se vê nela.
      missing-axis: As letras desta fonte não variam em "opsz". Apague esta linha.
      missing-block-sign: O texto de "body" tem várias linhas: escreva "|" depois dos dois-pontos.
      missing-cell: A fórmula cita {venda}, mas não há linha com o código (id) "venda". Você quis dizer "vendas"?
      missing-cell: A fórmula cita {a!b}, mas não há folha com o código (id) "a".
      missing-cell: A fórmula cita {@b}, mas não há coluna com o código (id) "b".
      missing-colon: Faltam os dois-pontos depois de "title".
      missing-column: Esta folha não tem a coluna "fec". Você quis dizer "fev"?
      missing-column: Esta folha não tem a coluna "x".
      missing-content: Falta o arquivo content/site.yaml. Sem ele não há site: traga-o de volta.
      missing-dash: Falta o traço "- " antes de "type": aqui começa outro item da lista.
      missing-delivery: Falta dizer aonde vai o que a pessoa preenche. Escreva "delivery" neste bloco, ou em site.yaml, onde vale para todos os formulários.
      missing-download: Não há o que baixar com o nome "recibo.docx". Você quis dizer "recibos.docx"?
      missing-download: Não há o que baixar com o nome "recibo.docx". Ele deve ser o de um arquivo de content/media, documents (.docx, .pdf) ou spreadsheets (.xlsx, .csv).
      missing-download: "o%20recibo.docx" é o nome como aparece em um endereço, com %20 no lugar de espaços. Escreva o nome do arquivo como está na pasta: "o recibo.docx".
      missing-entry: Não existe o plano "profisional". Você quis dizer "profissional"?
      missing-entry: Não existe a pergunta "x".
      missing-field: Falta o campo obrigatório "title" (Título).
      missing-field: Com "closes", falta "title" (Título). Escreva, ou apague a linha "closes".
      missing-field: Faltam campos obrigatórios: "title" (Título), "alt".
      missing-file: O arquivo "a.jpg" não existe em content/media. Você quis dizer "a.webp"?
      missing-file: "a%20b.jpg" é o nome como aparece em um endereço, com %20 no lugar de espaços. Escreva o nome do arquivo como está na pasta: "a b.jpg".
      missing-file: O arquivo "balcão.jpg" está em content/media, mas os acentos do nome foram guardados de outro modo, o que não se vê. Digite de novo o nome do arquivo na pasta, ou copie a linha abaixo.
      missing-folder: A pasta "nada" não existe. Confira o nome, e de onde o comando é chamado.
      missing-font: A fonte "@fontsource-variable/lora" não está instalada. Peça a quem cuida do programa, ou volte à fonte de antes.
      missing-font: A fonte "newsreadr" não está instalada. Você quis dizer "newsreader"?
      missing-font-file: O pacote da fonte não tem o arquivo "a.woff2". Confira o nome, ou peça a quem cuida do programa.
      missing-font-file: O pacote da fonte não tem o arquivo "lora-latin.woff2". Você quis dizer "lora-latin-wght-normal.woff2"?
      missing-form-field: Este formulário não tem o campo "servico". Você quis dizer "service"?
      missing-letters: Esta fonte não tem as letras ã õ: elas aparecem com outra fonte, do aparelho.
      missing-name: Falta o nome do campo antes dos dois-pontos.
      missing-own-font: Não há "letra.woff2" na pasta fonts do conteúdo. Ponha o arquivo lá, ou confira o nome.
      missing-space: Falta um espaço depois dos dois-pontos.
      missing-space: Falta um espaço depois do traço "-".
      missing-token: Não existe o dado "firm.fone" em content/site.yaml. Você quis dizer "firm.phone"?
      missing-type: Falta dizer qual é o bloco (campo "type"). Veja os blocos, com um exemplo de cada, no arquivo GUIA.md.
      missing-type: Falta dizer qual é o bloco (campo "type"). Parece ser "faq" (Perguntas frequentes).
      missing-type: Falta dizer qual é o bloco (campo "type"). Pode ser "faq" (Perguntas frequentes) ou "stats". Veja os blocos, com um exemplo de cada, no arquivo GUIA.md.
      missing-words: O site está em "en", e esta palavra da interface ainda aparece em inglês. Escreva em labels.yaml o que falta, nesse idioma.
      missing-words: O site está em "en", e estas 82 palavras da interface ainda aparecem em inglês. Escreva em labels.yaml o que falta, nesse idioma.
      mixed-versions: Duas versões deste trecho ficaram misturadas: a deste computador (linha 17) e a de "lucia" (linhas 19 a 20). Deixe só uma, e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>.
      mixed-versions: Duas versões deste trecho ficaram misturadas: a deste computador (vazia) e a de "lucia" (linha 18). Deixe só uma, e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>.
      mixed-versions: Este sinal ficou de duas versões que se misturaram. Veja se o trecho está como deve, e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>.
      moved-address: "/sobre" já esteve no ar, e a página agora parece estar em "/quem-somos". Guarde o caminho em redirects.yaml.
      moved-address: "/sobre" já esteve no ar, e a página agora parece estar em "/quem-somos". Guarde o caminho em redirects.yaml, e mude os links: content/site.yaml:102.
      moving-holiday: "Corpus Christi" muda de dia a cada ano. Tire "everyYear", e escreva a data de cada ano em um item seu.
      moving-picture: A imagem "forno.png" se mexe, e o site mostra só o primeiro quadro, parado. Para que se mexa, salve-a como vídeo (.mp4) e mostre-a com o bloco Vídeo (video).
      name-as-address: Um link leva a um endereço inteiro, começando com https://. O nome do perfil não basta.
      nameless-picture: Esta imagem é um link, e quem não a vê precisa saber o que ela é. Escreva isso em "alt".
      newer-content: Este conteúdo foi escrito para um Prelo mais novo (versão 3; este conhece até 2). Atualize o Prelo.
      newer-look: Uma medida ou cor mais nova não está neste arquivo: valem as que vêm com o Prelo. Para outras, copie e mude.
      newer-look: 2 medidas ou cores mais novas não estão neste arquivo: valem as que vêm com o Prelo. Para outras, copie e mude.
      newer-words: Uma palavra mais nova não está neste arquivo: o site mostra as que vêm com o Prelo. Para outras, copie e mude.
      newer-words: 16 palavras mais novas não estão neste arquivo: o site mostra as que vêm com o Prelo. Para outras, copie e mude.
      no-404: Em um endereço que não existe, os visitantes veem a página que vem com o Prelo. Para uma sua, crie uma página com o endereço /404.
      no-captions-file: "pao.srt" não é um arquivo de legendas. Use um arquivo .vtt (WebVTT).
      no-choices: Não há o que escolher: em content/events.yaml não há data que ainda venha, e sem resposta ninguém consegue enviar o formulário. Escreva lá a próxima data, ou aqui uma opção em "options", ou apague o campo.
      no-choices: Não há o que escolher: em content/services.yaml não há itens, e sem resposta ninguém consegue enviar o formulário. Escreva lá um item, ou aqui uma opção em "options", ou apague o campo.
      no-choices: Não há o que escolher. Ponha em "options" uma opção com valor, ou apague o campo.
      no-country: Falta dizer o país do estabelecimento. Escreva-o no endereço (address), em duas letras maiúsculas.
      no-delivery: Este formulário não envia nada a ninguém: é só demonstração. Escreva worker, whatsapp, mailto ou o nome de um serviço.
      no-home: Nenhuma página tem o endereço "/". Traga a página inicial de volta, ou escreva nela: route: /
      no-imprint: Nada no site leva à página que diz quem responde por ele, chamada "Impressum", que a lei pede (§ 5 DDG). Escreva-a, e ponha o link dela no rodapé.
      no-opening-time: Abre e fecha às 08:00: não sobra tempo aberto. Corrija uma das horas; se fica fechado, apague as duas.
      no-pages: Não há nenhuma página em content/pages. Traga as páginas de volta, ou crie a primeira: content/pages/inicio.yaml.
      no-privacy: Nada no site leva a uma política de privacidade. Escreva uma página que diga o que é feito com os dados de quem escreve, e ponha o link dela no rodapé.
      no-region: Os endereços deste país (Portugal) não trazem estado nem região, e o site não o mostra. Apague esta linha.
      no-terms: Nada no site leva a termos de uso. Se quiser ter, escreva a página e ponha o link dela no rodapé.
      no-video-file: "pao.mov" não é um vídeo que os navegadores tocam. Use um arquivo .mp4 ou .webm.
      not-an-option: "escud" não é uma opção de "title" (Título). Você quis dizer "escudo"?
      not-an-option: "x" não é uma opção do item 2 de "features". Opções: escudo, lua.
      not-an-option: "x" não é uma opção de "title" (Título). month é por mês; year é por ano.
      number-expected: O campo "title" (Título) deve ser só um número; está "R$ 299".
      number-expected: O campo "title" (Título) deve ser só um número; "299" está entre aspas: tire as aspas.
      number-expected: O campo "title" (Título) deve ser só um número inteiro, sem vírgula nem ponto; está "8.5".
      number-expected: O campo "title" (Título) deve ser só um número; está vazio.
      number-expected: O campo "title" (Título) deve ser só um número; em "59O" há a letra "O". Se é um algarismo, digite-o; se não, apague-a.
      number-expected: O campo "title" (Título) deve ser só um número; em "7OO" há as letras "OO". Se são algarismos, digite-os; se não, apague-as.
      odd-amount: "R$ 1,234.50" está com a vírgula e o ponto trocados: no Brasil, a vírgula separa os centavos.
      odd-phone: "tel:90000-000O" não é um telefone: depois de "tel:" vão só algarismos. Veja se há uma letra no lugar de um deles.
      old-address: Aqui vai só o que vem depois do nome do site, a partir da barra: um redirecionamento vale para os endereços deste site.
      old-address: O endereço antigo começa com uma barra: /.
      old-address: O que vem depois de "#" nunca chega ao servidor, e nenhum endereço pode mudar por isso. Apague do "#" em diante.
      old-address: Nenhum navegador pede um endereço assim: não pode haver "//", "\\", quebra de linha, nem "." ou ".." entre barras.
      old-address: Depois de "%" vão dois algarismos ou letras de A a F, que juntos dão letras em UTF-8: "ç" é %C3%A7. Copie o endereço do navegador, ou escreva as letras sem "%".
      old-alt: A descrição parece ser a da imagem "telefone.svg", que nenhuma página mostra; aqui está "relogio.svg". Descreva a que está aqui.
      old-mail-claim: A página de privacidade diz "formulário abre o seu programa de e-mail", e nenhum formulário do site faz isso. Troque a frase.
      older-content: Este conteúdo foi escrito para um Prelo mais antigo, e continua valendo. O comando migrate o traz à forma de hoje.
      open-blank: Falta um colchete em "[[valor]": o que se preenche fica entre dois de cada lado, como [[valor]].
      open-bracket: Há um "[" que abre e não fecha. Feche com "]", ou coloque o texto entre aspas.
      open-bracket: Há um "{" que abre e não fecha. Feche com "}", ou coloque o texto entre aspas.
      open-day-without-hours: A regra "open-day" não recusa nenhum dia: os horários (hours, em site.yaml) não dizem em que dias se abre. Preencha neles days, opens e closes, ou apague a regra.
      open-quote: O texto abre aspas (") e não fecha. Feche as aspas no fim do texto.
      open-stars: O site mostraria estes asteriscos: falta o outro par, ou há um espaço entre eles e a palavra. Negrito se escreve **assim**.
      open-token: "\${firm.phone" abre e não fecha. Escreva o nome do dado entre chaves: \${firm.phone}.
      option-twice: Esta lista já tem "Outros". Troque, ou apague este item.
      other-dash: "–" não abre um item da lista: a linha continuaria o texto de cima. Comece com "- ", alinhado com os outros.
      other-dash: "•" não abre um item da lista. Comece o item com "- ": um traço e um espaço.
      other-kind-field: O campo "formId" (Código) só vale com formspree, e aqui o tipo é demo. Apague a linha, ou troque o tipo.
      other-kind-field: O campo "address" só vale com http, whatsapp ou mailto, e aqui o tipo é worker. Apague a linha, ou troque o tipo.
      other-page: "Sobre" é o nome da página /sobre, e o link leva a /servicos. Corrija o que estiver errado.
      out-of-range: O campo "title" (Título) está com 24; deve ser de 1 a 12.
      out-of-range: O campo "title" (Título) está com -1; o mínimo é 0.
      out-of-range: O campo "title" (Título) está com 99; o máximo é 12.
      overdue-draft: Este rascunho deveria ter saído em 2024-01-15. Apague a linha "draft: true", ou mude a data em "publishAt".
      overlapping-days: Este dia já está em "Natal" (content/site.yaml:52). Mude ou apague um dos dois.
      overlapping-hours: Este horário coincide com o de "Sábado" (content/site.yaml:38). Mude um dos dois.
      own-address: "https://chronos.example/sobre" é uma página deste site. Escreva só "/sobre": assim a conferência vê se ela existe.
      own-number: O número "5.4." sairia duas vezes: o site o escreve sozinho. Apague-o daqui.
      own-pattern: "AB/XX 1" não está na forma certa. Deve ser como AB/MG 012345.
      own-pattern: "AB/XX 1" não segue o modelo (AB/MG [0-9]{6}). Mude um ou outro.
      parted-word: O site mostraria "contabi- lidade", com um espaço no meio. Escreva a palavra inteira na mesma linha.
      past-day: "Carnaval" está com a data de 2025 e já passou. Escreva a próxima data, ou apague este item.
      pasted-bullet: O site mostraria "•" no meio do texto. Uma lista se faz com "- " no começo de cada linha.
      pasted-bullet: O site mostraria "•" no meio do texto, tudo em seguida. Este campo não tem listas: escreva uma frase.
      pasted-chat: "[22/11 10:31] Rui:" veio da conversa de onde se copiou, e o site o mostraria. Apague este começo.
      pasted-fence: As linhas "\`\`\`yaml" e "\`\`\`" vieram do programa de onde se copiou, e não são do arquivo. Apague-as.
      pasted-fence: A linha "\`\`\`" veio do programa de onde se copiou, e não é do arquivo. Apague-a.
      pasted-link: O endereço veio com colchetes e parênteses, e duas vezes. Escreva só "https://instagram.example/chronos".
      pasted-numbers: O sinal "1 -" não faz uma lista: as linhas sairiam juntas. Escreva 1. no começo da linha.
      pasted-numbers: O sinal "a)" não faz uma lista: as linhas sairiam juntas. Comece cada uma com "- ", ou com 1. 2. 3.
      pasted-table: As colunas, separadas por Tab, sairiam todas em uma linha. Uma tabela se faz com | entre as colunas.
      pattern: "Sobre Nós" não serve para "title" (Título). Em minúsculas, sem acento.
      pattern: "x" não serve para "title" (Título).
      pattern: O que está entre chaves é um nome do site, que não se traduz, em "Em {data}". Aqui deve ser "{date}".
      pattern: Em "Nada encontrado" falta {text}, que o site troca pelo que se vê na página. Ponha {text} onde isso deve aparecer.
      phone: O DDD 20 não existe no Brasil.
      phone: Este telefone vai sem o "+55" do começo: o DDD entre parênteses e o traço bastam.
      phone: Este telefone é de outro país: escreva-o com + e o código dele, sem o "00".
      phone: Este telefone tem 10 algarismos com o DDD, e deveria ter 11: falta um. Confira o número inteiro.
      phone: Este telefone tem 11 algarismos com o DDD, e deveria ter 10: sobra um. Confira o número inteiro.
      phone: Este telefone tem 8 algarismos; com o DDD são 11 (celular, que começa com 9) ou 10 (fixo). Confira o número inteiro.
      phone: Aqui cabe só um telefone, e há 2: (38) 3222-1234 e (38) 3222-1235. Deixe um.
      phone: Nenhum país tem o código que vem depois do "+". Confira o número inteiro.
      phone: Faltam algarismos: nenhum telefone deste país (Reino Unido) é tão curto. Confira o número inteiro.
      phone: Há algarismos a mais: nenhum telefone deste país (Portugal) é tão longo. Confira o número inteiro.
      phone: Nenhum telefone deste país (Áustria) tem esta quantidade de algarismos. Confira o número inteiro.
      phone: Não existe telefone assim neste país (Estados Unidos). Confira o código da região e o número inteiro; o de outro país começa com + e o código dele.
      phone: Este telefone não está no formato certo. Escreva-o como se disca no país do estabelecimento, ou com + e o código do país.
      phone: Este telefone começa com 351: escreva + e o código do país, ou o número como se disca lá.
      phone: Este telefone não está no formato certo. Use o DDD entre parênteses e o traço: (38) 90000-0000.
      picture-elsewhere: A imagem "https://imagens.example/a.jpg" está em outro site. Guarde o arquivo dela em content/media, e escreva aqui só o nome do arquivo.
      picture-in-text: Uma imagem não entra no meio do texto: "![Foto](foto.jpg)". Apague-a; imagens ficam no campo "image" de um bloco ou artigo.
      picture-in-text: Uma imagem não entra no meio do texto: "![Foto](foto.jpg)". Ponha-a sozinha, com uma linha em branco antes e outra depois.
      picture-pointer: "foto.jpg" não é a imagem, e sim o bilhete que o Git LFS deixa no lugar dela. Traga o arquivo verdadeiro (git lfs pull), ou ponha a imagem no lugar dele.
      postal-code: Este código postal não está na forma deste país (Portugal): 7 números, com um traço antes dos três últimos.
      postal-code: Este código postal vai sem o "D-" do começo (Alemanha): 5 números, também o zero do começo.
      price-and-sizes: "Bolo" tem um preço e também tamanhos: só os preços dos tamanhos aparecem. Apague um dos dois.
      price-differs: Aqui está "R$ 289", mas o preço de "Essencial" é R$ 299 (content/plans.yaml:6). Deixe os dois iguais.
      price-in-words: O preço é 329, e por extenso está "duzentos e noventa e nove reais". Corrija o que estiver errado, ou apague esta linha: o site escreve o preço por extenso.
      promise-differs: Aqui está "6 meses depois", e em content/pages/a.yaml:3 o mesmo com 12. Deixe os dois iguais.
      reading-time: O tempo de leitura diz 3 min, mas o texto pede cerca de 8 min.
      redirect-chain: O caminho tem uma parada a mais: /a → /b → /c. Escreva logo o último endereço.
      redirect-loop: Este endereço anda em círculo: /a → /b → /a. Escreva em "to" uma página que existe.
      redirect-of-page: "/sobre" é uma página do site, e um endereço com página não leva a outro lugar. Apague este item, ou mude o endereço da página.
      redirect-swapped: "/servicos" é uma página do site, e "/planos" não: parecem um no lugar do outro. "from" é o endereço antigo, e "to" a página que existe.
      relative-day: Este recado dirá "amanhã" todos os dias. Escreva a data.
      remark-in-text: Dentro de um texto de várias linhas, "#" não abre um comentário: o site mostraria "# conferir". Apague a linha.
      remark-in-text: Dentro de um texto de várias linhas, "#" não abre um comentário: o site mostraria "# conferir". Apague a linha; se é um título, comece com "## ".
      repeated-item: Na lista de "title" (Título), o item 3 repete o item 1. Apague um dos dois.
      reserved-character: Um texto não pode começar com "@" sem aspas. Coloque o texto entre aspas.
      reserved-id: "pagina" é um nome reservado do site. Escolha outro.
      route-collision: O endereço "/sobre" já é usado em content/pages/sobre.yaml. Troque um dos dois.
      rule-of-other-type: A regra "minimum" só serve em um campo do tipo "number". Troque o tipo do campo, ou apague a regra.
      rule-without-value: Falta o número da regra "days-ahead". Preencha o campo Número dela.
      same-address: Quem baixa "2025/ata.pdf" poderia receber "2024/ata.pdf": no site os dois teriam o mesmo endereço, /downloads/ata.pdf. Dê outro nome a um dos dois arquivos.
      same-alt: Esta é a mesma descrição da imagem "telefone.svg" (content/pages/contato.yaml:16). Descreva o que se vê aqui.
      sample-entry: Este item ainda é de exemplo. Troque-o por um verdadeiro e apague a linha "sample: true".
      sent-too-soon: Este aviso diz "enviada", mas com whatsapp a pessoa ainda precisa enviar a mensagem no outro programa. Diga que falta enviar.
      several-documents: Há uma linha "---" no meio do arquivo. Apague essa linha.
      shortcut: O atalho "&base" não é aceito aqui. Apague-o e escreva o conteúdo por extenso.
      spaced-address: O endereço "https://exemplo.com/um arquivo.pdf" tem espaços, e nenhum endereço da internet pode ter. No lugar de cada espaço escreva %20.
      span-without-number: Nenhum número serve: o menor é 9 e o maior é 3. Corrija um dos dois.
      stray-item: Este item não pertence a nenhuma lista, e "title", na linha 3, já tem um texto. Se a linha com o nome da lista se perdeu, escreva-a de novo acima; se não, apague o item.
      stray-sign: Há um sinal (*) antes do nome do campo "title". Apague o sinal.
      stray-text: "da sua empresa" está solto. Cada linha deve ser um campo (nome: texto), um item (- texto) ou, com 2 espaços a mais, a continuação do texto de cima.
      tab: Esta linha começa com a tecla Tab. Apague o Tab e digite espaços: 2 por nível.
      tab: 12 linhas, a partir desta, começam com a tecla Tab. Apague os Tabs e digite espaços: 2 por nível.
      table-rows: Falta a linha |---|---|, embaixo da primeira da tabela: sem ela, o site mostraria os sinais.
      table-rows: A linha vazia acima parte a tabela em duas, e esta parte sairia com os sinais. Apague a linha vazia.
      table-rows: Esta linha está na tabela, mas sem "|" entre as colunas: sairia como texto. Ponha os sinais.
      table-rows: Esta linha da tabela tem 1 coluna, e a primeira tem 3. Cada coluna fica entre dois sinais "|", também a vazia.
      template-text: "Conte aqui, em uma ou duas frases, o que há nesta página." ainda é o texto do modelo. Escreva o seu antes de publicar.
      text-after-quotes: Depois das aspas que fecham o texto ainda há "mundo". Coloque tudo dentro das aspas.
      text-as-field: "E também: aos sábados" seria lido como um campo, por causa dos dois-pontos. Se continua o texto da linha 17, dê a esta linha o mesmo recuo dele.
      text-as-field: "Sim: não" seria lido como um campo, por causa dos dois-pontos. Ponha o texto no campo a que pertence.
      text-expected: O campo "title" (Título) deve ser um texto; 2009 foi lido como número.
      text-expected: O campo "title" (Título) deve ser um texto; true foi lido como sim ou não.
      text-expected: O item 2 de "features" deve ser um texto; aqui há uma lista.
      text-expected: O campo "title" (Título) deve ser um texto; aqui há um grupo de campos.
      text-pattern: Este modelo (expressão regular) não está certo, e nenhuma resposta serviria. Dentro de colchetes, ponha "\\" antes de ( ) { } / | e do traço que não indica intervalo.
      text-pattern: Este modelo (expressão regular) não está certo, e nenhuma resposta serviria. Confira parênteses, colchetes e chaves: cada um que abre precisa fechar.
      thousands-point: "1.299" seria lido como 1 vírgula 299. Não use ponto para separar os milhares.
      too-big: O arquivo é grande demais: o máximo é 1 MB. Divida o conteúdo em mais arquivos.
      too-deep: Há mais de 64 níveis, um dentro do outro. Confira os recuos e os colchetes.
      too-few: O campo "title" (Título) não tem nenhum item; o mínimo é 1.
      too-few: O campo "title" (Título) tem 1 item; o mínimo é 2.
      too-long: O campo "title" (Título) tem 75 letras; o máximo é 70. Corte 5 letras.
      too-many: O campo "title" (Título) tem 4 itens; o máximo é 3.
      too-many-featured: Só um artigo pode ter featured: true (há 2: "Ceia de Natal", "Pães de Páscoa").
      too-many-popular: Só um plano pode ter popular: true (há 2: "Básico", "Completo").
      too-precise: O campo "title" (Título) está com 12.3456, que tem casas decimais demais.
      too-short: O campo "title" (Título) tem 1 letra; o mínimo é 4.
      turned-range: O mínimo, 900, é maior que o máximo, 100. Troque um pelo outro.
      two-fields: Há dois campos na mesma linha. Comece "lede" em uma linha nova.
      two-numbers: "-16,7, -43,8" são dois números: o primeiro fica em "latitude", e o segundo em "longitude".
      typed-fact: Aqui está "39400-001", e em site.yaml "39400-000". Se é o mesmo, escreva \${firm.address.postalCode} no lugar: assim nunca fica diferente.
      typed-hours: Aqui está "segunda a sexta, das 9h às 17h", e em site.yaml o horário desses dias é 8h às 18h. Deixe os dois iguais.
      unfilled-token: O dado "firm.legalName" não está preenchido em content/site.yaml. Preencha-o lá, ou apague daqui "\${firm.legalName}".
      unfilled-token: O dado "firm.address.state" não está preenchido em content/site.yaml, e os endereços deste país não o têm. Apague daqui "\${firm.address.state}".
      unknown-block: Não existe o bloco "heroo". Você quis dizer "hero" (Destaque inicial)?
      unknown-block: Não existe o bloco "carrossel". Veja os blocos, com um exemplo de cada, no arquivo GUIA.md.
      unknown-block: Não existe o bloco "carrossel". Pode ser "faq" (Perguntas) ou "hero". Veja os blocos, com um exemplo de cada, no arquivo GUIA.md.
      unknown-country: Nenhum país tem as letras "UK". Você quis dizer "GB"?
      unknown-country: Nenhum país tem as letras "ZZ". São as duas da norma ISO 3166, como BR, PT ou GB.
      unknown-field: O campo "titel" não existe em "Destaque inicial". Você quis dizer "title"?
      unknown-field: O campo "cor" não existe em "Destaque inicial". Campos possíveis: lede, image.
      unknown-field: O campo "cor" não existe aqui. Apague-o.
      unknown-filling: O formulário dessa página não conhece "planejamento" (depois de "servico="). Você quis dizer "planejamento-anual"?
      unknown-filling: O formulário dessa página não conhece "x" (depois de "servico="). Escreva um código (id) que existe.
      unknown-function: A função "SOMA" não existe aqui. Você quis dizer "SUM"?
      unknown-function: A função "PROCV" não existe aqui. Opções: SUM, MIN.
      unknown-language: "EN-gb" não é o código de um idioma. Você quis dizer "en-GB"?
      unknown-language: "xx" não é o código de um idioma. São duas letras minúsculas e, se for o caso, as duas maiúsculas do país: pt-BR, en-GB, es.
      unknown-reference: "{a:b}" não serve em uma fórmula. Cite uma linha {vendas}, várias {vendas..outras}, ou uma coluna {vendas@jan}.
      unknown-slot: "{nome}" não é trocado por nada aqui. Você quis dizer "{name}"?
      unknown-slot: "{x}" não é trocado por nada aqui. Opções: {id}, {title}.
      unknown-slot: "{x}" não é trocado por nada aqui. Apague-o.
      unknown-state: Nenhum estado dos Estados Unidos tem a sigla "Calif". São duas letras maiúsculas.
      unknown-state: Nenhum estado dos Estados Unidos tem a sigla "ca". Você quis dizer "CA"?
      unknown-state: Nenhuma província da Argentina se escreve "Cordoba". Você quis dizer "Córdoba"?
      unknown-state: Nenhuma província da Argentina se escreve "Patagonia". Escreva o nome inteiro.
      unknown-video: "https://filmes.example/1" não é a página de um vídeo do YouTube ou do Vimeo. Abra o vídeo no navegador e copie o endereço dele.
      unnamed-receiver: O que a pessoa escreve passa por Formspree, e o site não tem uma página de privacidade que diga isso. Crie-a, e conte lá quem recebe os dados.
      unnamed-receiver: O que a pessoa escreve passa por WhatsApp, e a página de privacidade (/privacidade) não fala de WhatsApp. Conte lá quem recebe os dados.
      unreadable-image: "a.bmp" está estragado, ou não é uma imagem que o site saiba mostrar. Exporte a imagem de novo, como .svg, .png, .jpg, .webp ou .avif.
      unreadable-image: "a.jpg" está vazio, com 0 bytes. Copie a imagem de novo para a pasta.
      unreadable-image: "a.jpg" não é uma imagem, e sim uma página da internet salva com esse nome. Abra a imagem sozinha no navegador, e salve-a de lá.
      unreadable-line: Não foi possível entender esta linha. Confira o recuo, os dois-pontos e as aspas dela e da linha de cima.
      unsafe-path: "../segredo.png" aponta para fora de content/media. Escreva só o nome do arquivo.
      unsafe-path: "C:\\fotos\\a.svg" aponta para fora de content/media. Você quis dizer "a.svg"?
      unsafe-url: O endereço "javascript:alert(1)" não é permitido. Use https://, mailto:, tel: ou uma página do site.
      untrue-privacy: A página de privacidade diz que o site "não pede nada a outros sites", mas ele usa YouTube, Formspree. Escreva lá também o que isso quer dizer para quem visita.
      unused-file: O arquivo content/notas.yaml não faz parte do site e seria ignorado.
      unused-file: O arquivo content/articles/nota.md não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml: copie o texto para content/articles/nota.yaml, e apague este.
      unused-file: O arquivo content/articles/nota.md não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml, e já existe content/articles/nota.yaml: veja se não falta nada nele, e apague este.
      unused-picture: Nenhuma página mostra a imagem "antiga.svg". Use-a, ou apague-a de content/media.
      updated-before: A revisão seria de antes da publicação (2024-01-15). Confira as duas datas.
      video-twice: Este bloco tem um arquivo de vídeo e também um endereço, e só o arquivo apareceria. Apague "url" ou "file".
      video-without-source: Falta dizer qual é o vídeo: escreva "file", com o nome de um arquivo da pasta media, ou "url", com o endereço dele no YouTube ou no Vimeo.
      weekday-differs: Aqui está "sexta-feira", mas 24 de dezembro de 2026 cai em uma quinta-feira. Confira o dia da semana e a data.
      wrong-folder: Pelos campos, este arquivo é de outro tipo: artigo. Mova-o para a pasta articles.
      wrong-value: O valor de "title" (Título) não é aceito. Compare com o exemplo.
      yes-no: O campo "title" (Título) deve ser true (sim) ou false (não); está "sim".
      "
    `);
  });

  test("are complete sentences", () => {
    expect(
      sentences.filter((sentence) => !/^[\w-]+: (?:\p{Lu}|["#]|Há|\d).*[.?/]$/u.test(sentence)),
    ).toEqual([]);
  });

  test("have at most 220 characters", () => {
    expect(sentences.filter((sentence) => sentence.length > 220)).toEqual([]);
  });

  test("use no technical parser terms or English words", () => {
    const technical =
      /\b(?:mapping|scalar|token|parse|parser|schema|string|null|undefined|array|object|boolean|key|value|error|must|should|invalid|expected)\b/i;
    const said = sentences.map((sentence) => sentence.replace(/^[\w-]+: /, ""));
    expect(said.filter((sentence) => technical.test(sentence))).toEqual([]);
  });

  test("quote long or multi-line input shortened and on one line", () => {
    const said = allMessages["unknown-field"]({ field: `a\n${"b".repeat(500)}`, others: [] });
    expect(said).not.toContain("\n");
    expect(said.length).toBeLessThan(120);
  });

  test("are each in exactly one module catalogue, and all are tested here", () => {
    const rooms = import.meta.glob<Record<string, object>>("../../**/messages.pt-br.ts", {
      eager: true,
    });
    const catalogues = Object.values(rooms).flatMap((room) => Object.values(room));
    expect(catalogues.length).toBeGreaterThan(4);
    expect(catalogues.flatMap(Object.keys).sort()).toEqual(codes);
  });
});
