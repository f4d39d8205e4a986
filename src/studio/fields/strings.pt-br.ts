/** A form question about an identification number. */
interface IdNumberQuestion {
  /** Two-letter code of the only country that has this number. */
  country: string;
  name: string;
  label: string;
  missing: string;
  wrong: string;
  pattern: string;
}

const numbers: readonly IdNumberQuestion[] = [
  {
    name: "cpf",
    country: "BR",
    label: "CPF",
    missing: "Escreva o CPF",
    wrong: "O CPF tem onze algarismos, como 123.456.789-09",
    pattern: "[0-9]{3}\\.?[0-9]{3}\\.?[0-9]{3}-?[0-9]{2}",
  },
  {
    name: "cnpj",
    country: "BR",
    label: "CNPJ",
    missing: "Escreva o CNPJ",
    wrong: "O CNPJ tem catorze letras ou algarismos, como 12.345.678/0001-95",
    // Letters may precede the two check digits.
    pattern: "[0-9A-Za-z]{2}\\.?[0-9A-Za-z]{3}\\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?[0-9]{2}",
  },
];

/** Strings of the studio's fields. */
export const fieldStrings = {
  add: "Adicionar",
  duplicate: "Duplicar",
  up: "Mover para cima",
  down: "Mover para baixo",
  drag: "Arrastar, ou Alt com as setas para cima e para baixo",
  remove: "Remover",
  more: "Mais campos",
  addField: (title: string) => `+ ${title}`,
  whereUsed: "Onde é usado",
  versions: "Versões",
  help: (title: string) => `Ajuda: ${title}`,
  /** The description of a helper button for screen readers. */
  helperKeys: "Setas levam ao botão seguinte; Esc volta ao campo.",
  switchedOn: (isCondition: boolean): string => (isCondition ? "Ligado, se" : "Ligado,"),
  without: "Sem este dado",
  switchOff: "desligue",
  ofThisSite: "deste site",
  unset: "Sem escolha",
  standing: (label: string) =>
    `Como no estilo: ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`,
  choose: "Escolha…",
  pick: "Escolher",
  close: "Fechar",
  search: "Procurar",
  nothingFound: "Nada encontrado.",
  insertFact: "Inserir dado",
  uses: "usa:",
  fact: (label: string, name: string) => (label === "" ? name : label),
  openFact: (label: string) => `Abrir o dado ${label}`,
  number: {
    unreadable:
      "Isto não é um número. Escreva só algarismos, com vírgula antes das casas decimais.",
    grouped: (plain: string, decimal: string) =>
      `Não dá para saber se o ponto separa milhares. Escreva ${plain} ou ${decimal}.`,
    whole: "Escreva um número inteiro, sem vírgula.",
  },
  inWords: (words: string) => `Por extenso: ${words}.`,
  length: (now: number, most: number) => `${now} de ${most} letras`,
  tooLongToPaste: "É texto demais para colar de uma vez. Cole em partes de até 100 mil letras.",
  noPictures: "Este texto não aceita imagens: elas não foram coladas.",
  picturesOnPage: (count: number) =>
    count === 1
      ? "1 imagem não foi colada: neste campo entram só palavras. Cole-a no texto que está na página."
      : `${count} imagens não foram coladas: neste campo entram só palavras. Cole-as no texto que está na página.`,
  leadsTo: (label: string) => `Leva a: ${label}`,
  color: {
    light: "Claro",
    dark: "Escuro",
    pick: (title: string) => `Escolher a cor: ${title}`,
    contrast: (ratio: string, ground: string) => `Contraste ${ratio} : 1 com “${ground}”`,
  },
  media: {
    fromComputer: "Escolher do computador",
    ofSite: "Do site",
    allOfSite: (title: string) => `Imagens do site: ${title}`,
    whyAlt: "Diga em uma frase o que se vê: quem não vê a imagem ouve isto.",
    orDrop: "Ou solte uma imagem aqui, ou cole com Ctrl+V.",
    orDropFile: "Ou solte aqui um PDF, um documento ou uma planilha.",
    preparing: "Preparando o arquivo…",
    elsewhere: (places: readonly string[]) =>
      `Também aparece em: ${places.slice(0, 4).join("; ")}${places.length > 4 ? ` e mais ${places.length - 4}` : ""}.`,
  },
  focus: {
    across: "A partir da esquerda (%)",
    down: "A partir do alto (%)",
    point: (x: number, y: number) =>
      `Ponto de interesse: ${x}% a partir da esquerda, ${y}% a partir do alto. Mude com as setas.`,
  },
  /** Ready-made form questions. */
  ready: {
    title: "Prontos",
    bare: "Em branco",
    /** Identification numbers. Their patterns accept input with or without punctuation. */
    numbers,
    names: {
      phone: "Telefone",
      email: "E-mail",
      date: "Data",
      consent: "Consentimento, com link",
    },
    phone: { name: "phone", label: "Telefone", missing: "Escreva o telefone", wrong: "" },
    email: {
      name: "email",
      label: "E-mail",
      missing: "Escreva o e-mail",
      wrong: "Confira o e-mail: falta algo nele",
    },
    date: { name: "date", label: "Data", missing: "Escolha a data", wrong: "" },
    consent: {
      name: "consent",
      label: "Concordo com o uso dos meus dados para responder a este pedido",
      missing: "Marque a caixa para enviar",
      wrong: "",
    },
    readPrivacy: (address: string) => `Leia antes a [política de privacidade](${address}).`,
  },
  entries: {
    all: "Tudo o que há na lista",
    some: "Só o que for escolhido, nesta ordem",
    choose: "Acrescentar",
    open: "Abrir a lista: mudar, acrescentar, pôr em ordem",
  },
  id: {
    label: (title: string, id: string) => `${title}: ${id === "" ? "será feito do nome" : id}`,
    keep: "Links e textos do site encontram este item por este código. Depois de publicado, não mude.",
  },
  item: (title: string, number: number) => `${title} ${number}`,
  actionsFor: (name: string) => `Ações: ${name}`,
  action: (action: string, name: string) => `${action}: ${name}`,
  moved: (name: string, place: number, count: number) => `${name}: ${place} de ${count}.`,
  removed: (name: string) => `${name} foi removido.`,
  copied: (name: string) => `${name} foi duplicado.`,
  added: (name: string) => `${name} foi adicionado.`,
  empty: "A lista está vazia.",
  toFill: "a preencher",
  troubles: (count: number) => (count === 1 ? "1 aviso" : `${count} avisos`),
  key: "Nome",
  newKey: "Nome do novo campo",
  badKey: "Este nome não serve aqui, ou já existe.",
  blockType: "Tipo do bloco",
  foreign: (name: string) => `“${name}” não é um dado que o site conhece.`,
  unknownShape: "Este dado ainda não se muda aqui.",
};
