import type { ApiError } from "../api/api-error.ts";
import { githubStrings } from "../strings.pt-br.ts";

/** Messages of the GitHub sign-in. */
export const signInStrings = {
  title: "Entrar com o GitHub",
  description:
    "Para quem tem o conteúdo do site em um repositório do GitHub. O que você escreve vai para um rascunho seu; quando você escolhe Publicar, vai para o site. Funciona em qualquer navegador.",
  action: "Entrar com o GitHub",
  intro:
    "É preciso uma vez só, neste navegador: uma chave do GitHub (“personal access token”) que abre apenas o repositório do site.",
  introEachTime:
    "É preciso uma chave do GitHub (“personal access token”) que abre apenas o repositório do site. Neste endereço o estúdio a pede a cada visita.",
  repository: "Repositório do site",
  repositoryNote: "Como em github.com: nome de quem o tem, uma barra e o nome dele.",
  repositoryExample: "escritorio/site",
  how: "Como fazer a chave, em três passos",
  open: "Abra a página de chaves do GitHub",
  openAfter:
    " (outra aba). Quase tudo já vem preenchido; confira a validade e anote até quando vale.",
  choose:
    "Em “Repository access”, escolha “Only select repositories” e só o repositório do site. Em “Permissions”, deixe três: Contents “Read and write”, Actions e Deployments “Read-only”. Nenhuma outra.",
  copy: "Clique em “Generate token”, copie a chave, que começa com github_pat_, e cole-a aqui.",
  token: "Chave",
  /** Shown by GitHub next to the token. */
  purpose: "Editar o site no navegador",
  ends: "A chave vale até",
  endsNote:
    "Se você escrever a data, o estúdio avisa catorze dias antes. O GitHub não a conta ao navegador.",
  stored:
    "A chave fica só neste navegador e só é enviada ao GitHub. Em um computador que outros usam, escolha Sair no fim.",
  inMemory:
    "A chave fica só na memória desta página, até você fechá-la ou recarregá-la, e só é enviada ao GitHub. O estúdio não a guarda porque divide o endereço com outras páginas, que poderiam lê-la. Para não precisar colá-la a cada visita, peça a quem cuida do site que dê ao estúdio um endereço só dele, como estudio.exemplo.com.br.",
  enter: "Entrar",
  back: "Voltar",
  looking: "Conferindo com o GitHub…",
  several: "Há mais de um site neste repositório. Qual você vai editar?",
  top: "O do próprio repositório",
  enterAnyway: "Entrar mesmo assim",
  otherToken: "Usar outra chave",
  noName:
    "Escreva o repositório como em github.com, por exemplo escritorio/site, ou cole o endereço dele.",
  noToken:
    "Isto não parece uma chave do GitHub: ela começa com github_pat_ e não tem espaços. Copie-a por inteiro.",
  classicToken:
    "Esta é uma chave clássica, que abre tudo o que é seu no GitHub. Para editar o site basta muito menos: faça uma “fine-grained” pelos três passos acima e apague esta.",
  notThere: ({ name }: { name: string }) =>
    `O repositório ${name} não existe, ou esta chave não o abre. Confira o nome e, na chave, se ele é o escolhido em “Repository access”.`,
  archived:
    "Este repositório está arquivado: ninguém pode mudar nada nele. Peça ajuda a quem cuida do site.",
  mayNotWrite:
    "Com esta chave só se lê. Na página da chave, dê a permissão Contents “Read and write” e tente de novo.",
  noContent:
    "Neste repositório não há o conteúdo de um site: falta o arquivo site.yaml. Confira se é o repositório certo.",
  wide: ({ names }: { names: readonly string[] }) =>
    `Esta chave abre mais do que o site: também ${names.slice(0, 3).join(", ")}${names.length > 3 ? " e outros" : ""}. É mais seguro fazer uma só para o repositório do site.`,
  ended:
    "A chave venceu ou foi revogada. Entre de novo com uma chave nova; o que você escreveu continua guardado neste navegador.",
  forget: ({ owner, repository }: { owner: string; repository: string }) =>
    `Sair de ${owner}/${repository} neste navegador`,
  forgets:
    "Isso apaga deste navegador a chave e tudo o que foi escrito e ainda não foi salvo no rascunho. Não há como trazer de volta.",
  erase: "Apagar e sair",
  keepIt: "Manter",
  notErased:
    "O navegador não deixou apagar tudo. Feche as outras janelas do estúdio e tente de novo.",
  notOpened: "Não foi possível abrir o conteúdo. Confira a conexão e tente de novo.",
  elsewhere:
    "Este site já está aberto em outra janela do estúdio. Continue nela, ou feche-a antes.",
  notKept:
    "Este navegador não deixa guardar nada: talvez seja uma janela anônima, ou falte espaço. Sem isso não dá para editar sem perder o que se escreve.",
  endsSoon: ({ days }: { days: number }) =>
    `${days === 0 ? "A sua chave do GitHub vence hoje" : days === 1 ? "A sua chave do GitHub vence amanhã" : `A sua chave do GitHub vence em ${days} dias`}. Faça outra antes: escolha Sair e entre com ela.`,
  stays: "O que foi salvo e ainda não foi publicado continua no seu rascunho, no GitHub.",
  faults: (fault: ApiError) => {
    if (fault.fault === "token")
      return "O GitHub não aceita esta chave: ela venceu, foi revogada, ou não foi copiada por inteiro.";
    if (fault.fault === "offline")
      return "O GitHub não responde: não há conexão com a internet, ou ele está fora do ar. Tente de novo.";
    return githubStrings.faults(fault);
  },
};
