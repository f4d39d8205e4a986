// Generated from schemas/ by `npm run types`; do not edit.
//
// It describes resolved content: entries stand where their ids were written, pictures have a URL
// and a size, tokens are replaced, links lead to their final address.

/** Um artigo do blog, na pasta articles. */
export interface Article {
  /** O fim do endereço do artigo (/blog/código). Em minúsculas, sem acento, com hífen entre as palavras. Depois de publicado, não mude. */
  id: string;
  /** O título do artigo. */
  title: string;
  /** Uma ou duas frases que convidam a ler. Aparecem nas listas do blog. */
  excerpt: string;
  /** A imagem do artigo. */
  image?: Image;
  /** O código (id) de uma categoria de categories.yaml. */
  category: string;
  /** O dia da publicação (ano-mês-dia). */
  date: string;
  /** O dia da última revisão importante (ano-mês-dia). */
  updated?: string;
  /** O código (id) de uma pessoa de team.yaml. */
  author?: string;
  /** Quantos minutos leva para ler o texto. Sem esta linha, o site os conta. */
  readingMinutes: number;
  /** true põe o artigo em destaque, no alto do blog. Só um artigo pode ser o destaque. */
  featured?: boolean;
  /** true esconde o artigo do site publicado. Bom para trabalhar com calma. */
  draft?: boolean;
  /** O artigo só aparece no site a partir deste dia (ano-mês-dia). */
  publishAt?: string;
  /** A partir deste dia o artigo não aparece mais no site (ano-mês-dia). */
  expiresAt?: string;
  /** O texto do artigo. Uma linha em branco separa parágrafos; ## no começo da linha abre um subtítulo; - no começo da linha abre um item de lista. Em uma linha só sua, ![o que se vê](foto.jpg) mostra uma imagem da pasta media. [a tabela](tabela.pdf) oferece um arquivo da pasta media. (body markup) */
  body: string;
  /** As leis e páginas em que o artigo se apoia. */
  sources?: Action[];
  /** The pictures that stand in its texts, by the names of their files. */
  bodyPictures?: {
    [k: string]: Image;
  };
  /** The files that its texts offer to download. */
  bodyFiles?: Download[];
}

/** Os artigos do blog, do mais novo ao mais antigo, com as categorias para filtrar. Só aparece na página do blog. */
export interface ArticleListBlock {
  /** Diz que este bloco é "Lista de artigos". Não mude. */
  type: "article-list";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title?: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
}

/** O título no alto de uma página. */
export interface BannerBlock {
  /** Diz que este bloco é "Faixa de título". Não mude. */
  type: "banner";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título da página, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** A imagem ao lado do título. */
  image?: Image;
  /** title é um título comum; nameplate são letras enormes, como o nome no alto de um jornal. Sem este campo, vale a aparência do estilo do site. */
  variant?: "title" | "nameplate";
  /** As palavras no meio da linha fina abaixo do nome. Só aparece com variant: nameplate. */
  strapline?: string;
}

/** Telefone, e-mail, endereço, horários e registros do estabelecimento. Os dados vêm de site.yaml. */
export interface ContactBlock {
  /** Diz que este bloco é "Dados de contato". Não mude. */
  type: "contact";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title?: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** Uma frase curta junto ao telefone. (inline markup) */
  phoneNote?: string;
  /** Uma frase curta junto ao e-mail. (inline markup) */
  emailNote?: string;
  /** Uma imagem acima da razão social e dos registros. */
  image?: Image;
}

/** Registros, certificados e o que mais qualquer pessoa pode conferir antes de contratar. */
export interface CredentialsBlock {
  /** Diz que este bloco é "Registros e credenciais". Não mude. */
  type: "credentials";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** Os registros, na ordem em que aparecem. */
  items: {
    /** O nome do registro ou do certificado. (inline markup) */
    title: string;
    /** O que ele garante a quem contrata. (inline markup) */
    description: string;
    /** O número do registro. Prefira citar um dado de site.yaml, como ${firm.registrations.cnpj}: assim ele fica igual no site inteiro. */
    value?: string;
  }[];
}

/** Um convite com botões, no fim da página ou entre dois blocos. */
export interface CtaBlock {
  /** Diz que este bloco é "Chamada para ação". Não mude. */
  type: "cta";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O convite, em uma frase curta. (inline markup) */
  title: string;
  /** Uma ou duas frases que reforçam o convite. (inline markup) */
  description?: string;
  /** closing ocupa a largura toda, em fundo escuro, para fechar a página; table fica sobre o papel, com a imagem ao lado. Sem este campo, vale a disposição do estilo do site. */
  layout: "closing" | "table";
  /** De um a três botões. O primeiro é o principal. */
  actions: Action[];
  /** A imagem do convite. Com layout: closing, que tem fundo escuro, escreva nela também tone: deep. */
  image?: Image;
}

/** Os lugares em que se entrega ou atende, com o que custam, o pedido mínimo e o prazo. */
export interface DeliveryAreaBlock {
  /** Diz que este bloco é "Área de entrega". Não mude. */
  type: "delivery-area";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** table põe os lugares em linhas, com os valores em colunas; zones põe cada lugar em um quadro, com o custo em letras grandes e um desenho que cresce do primeiro lugar ao último, que deve ser o mais longe. Sem este campo, vale a disposição do estilo do site. */
  variant?: "table" | "zones";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** Os bairros ou cidades, na ordem em que aparecem. */
  places: {
    /** O bairro, a cidade ou a distância. */
    name: string;
    /** O que custa a entrega ou a visita, só o número; 0 é grátis. */
    fee?: number;
    /** O menor pedido que se leva até ali, só o número. */
    minimum?: number;
    /** Quanto leva, ou em que dias. */
    time?: string;
    /** Uma observação sobre o lugar. (inline markup) */
    note?: string;
  }[];
  /** Uma observação abaixo da lista. (inline markup) */
  note?: string;
  /** Um link depois da lista. */
  action?: Action;
}

/** Uma lista de arquivos, cada um com um ou mais formatos. */
export interface DownloadsBlock {
  /** Diz que este bloco é "Arquivos para baixar". Não mude. */
  type: "downloads";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** Os arquivos, na ordem em que aparecem. */
  items: {
    /** O nome do que se baixa. (inline markup) */
    title: string;
    /** Para que serve, em uma ou duas frases. (inline markup) */
    description?: string;
    /** O mesmo conteúdo em um ou mais formatos; um link para cada um. */
    files: Download[];
  }[];
}

/** O que tem dia marcado, do mais próximo ao mais distante. As datas ficam cadastradas em events.yaml, e as que passam saem sozinhas. */
export interface EventsBlock {
  /** Diz que este bloco é "Agenda". Não mude. */
  type: "events";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** list mostra as datas uma abaixo da outra; cards põe cada data em um cartão, com o dia em destaque e a fotografia no alto. Sem este campo, vale a disposição do estilo do site. */
  variant?: "list" | "cards";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** all mostra todas; para escolher, faça uma lista com os códigos (id) das datas. */
  entries: Event[];
  /** Quantas datas mostrar; as mais próximas aparecem. Sem este campo, todas. */
  limit?: number;
  /** O que dizer quando todas já passaram. Sem este campo, o site usa as suas palavras. (inline markup) */
  none?: string;
}

/** Perguntas que abrem e mostram a resposta. Elas ficam cadastradas em faq.yaml. */
export interface FaqBlock {
  /** Diz que este bloco é "Perguntas frequentes". Não mude. */
  type: "faq";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** fold mostra as perguntas fechadas, e cada uma abre a sua resposta; open mostra perguntas e respostas abertas, em duas colunas. Sem este campo, vale a disposição do estilo do site. */
  variant?: "fold" | "open";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** all mostra todas; para escolher, faça uma lista com os códigos (id) das perguntas, na ordem desejada. */
  entries: FaqEntry[];
}

/** O artigo marcado com featured: true, em tamanho grande. Só aparece na página do blog. */
export interface FeaturedArticleBlock {
  /** Diz que este bloco é "Artigo em destaque". Não mude. */
  type: "featured-article";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
}

/** Um formulário com os campos que você escolher. */
export interface FormBlock {
  /** Diz que este bloco é "Formulário". Não mude. */
  type: "form";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** As perguntas do formulário, na ordem em que aparecem. */
  fields: Field[];
  /** O que está escrito no botão de enviar. */
  submit: string;
  /** O aviso que a pessoa lê depois de enviar. */
  success: string;
  /** O que acontece com os dados, perto do botão de enviar: para quê, com que base, até quando, com quem falar. (inline markup) */
  notice?: string;
  delivery: Delivery;
  /** Campos que já chegam preenchidos para quem vem por um link como /contato?servico=troca-de-oleo. */
  prefill?: Prefill[];
}

/** Imagens lado a lado; cada uma se abre grande. */
export interface GalleryBlock {
  /** Diz que este bloco é "Galeria". Não mude. */
  type: "gallery";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** grid mostra as imagens em quadrados iguais; strip põe as imagens em uma tira que corre para o lado, cada uma na sua forma; mosaic mistura tamanhos, com a primeira bem grande. Sem este campo, vale a disposição do estilo do site. */
  variant?: "grid" | "strip" | "mosaic";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** As imagens, na ordem em que aparecem. */
  items: {
    /** Um arquivo da pasta media, com o que se vê nele. */
    image: Image;
    /** Uma frase abaixo da imagem, quando ela precisa de explicação. (inline markup) */
    caption?: string;
  }[];
}

/** Motivos, valores ou qualidades: vários itens, cada um com título e texto. */
export interface GridBlock {
  /** Diz que este bloco é "Lista em colunas". Não mude. */
  type: "grid";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** ledger mostra os itens como linhas de um livro-razão, com os números à direita; columns mostra os itens lado a lado, em colunas de texto; cards põe cada item em um cartão; tiles junta os itens como ladrilhos, um encostado no outro. Sem este campo, vale a disposição do estilo do site. */
  layout: "ledger" | "columns" | "cards" | "tiles";
  /** Os nomes no alto das três colunas do livro-razão. Só aparecem com layout: ledger. */
  headings?: {
    /** Nome da coluna dos títulos. */
    entry: string;
    /** Nome da coluna dos textos. */
    detail: string;
    /** Nome da coluna dos números. */
    figure: string;
  };
  /** Os itens, na ordem em que aparecem. */
  items: {
    /** O nome do item, em poucas palavras. (inline markup) */
    title: string;
    /** Uma ou duas frases que explicam o item. (inline markup) */
    description: string;
    /** Um número ou uma sigla que prova o que o item diz. */
    figure?: string;
    /** O que vem logo depois do número, em letra menor. */
    unit?: string;
    /** O que o número mede, em poucas palavras. */
    note?: string;
    /** Uma imagem pequena para o item. */
    image?: Image;
  }[];
  /** A última linha, como o saldo de uma conta. */
  total?: {
    /** A palavra antes do resultado. */
    label: string;
    /** O que sobra no fim da conta. (inline markup) */
    text: string;
  };
}

/** A abertura da página inicial: a frase principal, um texto curto e os primeiros botões. */
export interface HeroBlock {
  /** Diz que este bloco é "Destaque inicial". Não mude. */
  type: "hero";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** side põe a imagem ao lado das palavras; full põe a imagem na largura toda da página, com as palavras em uma folha sobre a beira dela; centered põe as palavras no meio, com a imagem abaixo. Sem este campo, vale a disposição do estilo do site. */
  variant?: "side" | "full" | "centered";
  /** A frase grande da abertura. Cada linha que você escreve é uma linha no site; o sinal | marca o ponto em que as linhas se alinham, como as colunas de um livro-caixa. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** Até três botões. O primeiro é o principal. */
  actions?: Action[];
  /** O desenho ao lado da frase principal. */
  image?: Image;
  /** Um número que dá confiança, dentro de um selo. O anel do selo só cabe em volta de um número de até 5 letras, com até 24 letras abaixo. */
  badge?: {
    /** O número do selo. Prefira citar um dado de site.yaml, como ${claims.clients}: assim ele fica igual no site inteiro. */
    value: string;
    /** As palavras abaixo do número. */
    label: string;
    /** Uma explicação pequena: desde quando, segundo quem. (inline markup) */
    note?: string;
  };
}

