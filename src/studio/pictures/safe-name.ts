import { slugOf } from "../../yaml/language/plain-letters.ts";
import { nameless } from "./words.pt-br.ts";

/** What cameras, telephones and programs call pictures: it says nothing of what is on them. */
const bare =
  /^(?:img|image|imagem|dsc[fn]?|pxl|mvi|gopr|foto|photo|picture|figura|screenshot|screen-shot|captura(?:-de-tela)?|whatsapp-image|scan|scanner|unnamed|download|sem-titulo|untitled|signal|telegram|fb-img)(?:-?(?:\d|at|as|wa|am|pm|edited|editado|edit|hdr|burst|copy|copia|portrait|mp|e))*$|^[\d-]+$|^[0-9a-f]{8}-[0-9a-f-]{20,}$|^[0-9a-f]{16,}$/;
/** Names that Windows keeps for devices: a file cannot have them. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
/** What ends the name of a drawing's cut for the dark, or for small places. */
const cutEnd = /(?:-(?:small|dark))+$/;
const mostLetters = 48;

/** What a name is made of. */
export interface Naming {
  /** As it came: "Foto da equipe (2).JPG". */
  fileName: string;
  /** What the page or the entry is called, for a file whose name says nothing. */
  title: string;
  /** "jpg" */
  extension: string;
  /** Tells of a name whether another file has it. */
  isTaken(name: string): boolean;
}

/** The name of a new file in the media folder: plain letters, figures and hyphens, and no other file's. */
export function safeName({ fileName, title, extension, isTaken }: Naming): string {
  const own = slug(fileName.replace(/\.[^.]{1,5}$/, ""));
  const chosen = own === "" || bare.test(own) ? slug(title) : own;
  const plain = chosen.replace(cutEnd, "");
  const stem = plain === "" || devices.test(plain) ? `${nameless}${plain && "-"}${plain}` : plain;
  const names = (number: number) => `${stem}${number > 1 ? `-${number}` : ""}.${extension}`;
  let number = 1;
  while (isTaken(names(number))) number += 1;
  return names(number);
}

function slug(text: string): string {
  const plain = slugOf(text);
  // A word that does not fit goes whole.
  const short =
    plain.length > mostLetters ? plain.slice(0, mostLetters).replace(/-[^-]*$/, "") : plain;
  return short.replace(/-$/, "");
}
