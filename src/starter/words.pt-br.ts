import { count } from "../text/phrases.pt-br.ts";

/** What `prelo new` asks, refuses and tells. */
export const starterWords = {
  questions: {
    name: "Nome do site ou da empresa",
    trade: "O que vocês fazem, em uma frase",
    phone: "Telefone",
    email: "E-mail",
    country: "País",
    language: "Língua do site",
  },
  begin: "Enter aceita o que está entre parênteses; tudo pode ser mudado depois.",
  trade: "Escreva aqui, em uma frase, o que você faz.",
  siteName: "Meu site",
  wrong: {
    name: (d: { most: number }) =>
      `O nome precisa ter de 1 a ${d.most} letras, sem quebras de linha nem \${.`,
    trade: (d: { most: number }) =>
      `A frase precisa ter de 1 a ${d.most} letras, sem quebras de linha nem \${.`,
    phone: () => "Escreva o telefone com o código da cidade, assim: (38) 90000-0000",
    email: () => "Escreva um e-mail, assim: contato@exemplo.example",
    country: () =>
      "Por enquanto só o Brasil (BR): telefones e códigos postais de outros países ainda não são conferidos.",
    language: () =>
      "Por enquanto o site novo só nasce em português do Brasil (pt-BR). Em inglês ainda não há um começo pronto.",
  },
  taken: (d: { folder: string; found: string }) =>
    `A pasta ${d.folder} já tem ${d.found}, e nada foi mudado. Crie o site em uma pasta sem ele.`,
  made: (d: { files: number; folder: string }) =>
    `O site está em ${d.folder}: ${count(d.files, "arquivo novo", "arquivos novos")}. O guia de quem escreve: content/LEIA-ME.md`,
  next: (d: { studio: string; check: string; start: string }) =>
    `Para escrever nele:   ${d.studio}\nPara conferir tudo:   ${d.check}\nPara ver o site:      ${d.start}`,
};