/** Os logotipos de parceiros, convênios ou marcas, em uma faixa. */
export interface LogosBlock {
  /** Diz que este bloco é "Logotipos". Não mude. */
  type: "logos";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** row põe os logotipos em quadros pequenos; wall põe os logotipos em um mural de quadros grandes, encostados um no outro; names põe ao lado de cada logotipo o nome de quem é, tirado da descrição da imagem. Sem este campo, vale a disposição do estilo do site. */
  variant?: "row" | "wall" | "names";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** Os logotipos, na ordem em que aparecem. */
  items: {
    /** Um arquivo da pasta media; na descrição, só o nome de quem é. */
    image: Image;
    /** O site do parceiro. Pode ficar sem. */
    to?: string;
  }[];
}

/** O endereço do estabelecimento, o desenho de um mapa e um link que abre o mapa de verdade. */
export interface MapBlock {
  /** Diz que este bloco é "Localização". Não mude. */
  type: "map";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** As palavras sobre o desenho do mapa. */
  placeholder: string;
  /** O que está escrito no link que abre o mapa em outro site. */
  linkLabel: string;
  /** O ponto exato. Com ele, um botão carrega o mapa na página; sem ele, o link procura o endereço. */
  coordinates?: {
    /** De -90 a 90; no Brasil, quase sempre negativa. */
    latitude: number;
    /** De -180 a 180; no Brasil, sempre negativa. */
    longitude: number;
  };
  /** Endereço do mapa de outro serviço, se não for o OpenStreetMap: {latitude} e {longitude} viram as coordenadas. Só é aberto quando a pessoa aperta o botão. */
  embed?: string;
  /** Endereço que o link abre, se não for o OpenStreetMap: {latitude} e {longitude} viram as coordenadas. */
  link?: string;
}

/** Um texto e uma imagem, lado a lado. */
export interface MediaTextBlock {
  /** Diz que este bloco é "Texto com imagem". Não mude. */
  type: "media-text";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** start põe a imagem antes do texto; end põe a imagem depois. No celular, a imagem fica acima. */
  side: "start" | "end";
  /** A imagem ao lado do texto. */
  image: Image;
  /** O texto. Uma linha em branco separa parágrafos; - no começo da linha abre um item de lista. (body markup) */
  body: string;
  /** Um link depois do texto. */
  action?: Action;
  /** The pictures that stand in its texts, by the names of their files. */
  bodyPictures?: {
    [k: string]: Image;
  };
  /** The files that its texts offer to download. */
  bodyFiles?: Download[];
}

/** Um campo de e-mail para quem quer receber os textos novos. */
export interface NewsletterBlock {
  /** Diz que este bloco é "Assinatura do boletim". Não mude. */
  type: "newsletter";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** O que a pessoa vai receber, e de quanto em quanto tempo. (inline markup) */
  description?: string;
  /** O que está escrito acima do campo. */
  label: string;
  /** Texto cinza que aparece enquanto o campo está vazio. */
  placeholder?: string;
  /** Uma caixa desmarcada, que a pessoa precisa marcar para assinar. Sem esta parte, não há caixa. */
  consent?: {
    /** A frase ao lado da caixa: o que vai chegar, e por onde. */
    label: string;
    /** O que a pessoa lê quando não marcou a caixa. */
    message: string;
  };
  /** O que está escrito no botão de enviar. */
  submit: string;
  /** O que acontece com o e-mail, em letra pequena: para quê, com que base, até quando, com quem falar. (inline markup) */
  note?: string;
  /** As palavras sobre a linha tracejada, como em um cupom. */
  cut?: string;
  delivery: Delivery;
  /** O aviso que a pessoa lê depois de enviar. */
  success: string;
}

/** Um recado curto: férias, mudança de endereço, prazo próximo. */
export interface NoticeBlock {
  /** Diz que este bloco é "Aviso". Não mude. */
  type: "notice";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title?: string;
  /** O recado, em uma ou duas frases. (inline markup) */
  description: string;
  /** true esconde o aviso do site publicado. Bom para trabalhar com calma. */
  draft?: boolean;
  /** O aviso só aparece no site a partir deste dia (ano-mês-dia). */
  publishAt?: string;
  /** A partir deste dia o aviso não aparece mais no site (ano-mês-dia). */
  expiresAt?: string;
  /** Um link depois do recado. */
  action?: Action;
}

/** Os horários do estabelecimento, se está aberto agora e os próximos dias especiais. Os dados vêm de site.yaml. */
export interface OpeningHoursBlock {
  /** Diz que este bloco é "Horários". Não mude. */
  type: "opening-hours";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** table mostra os horários como estão em site.yaml, uma linha para cada; week mostra os sete dias lado a lado, quando os horários de site.yaml dizem os seus dias. Sem este campo, vale a disposição do estilo do site. */
  variant?: "table" | "week";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** Uma observação abaixo dos horários. (inline markup) */
  note?: string;
  /** The special days that are not over yet, the next first. */
  comingDays: {
    label: string;
    from: string;
    until: string;
    opens?: string;
    closes?: string;
    /** The hours in words, where they can be written. */
    value?: string;
  }[];
}

/** Como se paga: cada forma com as suas condições. */
export interface PaymentMethodsBlock {
  /** Diz que este bloco é "Formas de pagamento". Não mude. */
  type: "payment-methods";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** row põe as formas lado a lado; list põe uma forma por linha, com as condições ao lado do nome. Sem este campo, vale a disposição do estilo do site. */
  variant?: "row" | "list";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** As formas de pagamento, na ordem em que aparecem. */
  items: {
    /** Como se chama a forma de pagamento. */
    name: string;
    /** Bandeiras, parcelas, descontos ou prazos. (inline markup) */
    description?: string;
  }[];
  /** Uma observação abaixo da lista. (inline markup) */
  note?: string;
}

/** Uma lista de preços por partes, como pratos, pães, serviços ou exames. */
export interface PriceMenuBlock {
  /** Diz que este bloco é "Cardápio". Não mude. */
  type: "price-menu";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** list mostra os itens um abaixo do outro, com o nome da parte ao lado; columns distribui as partes em duas colunas, como a lousa de um café; cards põe cada item em um cartão, com a fotografia no alto. Sem este campo, vale a disposição do estilo do site. */
  variant?: "list" | "columns" | "cards";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** As partes da lista, na ordem em que aparecem. */
  sections: {
    /** O nome da parte, em poucas palavras. (inline markup) */
    title?: string;
    /** Uma frase sobre a parte. (inline markup) */
    description?: string;
    /** O que a parte tem, na ordem em que aparece. */
    items: {
      /** O que se vende, em poucas palavras. (inline markup) */
      name: string;
      /** De que é feito, ou o que está incluso. (inline markup) */
      description?: string;
      /** O preço, só o número. Em vez dele, sizes tem um preço para cada tamanho. */
      price?: number;
      /** O que o preço paga, logo depois dele. */
      unit?: string;
      /** Um preço para cada tamanho, porção ou duração. */
      sizes?: {
        /** O tamanho, em uma ou duas palavras. */
        label: string;
        /** O preço deste tamanho, só o número. */
        price: number;
      }[];
      /**
       * O que pode fazer mal a alguém: leite, ovos, nozes, glúten.
       *
       * Items: O que contém, em uma palavra ou duas.
       */
      allergens?: string[];
      /**
       * O que distingue o item, uma ou duas palavras cada.
       *
       * Items: O que distingue o item.
       */
      marks?: string[];
      /** true mostra que o item está em falta, sem tirá-lo da lista. */
      unavailable?: boolean;
      /** Uma foto pequena do item. */
      image?: Image;
    }[];
  }[];
  /** Uma observação abaixo da lista. (inline markup) */
  note?: string;
}

/** Compara os planos cadastrados em plans.yaml. */
export interface PricingBlock {
  /** Diz que este bloco é "Planos e preços". Não mude. */
  type: "pricing";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** all mostra todos; para escolher, faça uma lista com os códigos (id) dos planos, na ordem desejada. */
  entries: Plan[];
  /** shown mostra os preços; on-request esconde os preços e escreve "Sob consulta" no lugar. */
  prices: "shown" | "on-request";
  /** O botão repetido em cada plano. No destino, {id} vira o código do plano. */
  action: Action;
  /** Um desenho e uma frase no canto vazio da tabela. */
  aside?: {
    /** O desenho do canto. */
    image: Image;
    /** Uma frase curta abaixo do desenho. (inline markup) */
    text: string;
  };
  /** Uma observação abaixo da tabela. (inline markup) */
  note?: string;
}

/** Um texto com parágrafos, subtítulos e listas. */
export interface ProseBlock {
  /** Diz que este bloco é "Texto corrido". Não mude. */
  type: "prose";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title?: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** O texto. Uma linha em branco separa parágrafos; ## no começo da linha abre um subtítulo; - no começo da linha abre um item de lista. Em uma linha só sua, ![o que se vê](foto.jpg) mostra uma imagem da pasta media. [a tabela](tabela.pdf) oferece um arquivo da pasta media. (body markup) */
  body: string;
  /** Um complemento curto, ao lado do texto principal. (body markup) */
  aside?: string;
  /** The pictures that stand in its texts, by the names of their files. */
  bodyPictures?: {
    [k: string]: Image;
  };
  /** The files that its texts offer to download. */
  bodyFiles?: Download[];
}

/** Uma frase grande, com quem a disse. */
export interface QuoteBlock {
  /** Diz que este bloco é "Citação". Não mude. */
  type: "quote";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** large é uma frase grande, com o retrato pequeno abaixo dela; beside põe o retrato, grande, ao lado da frase; plain é uma frase menor, na largura de um texto, para ficar entre dois textos. Sem este campo, vale a disposição do estilo do site. */
  variant?: "large" | "beside" | "plain";
  /** O que foi dito, sem aspas: o site as põe. (inline markup) */
  text: string;
  /** O nome de quem disse a frase. */
  name: string;
  /** A profissão, a cidade ou o que a pessoa tem a ver com o estabelecimento. */
  role?: string;
  /** Um retrato pequeno de quem disse. */
  image?: Image;
}

/** Uma receita, com ingredientes, modo de preparo, tempos e rendimento. */
export interface RecipeBlock {
  /** Diz que este bloco é "Receita". Não mude. */
  type: "recipe";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** page ocupa a largura toda, com os ingredientes ao lado do preparo; card é uma ficha menor, para a página que tem várias receitas. Sem este campo, vale a disposição do estilo do site. */
  variant?: "page" | "card";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** Uma foto do que se faz. */
  image?: Image;
  /** Quanto a receita rende. */
  yields?: string;
  /** Quantos minutos se trabalha antes de ir ao fogo. */
  preparation?: number;
  /** Quantos minutos fica no fogo ou no forno. */
  cooking?: number;
  /** Quantos minutos a massa descansa ou a mistura espera. */
  resting?: number;
  /** Os ingredientes; um grupo só, ou um para cada parte da receita. */
  ingredients: {
    /** A parte da receita em que estes entram. (inline markup) */
    title?: string;
    /**
     * Um por linha, com a quantidade.
     *
     * Items: A quantidade e o ingrediente. (inline markup)
     */
    items: string[];
  }[];
  /**
   * Os passos, na ordem. Os números aparecem sozinhos.
   *
   * Items: O que se faz neste passo. (inline markup)
   */
  steps: string[];
  /** Um conselho no fim da receita. (inline markup) */
  note?: string;
}

