import { excerpt } from "../yaml/phrases.pt-br.ts";
import type { FlagName } from "./arguments.ts";
import type { CommandName } from "./command-table.ts";

export interface CommandStrings {
  does: string;
  /** Positional arguments in the usage line. */
  words?: string;
  /** Descriptions of flags that mean something else for this command. */
  flags?: Partial<Record<FlagName, string>>;
}

const commands: Record<CommandName, CommandStrings> = {
  new: {
    does: "Começa um site pequeno em uma pasta, depois de poucas perguntas, ou dá ao site uma página, um artigo ou um bloco.",
    words: "PASTA | page TÍTULO | article TÍTULO | block NOME",
    flags: {
      content: "outro nome para a pasta do conteúdo, em vez de content",
      language:
        "a língua do site: pt-BR, pt-PT, en-GB, es ou outra; os primeiros textos vêm em português ou em inglês",
    },
  },
  start: { does: "Confere o conteúdo, monta o site e o mostra neste computador." },
  dev: { does: "Prévia ao vivo: cada arquivo salvo aparece na hora, com os erros por cima." },
  studio: {
    does: "Abre o site para ser editado na própria página; cada mudança vai para o arquivo.",
  },
  check: { does: "Confere todo o conteúdo e diz cada erro com arquivo, linha e o que escrever." },
  build: { does: "Confere o conteúdo e grava o site; com erros, o site antigo continua." },
  migrate: { does: "Traz um conteúdo mais antigo à forma de hoje, depois de guardar uma cópia." },
  changes: {
    does: "Diz em frases o que os visitantes verão de diferente.",
    words: "[DE [ATÉ]]",
  },
  publish: {
    does: "Guarda o que mudou como uma versão, envia e espera até estar no ar.",
    flags: { yes: "não pergunta nada antes de enviar" },
  },
  serve: {
    does: "Serve o site que foi montado, como está; com --forms, também recebe os formulários.",
    flags: { content: "a pasta de conteúdo de que o site foi montado, em vez de content" },
  },
  messages: {
    does: "Lista as mensagens que o site recebeu, lê uma, grava uma tabela, apaga as de uma pessoa.",
    words: "ARQUIVO [NÚMERO]",
    flags: {
      content: "a pasta de conteúdo do site, que diz o fuso dos horários, em vez de content",
      yes: "apaga sem perguntar antes",
    },
  },
  hosting: {
    does: "Mostra a configuração de um servidor, ou o arquivo com que uma hospedagem monta o site sozinha; test-form testa os formulários do site no ar.",
    words: "nginx|caddy|cloudflare|gitlab|netlify|cloudflare-pages|container|test-form",
    flags: {
      content: "a pasta de conteúdo de que o site foi montado, em vez de content",
      yes: "envia as mensagens de teste sem perguntar",
    },
  },
  types: { does: "Escreve o que sai dos esquemas: tipos, guia dos editores e ajuda do VS Code." },
  draw: {
    does: "Grava os desenhos: das cenas em drawings/ para media/, todas ou as que são citadas.",
    words: "[CENA …]",
  },
  screenshots: {
    does: "Fotografa cada página em três larguras, clara e escura, em screenshots/.",
    words: "[ROTA …]",
    flags: {
      blocks:
        "compara os blocos da galeria com os de outra versão do código, em .cache/compared-blocks",
    },
  },
  bench: {
    does: "Mede o tempo da conferência ou, com uma opção, de outra parte.",
    words: "[CONJUNTO]",
    flags: {
      build: "mede a montagem de muitos artigos",
      preview: "mede o tempo entre salvar e ver na prévia",
    },
  },
  fuzz: { does: "Estraga o conteúdo ao acaso muitas vezes e confere o que o programa diz." },
  test: { does: "Roda tudo o que precisa valer: formato, tipos, testes e navegador." },
};

/** Strings of `--help`. */
export const helpStrings = {
  commands,
  flags: "[opções]",
  all: "Prelo: do texto em YAML a um site pronto. Os comandos:",
  each: (line: string) => `Cada um explica as suas opções: ${line}`,
  always: [
    ["--help, -h", "mostra esta ajuda"],
    ["--version", "mostra a versão do Prelo"],
  ],
  unknown: (d: { name: string; known: readonly string[]; suggestion?: string }) =>
    `O comando "${excerpt(d.name)}" não existe.${d.suggestion ? ` Você quis dizer "${d.suggestion}"?` : ` Os comandos são: ${d.known.join(", ")}.`}`,
};

