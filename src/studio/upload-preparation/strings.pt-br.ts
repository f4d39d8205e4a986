import type { UploadRejectionReason } from "./upload-error.ts";

const named = (name: string) => `“${name.length > 60 ? `${name.slice(0, 57)}…` : name}”`;

/** The messages for rejected files. Each gives the reason and says what to do about it. */
export const pictureFaults: Record<UploadRejectionReason, (name: string) => string> = {
  broken: (name) =>
    `${named(name)} está estragado ou incompleto. Exporte a imagem de novo, ou escolha outra.`,
  "too-large": (name) =>
    `${named(name)} é grande demais: o limite é 40 MB. Diminua a imagem, ou escolha uma versão menor.`,
  "no-picture": (name) =>
    `${named(name)} não é uma imagem. Escolha um arquivo JPEG, PNG, WebP, AVIF, GIF, HEIC ou SVG.`,
  "no-document": (name) =>
    `${named(name)} não serve para baixar. Escolha um PDF, ou um arquivo .docx, .xlsx, .odt, .ods ou .csv.`,
  "no-file": (name) =>
    `${named(name)} não serve em um texto. Escolha uma imagem, um PDF, ou um arquivo .docx, .xlsx, .odt, .ods ou .csv.`,
  video: (name) => `${named(name)} é um vídeo, e aqui entra uma imagem. Escolha uma foto.`,
  layers: (name) =>
    `${named(name)} é um arquivo de camadas do Photoshop. Exporte-o como JPEG ou PNG, e escolha esse.`,
  program: (name) => `${named(name)} é um programa, seja qual for o nome. Escolha outro arquivo.`,
  foreign: (name) =>
    `${named(name)} está em um formato que os navegadores não mostram. Exporte a imagem como JPEG ou PNG.`,
  macros: (name) =>
    `${named(name)} traz macros, que são programas. Salve-o sem macros, e escolha esse.`,
  heic: (name) =>
    `${named(name)} está em HEIC, e aqui não foi possível convertê-lo. Exporte a foto como JPEG, e escolha essa.`,
  unready: (name) =>
    `Não deu para preparar ${named(name)} agora. Confira se o estúdio continua aberto e escolha-o de novo.`,
  drawing: (name) => `${named(name)} não pôde ser lido como desenho. Exporte-o como SVG simples.`,
  endless: (name) =>
    `${named(name)} repete tanto as próprias partes que a página travaria. Exporte o desenho de novo com os símbolos e padrões expandidos, ou como PNG.`,
};

/** The name of a file that has no usable name. It consists of ASCII letters only. */
export const nameless = "arquivo";