/** Calculadoras, modelos e planilhas cadastrados em resources.yaml. */
export interface ResourcesBlock {
  /** Diz que este bloco é "Materiais gratuitos". Não mude. */
  type: "resources";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** all mostra todos; para escolher, faça uma lista com os códigos (id) dos materiais, na ordem desejada. */
  entries: Resource[];
  /** O botão repetido em cada material. Cada um leva ao destino escrito em resources.yaml. */
  action: {
    /** O que está escrito no botão. */
    label: string;
  };
}

/** Os serviços cadastrados em services.yaml. */
export interface ServicesBlock {
  /** Diz que este bloco é "Serviços". Não mude. */
  type: "services";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title?: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** front destaca o primeiro serviço, como a capa de um jornal; index mostra uma tira com a figura e o nome de cada um; full mostra cada serviço completo, com a lista do que inclui. Sem este campo, vale a disposição do estilo do site. */
  layout: "front" | "index" | "full";
  /** all mostra todos; para escolher, faça uma lista com os códigos (id) dos serviços, na ordem desejada. */
  entries: Service[];
  /** O botão repetido em cada serviço. No destino, {id} vira o código do serviço. No layout index não há botão: o nome do serviço é o link. */
  action?: Action;
  /** O botão depois do último serviço. */
  more?: Action;
}

/** Os números do estabelecimento, cada um com a sua fonte. Eles ficam cadastrados em site.yaml, em claims. */
export interface StatsBlock {
  /** Diz que este bloco é "Números". Não mude. */
  type: "stats";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** row põe os números lado a lado; wall põe os números em quadros grandes, cada um na maior letra que cabe. Sem este campo, vale a disposição do estilo do site. */
  variant?: "row" | "wall";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title?: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** all mostra todos; para escolher, faça uma lista com os códigos (id) dos números, na ordem desejada. */
  entries: Claim[];
}

/** Um caminho em etapas numeradas, uma depois da outra. */
export interface StepsBlock {
  /** Diz que este bloco é "Etapas". Não mude. */
  type: "steps";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** As etapas, na ordem em que acontecem. Os números aparecem sozinhos. */
  items: {
    /** O nome da etapa, em poucas palavras. (inline markup) */
    title: string;
    /** O que acontece nesta etapa. (inline markup) */
    description: string;
    /** Quando acontece ou quanto dura. */
    when?: string;
  }[];
}

/** Quem trabalha aqui: as qualidades da equipe, as pessoas cadastradas em team.yaml, ou as duas coisas. */
export interface TeamBlock {
  /** Diz que este bloco é "Equipe". Não mude. */
  type: "team";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** list põe uma pessoa por linha, com um retrato pequeno; portraits põe as pessoas lado a lado, com retratos grandes. Sem este campo, vale a disposição do estilo do site. */
  variant?: "list" | "portraits";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** Qualidades da equipe, cada uma com uma explicação. */
  points?: {
    /** A qualidade, em poucas palavras. (inline markup) */
    title: string;
    /** Uma ou duas frases que explicam a qualidade. (inline markup) */
    description: string;
  }[];
  /** all mostra todas; para escolher, faça uma lista com os códigos (id) das pessoas, na ordem desejada. */
  entries?: Member[];
}

/** O que os clientes dizem. Os depoimentos ficam cadastrados em testimonials.yaml. */
export interface TestimonialsBlock {
  /** Diz que este bloco é "Depoimentos". Não mude. */
  type: "testimonials";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** letters põe os depoimentos um abaixo do outro, cada um em um lugar da página; grid põe os depoimentos lado a lado, todos do mesmo tamanho; single põe cada depoimento na largura toda, em letras grandes, para um ou dois deles. Sem este campo, vale a disposição do estilo do site. */
  variant?: "letters" | "grid" | "single";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** all mostra todos; para escolher, faça uma lista com os códigos (id) dos depoimentos, na ordem desejada. */
  entries: Testimonial[];
}

/** O que aconteceu, em ordem: a história da casa, de um projeto, de um dia. */
export interface TimelineBlock {
  /** Diz que este bloco é "Linha do tempo". Não mude. */
  type: "timeline";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** line põe os momentos um abaixo do outro; across põe os momentos lado a lado em telas largas, em uma linha que se rola para o lado onde não cabe. Sem este campo, vale a disposição do estilo do site. */
  variant?: "line" | "across";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** Os momentos, do primeiro ao último. */
  items: {
    /** O ano, a data ou a hora. */
    when: string;
    /** O que aconteceu, em poucas palavras. (inline markup) */
    title: string;
    /** Uma ou duas frases que contam o que aconteceu. (inline markup) */
    description?: string;
    /** Uma imagem do momento. */
    image?: Image;
  }[];
}

/** Um vídeo do próprio site, ou do YouTube ou do Vimeo. Só é carregado quando a pessoa aperta o botão; até lá, aparece uma imagem do próprio site. Escreva file ou url, um dos dois. */
export interface VideoBlock {
  /** Diz que este bloco é "Vídeo". Não mude. */
  type: "video";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** wide mostra o vídeo na largura toda; side põe o vídeo ao lado das palavras. Sem este campo, vale a disposição do estilo do site. */
  variant?: "wide" | "side";
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** O endereço da página do vídeo no YouTube ou no Vimeo, como o navegador o mostra. */
  url?: string;
  /** Um vídeo da pasta media, em .mp4 ou .webm. O site o mostra sem mais ninguém no meio. */
  file?: Download;
  /** As legendas do vídeo, um arquivo .vtt (WebVTT) da pasta media. Só com um arquivo de vídeo. */
  captions?: Download;
  /** A imagem no lugar do vídeo, enquanto ninguém aperta o botão. */
  poster: Image;
  /** Quanto o vídeo dura. */
  duration?: string;
  /** O dia em que o vídeo foi publicado, para os buscadores, que pedem também um texto de abertura. */
  published?: string;
  /** O texto do vídeo, para quem não o ouve ou não o vê. Fica fechado até alguém o abrir. (body markup) */
  transcript?: string;
  /** The pictures that stand in its texts, by the names of their files. */
  bodyPictures?: {
    [k: string]: Image;
  };
  /** The files that its texts offer to download. */
  bodyFiles?: Download[];
}

/** Um modelo de texto, na pasta documents, que as pessoas baixam em Word (.docx) e em PDF. */
export interface Document {
  /** O nome do arquivo que as pessoas baixam, sem a terminação. Em minúsculas, sem acento, com hífen entre as palavras. Depois de publicado, não mude. */
  id: string;
  /** O título, no alto da primeira folha. */
  title: string;
  /** Para que o documento serve, em uma frase. Aparece nas propriedades do arquivo. */
  description?: string;
  /** O dia em que este texto foi revisto pela última vez (ano-mês-dia). */
  date: string;
  /** O que a pessoa precisa saber antes de usar o modelo. Fica em um quadro, logo abaixo do título. (inline markup) */
  note?: string;
  /**
   * Os parágrafos antes da primeira cláusula, sem número. O que a pessoa deve preencher fica entre colchetes duplos: [[nome completo]].
   *
   * Items: Um parágrafo da abertura. (inline markup)
   */
  opening?: string[];
  /** As cláusulas, na ordem do documento. Os números aparecem sozinhos. */
  clauses: Clause[];
  /**
   * Os parágrafos depois da última cláusula, antes das assinaturas.
   *
   * Items: Um parágrafo do fecho. (inline markup)
   */
  closing?: string[];
  /** Quem assina: uma linha para cada pessoa. */
  signatures?: Signature[];
}

/** Um endereço que já esteve no ar. */
export interface Address {
  /** O endereço da página ou do artigo, começando com /. */
  route: string;
}

/** Um assunto do blog. */
export interface Category {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** O nome do assunto, como aparece no filtro do blog. */
  label: string;
  /** Sobre o que são os artigos desta categoria, em uma frase. */
  description?: string;
}

/** Um número que o estabelecimento afirma sobre si, com a fonte. */
export interface Claim {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** O número com o seu sinal, como aparece no site. */
  value: string;
  /** As palavras abaixo do número. */
  label: string;
  /** De onde vem o número. Aparece abaixo dele no site. */
  source: string;
  /** Quando o número foi conferido pela última vez (ano-mês-dia). */
  verifiedAt: string;
  /** true marca um dado inventado, que deve ser trocado antes de publicar. Quando ele for verdadeiro, apague a linha. */
  sample?: boolean;
}

/** Uma aula, uma feira, uma palestra: o que tem dia marcado. */
export interface Event {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** O que acontece, em poucas palavras. (inline markup) */
  title: string;
  /** O dia, ou o primeiro dia: ano-mês-dia. Depois do último dia, sai do site sozinho. */
  date: string;
  /** O último dia, quando são vários. */
  until?: string;
  /** A hora do começo. */
  starts?: string;
  /** A hora do fim. Vai junto com starts. */
  ends?: string;
  /** Onde acontece, se não for no próprio endereço. */
  place?: string;
  /** Uma ou duas frases sobre o que acontece. (inline markup) */
  description?: string;
  /** O que custa participar, só o número; 0 é de graça. */
  price?: number;
  /** Uma imagem do que acontece. */
  image?: Image;
  /** Um link para se inscrever ou saber mais. */
  action?: Action;
}

/** Uma pergunta com a sua resposta. */
export interface FaqEntry {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** A pergunta, como um cliente a faria. */
  question: string;
  /** A resposta, direta e em linguagem comum. (body markup) */
  answer: string;
  /** The pictures that stand in its texts, by the names of their files. */
  bodyPictures?: {
    [k: string]: Image;
  };
  /** The files that its texts offer to download. */
  bodyFiles?: Download[];
}

/** Alguém da equipe, ou quem assina artigos. */
export interface Member {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** Nome e sobrenome. */
  name: string;
  /** O que a pessoa faz aqui. */
  role: string;
  /** Uma ou duas frases sobre a pessoa. (inline markup) */
  description?: string;
  /** Uma foto ou um desenho da pessoa. */
  image?: Image;
  /** true marca um dado inventado, que deve ser trocado antes de publicar. Quando ele for verdadeiro, apague a linha. */
  sample?: boolean;
}

/** Um plano de serviços com preço. */
export interface Plan {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** O nome do plano, como aparece no site. */
  name: string;
  /** Para quem é este plano, em uma frase. (inline markup) */
  description: string;
  /** Só o número, sem R$ e sem ponto de milhar. Centavos com ponto: 299.90. */
  price: number;
  /** O preço escrito em palavras, como em um cheque. Sem esta linha, o site o escreve a partir do número. */
  priceInWords?: string;
  /** month é um preço por mês; year é um preço por ano; once é um preço pago uma vez só. */
  period: "month" | "year" | "once";
  /** O código de um plano menor, que este contém por inteiro. O site escreve a lista completa. */
  includes?: string;
  /**
   * O que este plano traz. Não repita o que já vem do plano incluído.
   *
   * Items: Um item da lista, em poucas palavras.
   */
  features: string[];
  /** true dá destaque a este plano. Só um plano pode ser o mais popular. */
  popular?: boolean;
}

/** Um endereço antigo e a página que ficou no lugar dele. */
export interface Redirect {
  /** O endereço que já não tem página, começando com /, escrito como era: com .html, letras maiúsculas, acentos ou o que vem depois de "?". */
  from: string;
  /** Aonde ele leva agora: uma página do site (/servicos), um arquivo da pasta media (/downloads/precos.pdf) ou outro site (https://…). */
  to: string;
}