/** Descriptions of all flags, with the placeholder of their value. */
export const flagStrings: Record<FlagName, { value?: string; does: string }> = {
  content: { value: "PASTA", does: "outra pasta de conteúdo, em vez de content" },
  out: { value: "PASTA", does: "outra pasta para o site, em vez de dist" },
  port: { value: "NÚMERO", does: "outra porta; se estiver em uso, a próxima livre" },
  date: { value: "AAAA-MM-DD", does: "como se fosse esse dia" },
  url: { value: "ENDEREÇO", does: "outro endereço para o site" },
  engine: { value: "NAVEGADOR", does: "o navegador das fotos: chromium, firefox ou webkit" },
  width: { value: "N[,N…]", does: "outras larguras das fotos, em pixels" },
  yes: { does: "não pergunta nada: o que não for dito fica como de costume" },
  name: { value: "NOME", does: "o nome do site ou do estabelecimento" },
  trade: { value: "FRASE", does: "o que vocês fazem" },
  country: { value: "PAÍS", does: "o país, em duas letras: BR, PT, GB, IE, US, DE, FR ou AR" },
  language: {
    value: "LÍNGUA",
    does: "a língua em que o Prelo fala com você, pt-BR ou en, em vez da do site",
  },
  drafts: { does: "mostra também os rascunhos e o que ainda vai sair" },
  preview: { does: "pede aos buscadores que deixem todas as páginas de fora" },
  compress: { does: "grava também as versões comprimidas (.br e .gz)" },
  static: {
    value: "PASTA",
    does: "grava o estúdio como arquivos para qualquer servidor, em vez de abri-lo",
  },
  "one-file": {
    value: "ARQUIVO",
    does: "em vez do site, um só arquivo para mostrar a alguém, com os rascunhos marcados",
  },
  json: { does: "o resultado como um objeto JSON" },
  fix: { does: "antes, corrige sozinho o que só tem um jeito de ser corrigido" },
  publish: { does: "recusa também o que não deve ir ao ar: exemplos, links vazios, rascunhos" },
  watch: { does: "confere de novo cada vez que um arquivo é salvo" },
  "no-site-code": {
    does: "não roda nada do código próprio do site (blocks): para a pasta de quem você não conhece",
  },
  trust: { does: "confia nesta pasta: roda o código próprio dela sem perguntar" },
  wait: { value: "MINUTOS", does: "espera tanto até estar no ar, em vez de 10; com 0, não espera" },
  open: { does: "abre a prévia no navegador" },
  articles: { value: "N[,N…]", does: "com tantos artigos" },
  rounds: { value: "N", does: "repete cada medida tantas vezes" },
  build: { does: "mede a montagem do site" },
  rich: { does: "com artigos de muitos tamanhos, tabelas, listas e avisos" },
  pages: { does: "mede as páginas em um celular lento, ao lado das mesmas sem scripts" },
  ways: { does: "mede o tempo de um link até o próximo título" },
  presses: { does: "mede toques em momentos quaisquer da abertura" },
  feel: { does: "mede o que se sente em formulários e ao rolar textos longos" },
  slips: { does: "conta o que a conferência diz de enganos de quem não viu as regras" },
  pasted: { does: "conta o que a conferência diz de textos colados de outros lugares" },
  obedience: { does: "segue à letra cada conselho da conferência e conta o que resulta" },
  pruning: { does: "deixa de fora cada regra de sintaxe e conta o que muda" },
  growth: { does: "mede como a leitura de textos hostis cresce com o tamanho" },
  report: { does: "grava BENCHMARKS.md com as últimas medidas" },
  peers: { value: "ARQUIVO", does: "as medidas de outros programas, uma por linha em JSON" },
  markdown: { value: "PASTA", does: "faz em --out o conteúdo com os artigos destes arquivos .md" },
  seed: { value: "N", does: "os acasos deste número; o mesmo número, os mesmos acasos" },
  runs: { value: "N", does: "tantas vezes" },
  together: { value: "N", does: "tantos arquivos de uma vez" },
  indentation: { does: "em vez do acaso, move cada linha um e dois espaços para cada lado" },
  kills: { does: "em vez disso, mata o estúdio enquanto ele salva e confere o que ficou" },
  crashes: {
    does: "em vez disso, digita no estúdio e mata o servidor e o navegador, um de cada vez",
  },
  colors: { does: "em vez disso, troca cada cor de cada estilo e olha as páginas" },
  extensions: {
    does: "em vez disso, altera as páginas como fazem as extensões do navegador e confere se funcionam",
  },
  fields: { does: "em vez disso, preenche e esvazia no estúdio cada campo do conteúdo" },
  forms: {
    value: "ARQUIVO",
    does: "recebe as mensagens dos formulários neste arquivo, que fica fora do conteúdo e do site",
  },
  find: { value: "TEXTO", does: "só as mensagens em que isto está escrito" },
  csv: { value: "ARQUIVO", does: "grava as mensagens como tabela, para abrir em uma planilha" },
  delete: {
    value: "PESSOA",
    does: "apaga todas as mensagens de um e-mail ou telefone, se a pessoa pedir",
  },
  guide: {
    does: "as figuras do guia dos editores, na pasta que ele diz",
  },
  blocks: { does: "os blocos da galeria" },
  against: {
    value: "VERSÃO",
    does: "com --blocks: a versão com que se compara (padrão: a anterior)",
  },
  studio: {
    does: "do estúdio: se só muda o que se pediu (fuzz), quanto leva (bench), como está ao lado do desenho (screenshots)",
  },
};

/** Returns the message that the types, the guide and the editor schemas were generated. */
export function updatedFilesMessage({ files }: { files: readonly string[] }): string {
  return `Escritos de novo: ${files.join(", ")}.`;
}