/** Uma calculadora, um modelo ou uma planilha para a pessoa usar. */
export interface Resource {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** O nome do material. */
  title: string;
  /** Para que serve, em uma ou duas frases. (inline markup) */
  description: string;
  /** O desenho do material. */
  image: Image;
  /** A página do material. */
  to: string;
  /** O arquivo que o botão baixa. Sem ele, o botão abre a página do material. */
  file?: Download;
  /** Com um arquivo para baixar, a página do material ganha um segundo link, com este texto. */
  linkLabel?: string;
}

/** Um serviço que o estabelecimento oferece. */
export interface Service {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** O nome do serviço, como aparece em todo o site. */
  title: string;
  /** O que o serviço faz pelo cliente, em uma a três frases. (inline markup) */
  description: string;
  /** Uma frase, para os lugares onde a descrição não cabe. (inline markup) */
  summary?: string;
  /**
   * A lista do que está incluído no serviço.
   *
   * Items: Um item da lista, em poucas palavras.
   */
  features: string[];
  /** A imagem do serviço. */
  image: Image;
  /** Um desenho bem pequeno, para a tira de serviços (layout index). Sem ele, a imagem do serviço fica no lugar. */
  icon?: Image;
}

/** O que um cliente disse sobre o estabelecimento. */
export interface Testimonial {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** Quem deu o depoimento. */
  name: string;
  /** A empresa de quem deu o depoimento. */
  company?: string;
  /** As palavras do cliente, sem aspas: o site põe as aspas. (inline markup) */
  text: string;
  /** Quantas estrelas, de 1 a 5. */
  stars: number;
  /** true marca um dado inventado, que deve ser trocado antes de publicar. Quando ele for verdadeiro, apague a linha. */
  sample?: boolean;
}

/** As palavras de botões, avisos e leitores de tela (labels.yaml). As que faltam vêm com o Prelo. */
export interface Labels {
  /** Palavras usadas em todo o site. */
  common: {
    /** O link que leva quem usa teclado direto ao conteúdo. */
    skipLink: string;
    /** Lido por leitores de tela no link do nome do estabelecimento. */
    home: string;
    /** Explica o asterisco nos formulários. */
    requiredNote: string;
    /** Marca um dado que ainda é de exemplo. */
    example: string;
  };
  /** Palavras do topo do site. */
  header: {
    /** O nome do menu, lido por leitores de tela. */
    navigation: string;
    /** O texto do botão que abre o menu no telefone. */
    menu: string;
    /** O nome do botão quando o menu está fechado. */
    openMenu: string;
    /** O nome do botão quando o menu está aberto. */
    closeMenu: string;
  };
  /** Palavras do rodapé. */
  footer: {
    /** O nome dos links do rodapé, lido por leitores de tela. */
    navigation: string;
  };
  /** Palavras dos serviços. */
  services: {
    /** Lido por leitores de tela depois do botão de cada serviço; {title} é o nome do serviço. */
    about: string;
  };
  /** Palavras dos depoimentos. */
  testimonials: {
    /** Quantas estrelas, para leitores de tela; {n} é o número. */
    rating: string;
  };
  /** Palavras da tabela de planos. */
  pricing: {
    /** A marca do plano em destaque. */
    popular: string;
    /** O que vem depois do preço de um plano mensal. */
    month: string;
    /** O que vem depois do preço de um plano anual. */
    year: string;
    /** O que vem depois de um preço pago uma vez só. */
    once: string;
    /** O que aparece no lugar do preço, quando os preços estão escondidos. */
    onRequest: string;
    /** O nome do sinal de incluso, para leitores de tela. */
    included: string;
    /** O nome do sinal de não incluso, para leitores de tela. */
    notIncluded: string;
    /** Abre a lista de um plano que contém outro; {plan} é o nome do outro. */
    everythingOf: string;
    /** O nome da última linha da tabela. */
    total: string;
    /** O nome da primeira coluna da tabela. */
    feature: string;
  };
  /** Palavras das listas do blog. */
  articles: {
    /** O link para o artigo. */
    readMore: string;
    /** {n} é o número de minutos. */
    readingTime: string;
    /** {n} é o número de minutos. */
    readingTimeShort: string;
    /** A escolha que mostra todas as categorias. */
    all: string;
    /** O nome da lista de categorias, lido por leitores de tela. */
    filter: string;
    /** A contagem quando há um só; {n} é o número. */
    countOne: string;
    /** A contagem quando há vários ou nenhum; {n} é o número. */
    countOther: string;
    /** O nome dos links entre páginas da lista, lido por leitores de tela. */
    pagination: string;
    /** O link para os artigos mais novos. */
    previousPage: string;
    /** O link para os artigos mais antigos. */
    nextPage: string;
    /** {n} é a página; {total} é o total de páginas. */
    pageOf: string;
    /** O título da página de uma categoria; {category} é o nome dela. */
    categoryTitle: string;
    /** O título da lista de artigos antigos. */
    archive: string;
  };
  /** Palavras da página de um artigo. */
  article: {
    /** O título do índice do artigo. */
    contents: string;
    /** O título da lista de artigos parecidos. */
    related: string;
    /** O título da lista de fontes. */
    sources: string;
    /** {date} é a data da revisão. */
    updated: string;
    /** {name} é o nome de quem escreveu. */
    author: string;
    /** O link de volta para o blog. */
    back: string;
    /** O link para o artigo mais antigo. */
    previous: string;
    /** O link para o artigo mais novo. */
    next: string;
    /** O nome dos links para o artigo anterior e o próximo, lido por leitores de tela. */
    neighbours: string;
    /** A nota no fim de todo artigo. */
    disclaimer?: string;
    /** O nome dos botões de compartilhar. */
    share: string;
    /** O link que leva o artigo para o WhatsApp. */
    shareWhatsapp: string;
    /** O botão que copia o endereço do artigo. */
    copyLink: string;
    /** O que o botão diz depois de copiar. */
    linkCopied: string;
    /** O botão que abre a lista de aplicativos do aparelho. */
    shareMore: string;
    /** O botão que imprime o artigo. */
    print: string;
  };
  /** Palavras dos formulários. */
  form: {
    /** O texto do botão durante o envio. */
    sending: string;
    /** O nome do asterisco, para leitores de tela. */
    required: string;
    /** Lido quando há respostas a corrigir; {n} é o número delas. */
    summary: string;
    /** O aviso quando a mensagem não pôde ser enviada. */
    failed: string;
    /** O aviso quando a resposta do envio não veio a tempo: não se sabe se a mensagem chegou. */
    late: string;
    /** O aviso quando o texto não cabe no WhatsApp ou no programa de e-mail. */
    long: string;
    /** O aviso quando quem recebe as mensagens recusou esta. */
    refused: string;
    /** O aviso sob uma resposta que quem recebe as mensagens recusou, se o campo não tem aviso próprio. */
    doubtful: string;
    /** O aviso quando a mensagem é maior do que se aceita. */
    large: string;
    /** O aviso quando já saíram muitas mensagens do mesmo lugar em pouco tempo. */
    often: string;
    /** Vem no fim de uma resposta que não cabe inteira na mensagem do WhatsApp. */
    cut: string;
    /** Vem depois do aviso de sucesso, quando a mensagem não coube inteira no WhatsApp. */
    shortened: string;
    /** Vem depois do aviso de falha, quando o texto ficou guardado no navegador. */
    kept: string;
    /** O aviso quando o texto guardado volta aos campos. */
    restored: string;
    /** O aviso sob uma data que ficou pela metade. */
    invalid: string;
    /** O aviso sob um horário que ficou pela metade. */
    invalidTime: string;
    /** O aviso sob um número que ficou pela metade ou tem letras. */
    invalidNumber: string;
    /** O aviso sob o campo de uma assinatura que ficou sem e-mail. */
    noAddress: string;
    /** A frase antes dos links para escrever ou ligar, ao pé de um formulário que não vai a um servidor. Sem JavaScript, os links ficam no lugar do formulário, e o que ele pergunta fica abaixo. */
    ways: string;
    /** A frase antes das perguntas do formulário. Onde não há JavaScript, elas ficam abaixo dos links, e assim quem escreve ou liga sabe o que informar. */
    asks: string;
    /** O link que abre o programa de e-mail; {address} é o endereço. */
    write: string;
    /** O link que abre o WhatsApp. */
    chat: string;
    /** O link que liga; {phone} é o telefone. */
    call: string;
    /** A mensagem pronta no WhatsApp; {title} é o título do formulário. */
    chatText: string;
  };
  /** Palavras dos dados de contato. */
  contact: {
    /** O nome do telefone. */
    phone: string;
    /** O nome do WhatsApp. */
    whatsapp: string;
    /** O nome do e-mail. */
    email: string;
    /** O nome do endereço. */
    address: string;
    /** O nome dos horários. */
    hours: string;
    /** Como o CEP aparece no endereço; {n} é o número. Fora do Brasil o código postal aparece sozinho, na linha em que os endereços do país o trazem. */
    postalCode: string;
    /** O nome da razão social. */
    legalName: string;
    /** A nota ao lado de um telefone que tem WhatsApp. */
    phoneHint: string;
    /** Ao lado dos horários, quando está aberto; {time} é a hora de fechar. De {à|às}, a primeira palavra vem antes de 1h, a segunda antes das outras horas. */
    openUntil: string;
    /** Ao lado dos horários, quando não fecha nos próximos dias. */
    openAlways: string;
    /** Ao lado dos horários, quando ainda abre hoje; {time} é a hora de abrir. De {à|às}, a primeira palavra vem antes de 1h, a segunda antes das outras horas. */
    opensToday: string;
    /** Ao lado dos horários, quando só abre amanhã; {time} é a hora de abrir. De {à|às}, a primeira palavra vem antes de 1h, a segunda antes das outras horas. */
    opensTomorrow: string;
    /** Ao lado dos horários, quando abre mais tarde; {day} é o dia da semana ou a data, e {time} é a hora. De {à|às}, a primeira palavra vem antes de 1h, a segunda antes das outras horas. */
    opensOn: string;
    /** Ao lado dos horários, quando não há horário nos próximos meses. */
    closed: string;
    /** Como se escreve uma hora sem minutos; {h} é a hora de 0 a 23. Onde o dia se conta em duas metades, {h12} é a hora de 1 a 12, e {am|pm} é a palavra de antes e a de depois do meio-dia. */
    hour: string;
    /** Como se escreve uma hora com minutos; {m} são os minutos, e {h} é a hora de 0 a 23. Onde o dia se conta em duas metades, {h12} é a hora de 1 a 12, e {am|pm} é a palavra de antes e a de depois do meio-dia. */
    hourAndMinutes: string;
    /** A mensagem que já vem escrita quando alguém abre a conversa no WhatsApp. */
    greeting: string;
  };
  /** Palavras do mapa. */
  map: {
    /** O botão que carrega o mapa. */
    load: string;
    /** Junto ao botão que carrega o mapa; {host} é o site que o mostra. */
    privacy: string;
  };
  /** Palavras lidas por leitores de tela ao mudar de página. */
  navigation: {
    /** {title} é o título da página nova. */
    loaded: string;
    /** {title} é o título da página nova. Lido por um instante em um endereço antigo. */
    moved: string;
    /** Lido quando a página não pôde ser carregada. */
    failed: string;
  };
  /** Palavras da página que aparece em um endereço que não existe, enquanto o site não tem uma sua (route: /404). */
  notFound: {
    /** O título da página. */
    title: string;
    /** O que a página diz a quem chega. */
    text: string;
    /** O link para a página inicial. */
    home: string;
  };
  /** Palavras dos links que baixam arquivos, e das folhas desses arquivos. */
  downloads: {
    /** O link que baixa um arquivo; {format} é o formato dele. */
    link: string;
    /** Ao lado do link; {format} é o formato, {size} o tamanho. */
    detail: string;
    /** No pé de cada folha; {n} é a página, {total} quantas são. */
    page: string;
    /** No pé de cada folha; {date} é o dia. */
    revised: string;
  };
  /** Palavras dos cardápios. */
  priceMenu: {
    /** Antes do que pode fazer mal a alguém; {list} é a lista. */
    allergens: string;
    /** Junto de um item em falta. */
    unavailable: string;
    /** No lugar de um preço de zero. */
    free: string;
  };
  /** Palavras das galerias. */
  gallery: {
    /** O nome da janela que mostra uma imagem grande, para quem a ouve. */
    viewer: string;
    /** Antes do que se vê na imagem, para quem ouve o link. */
    open: string;
    /** O botão que volta uma imagem. */
    previous: string;
    /** O botão que avança uma imagem. */
    next: string;
    /** O botão que fecha a imagem grande. */
    close: string;
    /** A imagem e quantas são: {n} e {total}. */
    position: string;
  };
  /** Palavras da área de entrega. */
  delivery: {
    /** O nome do que custa a entrega. */
    fee: string;
    /** No lugar de um custo de zero. */
    free: string;
    /** O nome do pedido mínimo. */
    minimum: string;
    /** O nome do prazo. */
    time: string;
  };
  /** Palavras das receitas. */
  recipe: {
    /** O título dos ingredientes. */
    ingredients: string;
    /** O título dos passos. */
    steps: string;
    /** O nome do rendimento. */
    yields: string;
    /** O nome do tempo de preparo. */
    preparation: string;
    /** O nome do tempo de cozimento. */
    cooking: string;
    /** O nome do tempo de descanso. */
    resting: string;
    /** O nome da soma dos tempos. */
    total: string;
    /** Um tempo de menos de uma hora: {m}. */
    minutes: string;
    /** Um tempo de horas inteiras: {h}. */
    hours: string;
    /** Um tempo de horas e minutos: {h} e {m}. */
    hoursAndMinutes: string;
  };
  /** Palavras dos vídeos. */
  video: {
    /** O botão que carrega o vídeo. */
    load: string;
    /** Junto ao botão que carrega o vídeo; {host} é o site que o mostra. */
    privacy: string;
    /** O nome das legendas, no menu do vídeo. */
    captions: string;
    /** O link para o arquivo, em navegadores que não tocam vídeos. */
    download: string;
    /** O título do texto do vídeo. */
    transcript: string;
  };
  /** Palavras da agenda. */
  events: {
    /** Quando todas as datas já passaram. */
    none: string;
    /** Do começo ao fim: {starts} e {ends}. */
    times: string;
    /** No lugar de um preço de zero. */
    free: string;
  };
  /** Palavras do bloco de horários. */
  openingHours: {
    /** O título acima dos feriados e recessos que vêm. */
    coming: string;
    /** Um dia especial em que não se abre. */
    closed: string;
    /** Da hora de abrir à de fechar: {opens} e {closes}. */
    times: string;
  };
  /** O que o próprio site responde a quem envia um formulário (delivery: worker). */
  received: {
    /** Título da página de quem enviou sem scripts, quando a mensagem chegou. */
    arrived: string;
    /** O link que volta à página do formulário. */
    back: string;
    /** Título da página de quem enviou sem scripts, quando há respostas a corrigir. */
    mistakes: string;
    /** O que fazer depois de ler quais respostas corrigir. */
    again: string;
    /** Quando a mensagem é grande demais. */
    large: string;
    /** Quando chegam muitas mensagens da mesma pessoa. */
    often: string;
    /** Quando a mensagem não veio de uma página deste site. */
    origin: string;
    /** Quando não deu para confirmar que é uma pessoa que escreve. */
    robot: string;
    /** Quando o formulário foi preenchido mais rápido do que alguém consegue. */
    quick: string;
    /** Quando a mensagem não pôde ser guardada agora. */
    later: string;
    /** Quando o formulário saiu do site. */
    unknown: string;
    /** Quando a mensagem chegou ilegível. */
    broken: string;
    /** Quando a mensagem chegou em um formato que o site não lê. */
    contentType: string;
    /** Quando vem resposta a uma pergunta que o formulário não faz. */
    unknownField: string;
    /** Quando a resposta é longa demais. */
    tooLong: string;
    /** Quando a resposta tem sinais que não podem ser guardados. */
    lineBreak: string;
    /** Quando a resposta não é uma das opções. */
    choice: string;
    /** Quando o e-mail não pode ser um. */
    email: string;
    /** Quando o telefone não tem números. */
    phone: string;
    /** Quando a data não existe. */
    date: string;
    /** Quando o número não é um. */
    number: string;
    /** Quando a hora não existe. */
    time: string;
    /** O assunto do e-mail que avisa a pessoa de que a mensagem chegou; {site} é o nome do estabelecimento. */
    receiptSubject: string;
    /** O que fica no fim do e-mail que avisa a pessoa de que a mensagem chegou. */
    receiptNote: string;
  };
  /** Palavras da busca, que aparece em sites com search: true em site.yaml. */
  search: {
    /** O link no alto de todas as páginas que leva à busca. */
    open: string;
    /** A última parte do endereço da página de busca, sem acento nem espaço. */
    slug: string;
    /** O título da página de busca. */
    title: string;
    /** A frase sob o título da página de busca. */
    description: string;
    /** O nome do campo em que se escreve. */
    field: string;
    /** O botão ao lado do campo. */
    submit: string;
    /** O título sobre as páginas, nos resultados e na lista. */
    pages: string;
    /** O título sobre os artigos, nos resultados e na lista. */
    articles: string;
    /** {text} é o que foi procurado. */
    countOne: string;
    /** {n} é o número de resultados, {text} o que foi procurado. */
    countOther: string;
    /** {text} é o que foi procurado. A lista de todas as páginas fica logo abaixo. */
    none: string;
    /** Aparece quando a busca não chega ao navegador. */
    failed: string;
    /** Aparece em navegadores sem JavaScript, sobre a lista de todas as páginas. */
    withoutScripts: string;
    /** A frase antes do telefone, no fim da página da busca. */
    ask: string;
  };
}

/** Uma página do site: endereço, título e os blocos de cima para baixo. */
export interface Page {
  /** O endereço da página, começando com /. Em minúsculas, sem acento, com hífen entre as palavras. Depois de publicado, não mude. */
  route: string;
  /** Aparece na aba do navegador e no Google. */
  title: string;
  /** Uma ou duas frases que o Google mostra abaixo do título. O ideal são até 160 letras. */
  description: string;
  /** Um nome mais curto, para os lugares onde o título não cabe. */
  navigationLabel?: string;
  /** true esconde a página do site publicado. Bom para trabalhar com calma. */
  draft?: boolean;
  /** A página só aparece no site a partir deste dia (ano-mês-dia). */
  publishAt?: string;
  /** A partir deste dia a página não aparece mais no site (ano-mês-dia). */
  expiresAt?: string;
  /** true pede ao Google que não mostre a página nos resultados. Quem tem o endereço continua a vê-la. */
  noindex?: boolean;
  /** Os blocos da página, de cima para baixo. */
  blocks: Block[];
}

/** O que está escrito no botão e para onde ele leva. */
export interface Action {
  /** As palavras escritas no botão ou no link. */
  label: string;
  /** Para onde o link leva: uma página do site (/contato), um ponto da página (#planos), um site (https://…), um e-mail (mailto:…), um telefone (tel:…) ou uma conversa (whatsapp: e a mensagem pronta). */
  to: string;
}

/** O menor e o maior valor. */
export interface AxisRange {
  /** O menor valor. */
  min: number;
  /** O maior valor. */
  max: number;
}

/** Uma parte numerada de um documento: o título e os seus parágrafos. */
export interface Clause {
  /** De que trata a cláusula, em poucas palavras. */
  title: string;
  /**
   * O texto da cláusula. Cada parágrafo recebe o seu número: 1.1, 1.2… O que a pessoa deve preencher fica entre colchetes duplos: [[valor]].
   *
   * Items: Um parágrafo da cláusula. (inline markup)
   */
  paragraphs: string[];
}

/** O que acontece com o que a pessoa preencheu. Sem esta parte, vale a que está em site.yaml. Se basta o tipo, ele pode ficar sozinho, na mesma linha. */
export interface Delivery {
  /** demo só mostra o aviso de sucesso, sem enviar nada; http envia para um endereço na internet que recebe formulários; whatsapp abre uma conversa com a mensagem pronta; mailto abre o programa de e-mail da pessoa com a mensagem pronta; worker envia para o próprio site, que guarda a mensagem e a manda por e-mail, e pede uma hospedagem que a receba; formspree envia para um formulário do Formspree; web3forms envia para a caixa de e-mail ligada a uma chave do Web3Forms; netlify envia para o Netlify Forms, e só funciona em um site hospedado na Netlify. Sem JavaScript demo, whatsapp e mailto não enviam, e links para escrever e ligar ficam no lugar do formulário. */
  type: "demo" | "http" | "whatsapp" | "mailto" | "worker" | "formspree" | "web3forms" | "netlify";
  /** Para onde vai: com http, um endereço https:// (obrigatório); com whatsapp, um telefone; com mailto, um e-mail. Se faltar, vale o telefone ou o e-mail do estabelecimento. */
  address?: string;
  /** Só com http. json envia em JSON, e o serviço deve responder em JSON ou sem texto; form envia como um formulário comum, e o serviço pode responder com uma página. Sem esta linha, vale json. */
  format?: "json" | "form";
  /** Quantos segundos esperar pela resposta, antes de dizer que ela não veio; whatsapp, mailto e demo não esperam. Sem esta linha, são 15. */
  timeout?: number;
  /** Só com formspree. O código que o Formspree deu ao formulário: o fim do endereço https://formspree.io/f/…. */
  formId?: string;
  /** Só com web3forms. A chave que chega por e-mail de quem a pede em web3forms.com. Ela aparece na página, e não é segredo. */
  accessKey?: string;
  /** Só com netlify. O nome pelo qual o painel da Netlify mostra as mensagens. Sem esta linha, vem do endereço da página e da âncora do bloco. */
  formName?: string;
  /** Só com worker. A chave pública (site key) do Turnstile, da Cloudflare, que confere se quem escreve é uma pessoa. Ele só é carregado quando alguém entra no formulário. Sem esta linha, nada vem da Cloudflare. */
  turnstile?: string;
  /** What the form has in its markup for whoever takes its messages. */
  native?: {
    /** The name of the field that nobody sees. */
    trap: string;
    /** What is posted beside the answers. */
    hidden: {
      [k: string]: string;
    };
    /** What stands in the form's own tag. */
    attributes: {
      [k: string]: string;
    };
  };
}

/** Um arquivo que a pessoa baixa. O formato e o tamanho aparecem sozinhos ao lado do link. */
export interface Download {
  /** O código de um documento da pasta documents com .docx ou .pdf; o de uma planilha da pasta spreadsheets com .xlsx ou .csv; ou o nome de um arquivo da pasta media. */
  src: string;
  /** The format as people call it: DOCX. */
  format: string;
  /** The size; known once the file is made. */
  bytes?: number;
}

/** Uma das respostas que a pessoa pode escolher. */
export interface FieldOption {
  /** O que é enviado quando esta opção é escolhida. Deixe "" na opção que só convida a escolher. */
  value: string;
  /** O que a pessoa lê na lista. */
  label: string;
}

/** Uma condição que a resposta precisa cumprir, e o aviso quando não cumpre. */
export interface FieldRule {
  /** required não deixa o campo ficar vazio; email só aceita um e-mail; pattern só aceita o que segue o modelo escrito em pattern; minimum é o menor número, escrito em value; maximum é o maior número, escrito em value; days-ahead só aceita datas a partir de value dias depois de hoje; open-day não aceita os dias em que se fecha, pelos horários e dias especiais. */
  type: "required" | "email" | "pattern" | "minimum" | "maximum" | "days-ahead" | "open-day";
  /** O modelo (expressão regular) que a resposta inteira deve seguir. Obrigatório na regra pattern; peça ajuda a quem conhece. */
  pattern?: string;
  /** O número da regra: o menor, o maior, ou quantos dias depois de hoje (0 é hoje, 1 é amanhã). */
  value?: number;
  /** O que a pessoa lê quando a resposta não serve. */
  message: string;
  /** Of days-ahead: the first day, as of the day of the build. */
  earliest?: string;
  /** Of days-ahead: where today is today, the time zone of the firm. */
  timeZone?: string;
  /** Of open-day: the days on which the firm is closed. */
  closed?: {
    /** From 0, Sunday. */
    weekdays: number[];
    /** Closed or open against the week: first and last day. */
    days: {
      from: string;
      until: string;
      open: boolean;
    }[];
  };
}

/** Uma pergunta do formulário. */
export interface Field {
  /** Nome do campo nos dados enviados: começa com minúscula, sem acento nem espaço. Cada campo tem o seu. */
  name: string;
  /** text é uma linha de texto; email é um e-mail; tel é um telefone; number é um número inteiro; select é uma lista de opções; checkbox é uma caixa de marcar; textarea é um texto longo; date é uma data; time é uma hora. */
  type: "text" | "email" | "tel" | "number" | "select" | "checkbox" | "textarea" | "date" | "time";
  /** A pergunta, escrita acima do campo. */
  label: string;
  /** O que a resposta precisa cumprir. Sem regras, o campo é livre e pode ficar vazio. */
  rules?: FieldRule[];
  /** Texto cinza que aparece enquanto o campo está vazio. */
  placeholder?: string;
  /** Uma frase curta abaixo da pergunta, se ela precisar de explicação. (inline markup) */
  hint?: string;
  /** O que o navegador pode sugerir: name (nome), email (e-mail), tel (telefone), organization (empresa), street-address (endereço). */
  autocomplete?: string;
  /** A altura do texto longo, em linhas. */
  rows?: number;
  /** The complete list of choices, those of optionsFrom included. */
  options?: FieldOption[];
  /** Monta as opções com uma lista do site: services são os serviços; plans são os planos; events são as datas da agenda que ainda não passaram; team são as pessoas; resources são os recursos; categories são as categorias do blog. */
  optionsFrom?: "services" | "plans" | "events" | "team" | "resources" | "categories";
  /** half ocupa meia linha; full ocupa a linha inteira. */
  width?: "half" | "full";
}

/** Um arquivo da família: a letra normal ou a itálica. */
export interface FontFace {
  /** normal é a letra em pé; italic é a letra inclinada. */
  style: "normal" | "italic";
  /** O nome do arquivo dentro do pacote da fonte ou, numa fonte sem pacote, dentro da pasta fonts do conteúdo. */
  file: string;
  /** Até onde a letra varia. Quanto menor a faixa, mais leve o arquivo. */
  axes: {
    /** A espessura da letra, da mais fina à mais grossa. */
    wght: AxisRange;
    /** O desenho muda com o tamanho da letra: do menor ao maior, em pontos. */
    opsz?: AxisRange;
  };
  /** true traz o arquivo junto com a página. Só um arquivo do tema pode ter true: o da letra que aparece primeiro. */
  preload: boolean;
}

/** Uma família de letras. */
export interface Font {
  /** O nome da fonte. */
  family: string;
  /** O pacote que traz os arquivos da fonte; para usar outro, ele precisa ser instalado: peça ajuda a quem cuida do programa. Sem esta linha, os arquivos são seus e ficam na pasta fonts, dentro da pasta do conteúdo. Use só letras que você tem o direito de publicar. */
  package?: string;
  /**
   * As fontes do próprio aparelho, que ficam no lugar enquanto esta não chega.
   *
   * Items: O nome de uma fonte.
   */
  fallbacks: string[];
  /** serif são letras com pequenos traços nas pontas; sans-serif são letras lisas. */
  generic: "serif" | "sans-serif";
  /** Os arquivos da família. */
  faces: FontFace[];
}

/** Uma imagem da pasta media, ou de outro site, com a descrição para quem não a vê. */
export interface Image {
  /** Nome do arquivo dentro da pasta media, ou endereço completo que começa com https://. */
  src: string;
  /** O que se vê na imagem, em uma frase, para quem não a vê. Deixe "" somente se a imagem for enfeite. */
  alt: string;
  /** A parte que não pode ser cortada: quanto a partir da esquerda e quanto a partir do alto, em porcentagem. */
  focus?: string;
  /** paper é para um desenho sobre o papel claro da página; deep é para um desenho sobre o fundo escuro. */
  tone?: "paper" | "deep";
  /** Largura em pixels. Obrigatório para imagens de outro site (https://); para as da pasta media, não precisa. */
  width: number;
  /** Altura em pixels. Obrigatório para imagens de outro site (https://); para as da pasta media, não precisa. */
  height: number;
  /** The same picture for source elements: in other formats and widths, the best format first, or for the dark scheme. */
  sources?: {
    type?: string;
    media?: string;
    srcset: string;
  }[];
  /** The same drawing with fewer lines, for slots up to 200 px. */
  small?: {
    src: string;
    darkSrc?: string;
  };
  /** Classes that tell the style sheet what kind of picture it is. */
  classes?: string;
}

/** Um título e os links abaixo dele. */
export interface LinkGroup {
  /** O que está escrito acima dos links. */
  title: string;
  /** Os links da coluna, na ordem em que aparecem. */
  links: Action[];
}

/** Um desenho da pasta media, ou de outro site, e o mesmo em cores claras para os fundos escuros. */
export interface Logo {
  /** Nome do arquivo dentro da pasta media, ou endereço completo que começa com https://. */
  src: string;
  /** O que se vê na imagem, em uma frase, para quem não a vê. Deixe "" somente se a imagem for enfeite. */
  alt: string;
  /** O mesmo logotipo em cores claras, de preferência com as mesmas proporções: aparece no modo escuro do aparelho e no rodapé, quando o fundo dele é escuro. Sem este campo, vale o mesmo logotipo no modo escuro, e um rodapé que é sempre escuro mostra o nome em letras. */
  dark?: Image;
  /** A parte que não pode ser cortada: quanto a partir da esquerda e quanto a partir do alto, em porcentagem. */
  focus?: string;
  /** paper é para um desenho sobre o papel claro da página; deep é para um desenho sobre o fundo escuro. */
  tone?: "paper" | "deep";
  /** Largura em pixels. Obrigatório para imagens de outro site (https://); para as da pasta media, não precisa. */
  width: number;
  /** Altura em pixels. Obrigatório para imagens de outro site (https://); para as da pasta media, não precisa. */
  height: number;
  /** The same picture for source elements: in other formats and widths, the best format first, or for the dark scheme. */
  sources?: {
    type?: string;
    media?: string;
    srcset: string;
  }[];
  /** The same drawing with fewer lines, for slots up to 200 px. */
  small?: {
    src: string;
    darkSrc?: string;
  };
  /** Classes that tell the style sheet what kind of picture it is. */
  classes?: string;
}

/** As cores do site, cada uma com o seu papel. Escreva cada cor como # e seis letras ou números, entre aspas. */
export interface Palette {
  /** O fundo das páginas. */
  paper: string;
  /** O texto, as linhas fortes e o botão principal. */
  ink: string;
  /** Legendas e anotações. */
  inkSoft: string;
  /** Pequenos textos em destaque. Precisa ser legível sobre o papel. */
  accent: string;
  /** Só para linhas e enfeites, nunca para texto. */
  accentLine: string;
  /** As linhas finas entre itens. */
  rule: string;
  /** O fundo da chamada que fecha a página. */
  deep: string;
  /** O texto sobre o fundo escuro. */
  onDeep: string;
  /** O texto secundário sobre o fundo escuro. */
  onDeepSoft: string;
  /** Os detalhes sobre o fundo escuro. */
  deepAccent: string;
  /** Os avisos de erro dos formulários. */
  error: string;
  /** Um fundo calmo ao lado do papel, nos estilos que têm áreas de cor. A tinta precisa ser legível sobre ele. */
  surface?: string;
  /** O fundo do botão principal e das áreas de cor forte, nos estilos que as têm. */
  action?: string;
  /** As letras sobre a cor de ação. */
  onAction?: string;
  /** O fundo do que aparece uma vez por tela, como o selo e o plano mais escolhido, nos estilos que o têm. */
  signal?: string;
  /** As letras sobre a cor de sinal. */
  onSignal?: string;
  /** O fundo do rodapé, nos estilos em que ele é escuro. As letras são as do fundo escuro. */
  floor?: string;
  /** As linhas dos desenhos sobre o papel. */
  artInk: string;
  /** O detalhe colorido dos desenhos. */
  artAccent: string;
  /** As linhas dos desenhos sobre o fundo escuro. */
  artOnDeep: string;
}

/** Preenche campos para quem chega por um link como /contato?servico=troca-de-oleo. */
export interface Prefill {
  /** A palavra que vem depois do ? no link: em /contato?servico=troca-de-oleo, é servico. */
  parameter: string;
  /** Aceita o código (id) de qualquer item de uma lista do site: services são os serviços; plans são os planos; events são as datas da agenda; team são as pessoas; resources são os recursos; categories são as categorias do blog. */
  from?: "services" | "plans" | "events" | "team" | "resources" | "categories";
  /** O único valor aceito. Obrigatório quando não há from. */
  value?: string;
  /** Para cada campo do formulário (pelo nome interno), o texto que entra. {id}, {title}, {name} e {price} viram os dados do serviço ou do plano. */
  set: {
    /** O texto que entra neste campo. */
    [k: string]: string;
  };
  /** Accepted value of the parameter → name of the field → text to fill in. */
  values: {
    [k: string]: {
      [k: string]: string;
    };
  };
}

/** Uma coluna de uma folha de planilha. */
export interface SheetColumn {
  /** O nome pelo qual as fórmulas citam esta coluna, como em {vendas@jan}. */
  id: string;
  /** O que está escrito no alto da coluna. */
  title?: string;
  /** Quantas letras cabem na largura da coluna. */
  width: number;
  /** Como o valor aparece: money é dinheiro, com duas casas; number é um número comum; percent é uma porcentagem (0.06 aparece como 6,00%); text é um texto. */
  format?: "money" | "number" | "percent" | "text";
  /** A fórmula de todas as linhas nesta coluna, salvo onde a linha traz outra. */
  value?: string;
}

/** Uma linha de uma folha de planilha. */
export interface SheetRow {
  /** O nome pelo qual as fórmulas citam esta linha, como em {vendas}. */
  id?: string;
  /** plain é uma linha comum; group é o título de um grupo; input é uma linha que a pessoa preenche; total é uma soma; balance é um saldo, fechado com fio duplo; note é uma observação, que ocupa a largura toda. */
  style?: "plain" | "group" | "input" | "total" | "balance" | "note";
  /** O que está escrito na primeira coluna. Sem ele e sem valores, a linha fica em branco. */
  label?: string;
  /** O que fica em todas as colunas da linha, menos na primeira: um número, um texto, ou uma fórmula que começa com =. Uma fórmula cita outra linha entre chaves: {vendas}; várias seguidas: {vendas..outras}; outra coluna: {saldo@jan}; outra folha: {resumo!total@ano}. As funções têm o nome em inglês (SUM, IF, ROUND…). */
  value?: number | string;
  /** O que é diferente em algumas colunas: o código da coluna e o seu valor ou a sua fórmula. */
  cells?: {
    /** O valor ou a fórmula nesta coluna. */
    [k: string]: number | string;
  };
  /** Como o valor aparece: money é dinheiro, com duas casas; number é um número comum; percent é uma porcentagem (0.06 aparece como 6,00%); text é um texto. */
  format?: "money" | "number" | "percent" | "text";
  /**
   * Em uma linha que a pessoa preenche: as respostas possíveis, em uma lista que se abre na célula.
   *
   * Items: Uma das respostas.
   */
  choices?: string[];
}

/** Uma folha de uma planilha: as colunas, e as linhas uma abaixo da outra. */
export interface Sheet {
  /** O nome pelo qual fórmulas de outras folhas citam esta, como em {resumo!total@ano}. */
  id: string;
  /** O que está escrito na aba. */
  name: string;
  /** O título no alto da folha. */
  title?: string;
  /** Uma ou duas frases abaixo do título: como preencher. */
  lede?: string;
  /** As colunas, da esquerda para a direita. A primeira traz o nome de cada linha. */
  columns: SheetColumn[];
  /** As linhas, de cima para baixo. */
  rows: SheetRow[];
}

/** Uma linha para assinar, com o que fica abaixo dela. */
export interface Signature {
  /** Como esta pessoa é chamada no documento. */
  role: string;
  /**
   * As linhas abaixo do papel, como o nome e o CPF.
   *
   * Items: Uma linha de dados.
   */
  details?: string[];
}

/** Um espaço, do telefone ao computador. */
export interface SpaceSize {
  /** Em pixels, em uma tela estreita. */
  phone: number;
  /** Em pixels, em uma tela larga. */
  desktop: number;
}

/** Um tamanho de letra, do telefone ao computador. */
export interface TextSize {
  /** Tamanho em pixels em uma tela de 390 px de largura. */
  phone: number;
  /** Tamanho em pixels em uma tela de 900 px de largura. Sem este campo, cresce por igual do telefone ao computador. */
  middle?: number;
  /** Tamanho em pixels em uma tela de 1440 px de largura. */
  desktop: number;
  /** A altura da linha, em vezes o tamanho da letra: 1.5 é uma vez e meia. */
  line: number;
  /** O espaço entre as letras, em frações do tamanho. Um número negativo aproxima as letras. */
  tracking: number;
  /** A espessura da letra: 400 é a normal; quanto maior, mais grossa. */
  weight: number;
}

/** monday é segunda, tuesday é terça, wednesday é quarta, thursday é quinta, friday é sexta, saturday é sábado, sunday é domingo. */
export type Weekday =
  "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/** Os dados do estabelecimento e o que aparece em todas as páginas (site.yaml). */
export interface SiteSettings {
  /** O idioma do site: pt-BR é o português do Brasil. Com a região (en-GB, pt-PT), as datas, as horas e os números saem como lá se escrevem; sem ela vale a do país do estabelecimento, se lá se fala o idioma. */
  language: string;
  /** O endereço completo do site na internet, sem barra no fim. */
  url: string;
  /** A moeda dos preços, em três letras maiúsculas, como BRL, EUR ou USD. Sem esta linha é a do país do estabelecimento: no Brasil BRL, na Grã-Bretanha GBP, nos Estados Unidos USD, em Portugal, na Irlanda, na Alemanha e na França EUR, na Argentina ARS. Em outro país, escreva-a. */
  currency: string;
  /** O fuso horário do estabelecimento. É por ele que o site sabe que dia é hoje. */
  timeZone: string;
  /** Os dados do estabelecimento. Mude aqui e muda no site inteiro. */
  firm: {
    /** O nome pelo qual os clientes conhecem o estabelecimento. */
    name: string;
    /** O nome no contrato social ou no registro. */
    legalName?: string;
    /** O ano em que tudo começou. */
    foundedYear?: number;
    /** O telefone, como se disca no país do estabelecimento; no Brasil, com DDD. O de outro país começa com + e o código dele. */
    phone: string;
    /** A forma antiga de dizer o país: o código das ligações, entre aspas. Ainda vale; no lugar dela, escreva country no endereço. */
    countryCode: string;
    /** true se o telefone também atende por WhatsApp. */
    whatsapp?: boolean;
    /** O e-mail do estabelecimento, que recebe as mensagens do site. */
    email: string;
    /** Quantos meses as mensagens dos formulários ficam guardadas onde o site as recebe; depois, são apagadas sozinhas. Sem esta linha, são 12. No texto de privacidade, escreva ${firm.keepMessages}. */
    keepMessages?: number;
    /** true se quem deixa um e-mail em um formulário que o site recebe deve ganhar um aviso de que a mensagem chegou, no máximo um por dia e sem nada do que escreveu. Sem esta linha, não ganha. */
    confirmMessages?: boolean;
    /** Onde o estabelecimento fica. */
    address: {
      /** Rua, número e complemento. */
      street: string;
      /** O bairro ou a localidade. No Brasil é obrigatório; em outros países, só onde é costume. */
      district?: string;
      /** A cidade. */
      city: string;
      /** No Brasil e nos Estados Unidos, a sigla do estado; na Irlanda, o condado; na Argentina, a província. Onde o endereço não tem estado, como em Portugal, deixe sem esta linha. */
      state?: string;
      /** O código postal, como se escreve no país: no Brasil o CEP, com hífen. Onde são só números, ponha-o entre aspas. */
      postalCode?: string;
      /** O país, em duas letras maiúsculas (ISO 3166): BR é o Brasil. Por ele o site sabe como se liga de qualquer lugar. */
      country: string;
    };
    /** O ramo do estabelecimento em inglês, como o Google o chama: Bakery é padaria, Physiotherapy é fisioterapia. Começa com maiúscula e não tem espaço nem acento. Sem este campo, o Google só sabe que é um negócio local. */
    schemaType?: string;
    /**
     * As cidades e os estados que o estabelecimento atende, para o Google. Escreva só os que o site também cita.
     *
     * Items: O nome de uma cidade, região ou estado.
     */
    areaServed?: string[];
    /** Os registros do estabelecimento e de quem responde por ele, com o nome que têm no país: o CNPJ no Brasil, o NIPC em Portugal. */
    registrations?: {
      /** Nome curto do registro, para usá-lo nos textos como ${firm.registrations.conselho}. */
      id: string;
      /** O nome do registro, como aparece no site. */
      label: string;
      /** O número do registro. */
      value: string;
      /** cnpj confere os dígitos do CNPJ; cpf confere os dígitos do CPF; nipc confere o de Portugal; companies-house confere a forma do da Grã-Bretanha; cro confere a forma do da Irlanda; ein confere a forma do dos Estados Unidos; siren confere os dígitos do da França; siret confere os do estabelecimento na França; cuit confere os da Argentina; tva confere os do imposto na França; vat confere os do imposto na Grã-Bretanha; ust-id confere os do da Alemanha. */
      format?:
        | "cnpj"
        | "cpf"
        | "nipc"
        | "companies-house"
        | "cro"
        | "ein"
        | "siren"
        | "siret"
        | "cuit"
        | "tva"
        | "vat"
        | "ust-id";
      /** A forma do número (expressão regular), para o site conferir o que for escrito em value. Vai junto com example; peça ajuda a quem conhece. */
      pattern?: string;
      /** Um número na forma certa, que o site mostra a quem errar. */
      example?: string;
    }[];
    /** Os horários de atendimento, uma linha para cada. */
    hours: {
      /** Os dias, como aparecem no site. */
      label: string;
      /** O horário, como aparece no site. Sem esta linha, o site o escreve a partir de opens e closes. */
      value: string;
      /** Os mesmos dias em inglês. Com eles, o site diz se está aberto agora, e o Google também sabe. Vão junto com opens e closes: monday é segunda, tuesday é terça, wednesday é quarta, thursday é quinta, friday é sexta, saturday é sábado, sunday é domingo. */
      days?: Weekday[];
      /** A hora de abrir. Vai junto com closes e days. */
      opens?: string;
      /** A hora de fechar. Vai junto com opens. Se for menor que opens, fecha no dia seguinte. */
      closes?: string;
    }[];
    /** Feriados, recessos e dias com outro horário. O site os respeita quando diz se está aberto agora. Um dia sem opens e closes fica fechado. */
    specialDays?: {
      /** O que há nesse dia; aparece junto do horário. */
      label: string;
      /** O dia, ou o primeiro dia: ano, mês e dia. Sem opens e closes, ele fica fechado. */
      date: string;
      /** O último dia, quando são vários. */
      until?: string;
      /** true se o dia volta todo ano na mesma data. Um dia marcado só para um ano vale mais que ele. */
      everyYear?: boolean;
      /** A hora de abrir nesse dia. Sem opens e closes, fica fechado. */
      opens?: string;
      /** A hora de fechar nesse dia. Vai junto com opens. */
      closes?: string;
    }[];
    /** O telefone como se disca de qualquer lugar; o site o escreve. */
    dialled: string;
    /** O telefone como o WhatsApp o chama; o site o escreve. */
    chat: string;
  };
  /** Cada número que o estabelecimento afirma fica aqui, uma vez só, com a fonte. Use nos textos como ${claims.clients}. */
  claims?: Claim[];
  /** A faixa de contato, os links e o botão no alto de todas as páginas. */
  header: {
    /** As informações na faixa fina do alto: telefone, e-mail, registro. */
    bar?: {
      /** O que está escrito. */
      label: string;
      /** Para onde leva, se for um link. */
      to?: string;
    }[];
    /** Os links do menu, na ordem em que aparecem. */
    links: Action[];
    /** O botão ao lado do menu. */
    action?: Action;
  };
  /** O que aparece no fim de todas as páginas. */
  footer: {
    /** Uma ou duas frases sobre quem vocês são. (inline markup) */
    description: string;
    /** As colunas de links. */
    columns: LinkGroup[];
    /** O título da coluna com o endereço. */
    contactTitle: string;
    /** O horário, resumido em uma linha. Sem ela, o site repete o primeiro dos horários do estabelecimento, e os outros dos mesmos dias. */
    hours: string;
    /** Os perfis do estabelecimento. */
    social: Action[];
    /**
     * Direitos autorais e registros, no fim de tudo.
     *
     * Items: Um trecho da linha legal. (inline markup)
     */
    legal?: string[];
    /** Política de privacidade, termos de uso e parecidos. */
    legalLinks: Action[];
    /** O link com o símbolo da acessibilidade, à vista no rodapé de todas as páginas (Lei 13.146/2015, art. 63, § 1º). */
    accessibility?: Action;
  };
  /** O que acontece com o que as pessoas preenchem, em todos os formulários que não dizem outra coisa. Se basta o tipo, ele pode ficar sozinho, na mesma linha. */
  delivery?: Delivery;
  /** Onde o site fica. Com esta linha, a lista de Publicar recusa formulários que lá não funcionariam; as páginas não mudam. github-pages é o GitHub Pages; gitlab é o GitLab Pages; netlify é a Netlify; cloudflare-pages é o Cloudflare Pages; cloudflare é um Worker da Cloudflare, que também recebe os formulários; nginx é um servidor seu, com o nginx; caddy é um servidor seu, com o Caddy; container é uma imagem que só serve as páginas. */
  hosting?:
    | "github-pages"
    | "gitlab"
    | "netlify"
    | "cloudflare-pages"
    | "cloudflare"
    | "nginx"
    | "caddy"
    | "container";
  /** A imagem que aparece quando alguém manda um link do site no WhatsApp ou em uma rede social. O site a desenha sozinho, com o título da página. */
  openGraph?: {
    /** Quantos dos artigos mais novos têm um cartão só seu. Os mais antigos usam o da categoria. */
    articles: number;
    /** Um desenho SVG de 1200 por 630, que fica atrás do título de todos os cartões; deixe livre o meio, onde vão as palavras. Ou uma fotografia, que fica ao lado das palavras, cortada em pé. */
    image?: Image;
  };
  /** Onde ficam os artigos. Sem este campo, o site não tem blog. */
  articles?: {
    /** O endereço da página que lista os artigos. */
    route: string;
    /** A palavra no endereço das categorias (/blog/categoria/gestao). */
    categorySegment: string;
    /** A palavra no endereço das outras páginas da lista (/blog/pagina/2). */
    pageSegment: string;
    /** Quantos artigos cabem em cada página da lista. */
    perPage: number;
  };
  /** Com true, o site ganha uma página de busca e um link para ela no alto de todas as páginas. Sem este campo, não há busca. */
  search?: boolean;
  /** Para que versão do Prelo os arquivos estão escritos. É o próprio Prelo que a escreve, quando os atualiza; sem ela, vale 1. */
  contentVersion?: number;
}

/** Uma planilha, na pasta spreadsheets, que as pessoas baixam em Excel (.xlsx) e em texto separado por ponto e vírgula (.csv). */
export interface Spreadsheet {
  /** O nome do arquivo que as pessoas baixam, sem a terminação. Em minúsculas, sem acento, com hífen entre as palavras. Depois de publicado, não mude. */
  id: string;
  /** O título nas propriedades do arquivo. */
  title: string;
  /** Para que a planilha serve, em uma frase. Aparece nas propriedades do arquivo. */
  description?: string;
  /** O dia em que este texto foi revisto pela última vez (ano-mês-dia). */
  date: string;
  /** As folhas da planilha, na ordem das abas. O arquivo .csv traz só a primeira. */
  sheets: Sheet[];
}

/** As cores, as letras, os espaços e os movimentos do site (theme.yaml). O que falta fica como o Prelo traz de fábrica. */
export interface Theme {
  /** O pacote de estilo do site: a composição, os enfeites, as letras e as cores de fábrica. livro-razao é o Livro-razão: linhas finas e anotações à margem; azulejo é o Azulejo: uma parede de azulejos e letras redondas; relogio-de-sol é o Relógio de sol: letras enormes e campos de cor inclinados como as sombras do dia. O que estiver escrito neste arquivo vale mais que o estilo. */
  pack?: "livro-razao" | "azulejo" | "relogio-de-sol";
  /** O desenho que fica no alto e no rodapé de todas as páginas, no lugar do nome. Um arquivo da pasta media, de preferência SVG: o que é perigoso nele é tirado. Sem este campo, o nome aparece nas letras dos títulos. */
  logo?: Logo;
  /** O desenho pequeno da aba do navegador e da tela do telefone. Um arquivo quadrado da pasta media: SVG, ou PNG de 512 pixels. Sem este campo, o estilo desenha a primeira letra do nome. */
  icon?: Image;
  /** As cores, para o modo claro e para o modo escuro do aparelho. */
  colors: {
    /** As cores quando o aparelho está no modo claro. */
    light: Palette;
    /** As cores quando o aparelho está no modo escuro. */
    dark: Palette;
  };
  /** As duas famílias de letras do site. */
  fonts: {
    /** A família dos títulos e dos números grandes. */
    display: Font;
    /** A família dos textos, botões e campos. */
    text: Font;
  };
  /** O tamanho de cada tipo de texto. */
  sizes: {
    /** As letras enormes do nome do blog. */
    nameplate: TextSize;
    /** O título no alto da página. */
    h1: TextSize;
    /** O título do convite em fundo escuro, no fim da página. */
    closing: TextSize;
    /** O preço de um plano. */
    price: TextSize;
    /** O número de uma etapa. */
    step: TextSize;
    /** O título de um bloco. */
    h2: TextSize;
    /** O título do primeiro item de uma lista, quando ele tem destaque. */
    lead: TextSize;
    /** O primeiro depoimento. */
    quote: TextSize;
    /** Os depoimentos seguintes. */
    quoteSmall: TextSize;
    /** O título de um item. */
    h3: TextSize;
    /** O texto logo abaixo de um título. */
    lede: TextSize;
    /** Um texto um pouco maior que o comum. */
    large: TextSize;
    /** O texto comum. */
    text: TextSize;
    /** Um texto um pouco menor que o comum. */
    small: TextSize;
    /** Notas e observações. */
    note: TextSize;
    /** Legendas, as menores letras do site. */
    caption: TextSize;
  };
  /** Os espaços entre as coisas, em pixels. */
  space: {
    /** Doze espaços, do menor ao maior, usados em todo o site. */
    steps: number[];
    /** O espaço entre um bloco e o seguinte. */
    section: SpaceSize;
    /** O espaço até a beira da tela. */
    side: SpaceSize;
    /** A largura da coluna de anotações. */
    margin: SpaceSize;
    /** O espaço entre a coluna de anotações e o texto. */
    gap: SpaceSize;
    /** O espaço entre as doze colunas. */
    gutter: SpaceSize;
    /** A largura máxima da página, em pixels. */
    sheet: number;
  };
  /** Quanto os cantos são arredondados, em pixels; 0 são cantos retos. */
  radius: number;
  /** duotone imprime as fotos nas duas cores da página (a tinta e o papel), como em um livro; natural deixa as cores de cada foto. Sem este campo, vale natural. */
  photos?: "duotone" | "natural";
  /** Como aparece cada tipo de bloco que não diz nada ele mesmo. O que um bloco escreve vale mais. */
  variants: {
    /** title é um título comum; nameplate são letras enormes, como o nome no alto de um jornal. Sem este campo, vale a aparência do estilo do site. */
    banner: "title" | "nameplate";
    /** closing ocupa a largura toda, em fundo escuro, para fechar a página; table fica sobre o papel, com a imagem ao lado. Sem este campo, vale a disposição do estilo do site. */
    cta: "closing" | "table";
    /** table põe os lugares em linhas, com os valores em colunas; zones põe cada lugar em um quadro, com o custo em letras grandes e um desenho que cresce do primeiro lugar ao último, que deve ser o mais longe. Sem este campo, vale a disposição do estilo do site. */
    "delivery-area": "table" | "zones";
    /** list mostra as datas uma abaixo da outra; cards põe cada data em um cartão, com o dia em destaque e a fotografia no alto. Sem este campo, vale a disposição do estilo do site. */
    events: "list" | "cards";
    /** fold mostra as perguntas fechadas, e cada uma abre a sua resposta; open mostra perguntas e respostas abertas, em duas colunas. Sem este campo, vale a disposição do estilo do site. */
    faq: "fold" | "open";
    /** grid mostra as imagens em quadrados iguais; strip põe as imagens em uma tira que corre para o lado, cada uma na sua forma; mosaic mistura tamanhos, com a primeira bem grande. Sem este campo, vale a disposição do estilo do site. */
    gallery: "grid" | "strip" | "mosaic";
    /** ledger mostra os itens como linhas de um livro-razão, com os números à direita; columns mostra os itens lado a lado, em colunas de texto; cards põe cada item em um cartão; tiles junta os itens como ladrilhos, um encostado no outro. Sem este campo, vale a disposição do estilo do site. */
    grid: "ledger" | "columns" | "cards" | "tiles";
    /** side põe a imagem ao lado das palavras; full põe a imagem na largura toda da página, com as palavras em uma folha sobre a beira dela; centered põe as palavras no meio, com a imagem abaixo. Sem este campo, vale a disposição do estilo do site. */
    hero: "side" | "full" | "centered";
    /** row põe os logotipos em quadros pequenos; wall põe os logotipos em um mural de quadros grandes, encostados um no outro; names põe ao lado de cada logotipo o nome de quem é, tirado da descrição da imagem. Sem este campo, vale a disposição do estilo do site. */
    logos: "row" | "wall" | "names";
    /** table mostra os horários como estão em site.yaml, uma linha para cada; week mostra os sete dias lado a lado, quando os horários de site.yaml dizem os seus dias. Sem este campo, vale a disposição do estilo do site. */
    "opening-hours": "table" | "week";
    /** row põe as formas lado a lado; list põe uma forma por linha, com as condições ao lado do nome. Sem este campo, vale a disposição do estilo do site. */
    "payment-methods": "row" | "list";
    /** list mostra os itens um abaixo do outro, com o nome da parte ao lado; columns distribui as partes em duas colunas, como a lousa de um café; cards põe cada item em um cartão, com a fotografia no alto. Sem este campo, vale a disposição do estilo do site. */
    "price-menu": "list" | "columns" | "cards";
    /** large é uma frase grande, com o retrato pequeno abaixo dela; beside põe o retrato, grande, ao lado da frase; plain é uma frase menor, na largura de um texto, para ficar entre dois textos. Sem este campo, vale a disposição do estilo do site. */
    quote: "large" | "beside" | "plain";
    /** page ocupa a largura toda, com os ingredientes ao lado do preparo; card é uma ficha menor, para a página que tem várias receitas. Sem este campo, vale a disposição do estilo do site. */
    recipe: "page" | "card";
    /** front destaca o primeiro serviço, como a capa de um jornal; index mostra uma tira com a figura e o nome de cada um; full mostra cada serviço completo, com a lista do que inclui. Sem este campo, vale a disposição do estilo do site. */
    services: "front" | "index" | "full";
    /** row põe os números lado a lado; wall põe os números em quadros grandes, cada um na maior letra que cabe. Sem este campo, vale a disposição do estilo do site. */
    stats: "row" | "wall";
    /** list põe uma pessoa por linha, com um retrato pequeno; portraits põe as pessoas lado a lado, com retratos grandes. Sem este campo, vale a disposição do estilo do site. */
    team: "list" | "portraits";
    /** letters põe os depoimentos um abaixo do outro, cada um em um lugar da página; grid põe os depoimentos lado a lado, todos do mesmo tamanho; single põe cada depoimento na largura toda, em letras grandes, para um ou dois deles. Sem este campo, vale a disposição do estilo do site. */
    testimonials: "letters" | "grid" | "single";
    /** line põe os momentos um abaixo do outro; across põe os momentos lado a lado em telas largas, em uma linha que se rola para o lado onde não cabe. Sem este campo, vale a disposição do estilo do site. */
    timeline: "line" | "across";
    /** wide mostra o vídeo na largura toda; side põe o vídeo ao lado das palavras. Sem este campo, vale a disposição do estilo do site. */
    video: "wide" | "side";
  };
  /** A duração dos movimentos, em milissegundos (1000 são um segundo). */
  motion: {
    /** O tempo da resposta ao passar o mouse ou apertar um botão. */
    quick: number;
    /** O tempo da entrada de uma página nova. */
    page: number;
    /** Quanto cada bloco espera pelo anterior para entrar. */
    stagger: number;
    /** ease-out começa rápido e termina devagar; ease-in-out começa e termina devagar; linear vai sempre no mesmo passo. */
    easing: "ease-out" | "ease-in-out" | "linear";
  };
}

/** Anything that a page can be made of. */
export type Block =
  | ArticleListBlock
  | BannerBlock
  | ContactBlock
  | CredentialsBlock
  | CtaBlock
  | DeliveryAreaBlock
  | DownloadsBlock
  | EventsBlock
  | FaqBlock
  | FeaturedArticleBlock
  | FormBlock
  | GalleryBlock
  | GridBlock
  | HeroBlock
  | LogosBlock
  | MapBlock
  | MediaTextBlock
  | NewsletterBlock
  | NoticeBlock
  | OpeningHoursBlock
  | PaymentMethodsBlock
  | PriceMenuBlock
  | PricingBlock
  | ProseBlock
  | QuoteBlock
  | RecipeBlock
  | ResourcesBlock
  | ServicesBlock
  | StatsBlock
  | StepsBlock
  | TeamBlock
  | TestimonialsBlock
  | TimelineBlock
  | VideoBlock;

/** What tells one kind of block from another. */
export type BlockType = Block["type"];

/** The block of type T. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
