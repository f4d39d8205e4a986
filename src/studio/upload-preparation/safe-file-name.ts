import { nameless } from "#lang/studio/upload-preparation/strings";
import { slugify } from "../../yaml/text-and-language/text-normalization.ts";

/** Default names from cameras, phones and programs, which say nothing about the picture. */
const genericName =
  /^(?:img|image|imagem|dsc[fn]?|pxl|mvi|gopr|foto|photo|picture|figura|screenshot|screen-shot|captura(?:-de-tela)?|whatsapp-image|scan|scanner|unnamed|download|sem-titulo|untitled|signal|telegram|fb-img)(?:-?(?:\d|at|as|wa|am|pm|edited|editado|edit|hdr|burst|copy|copia|portrait|mp|e))*$|^[\d-]+$|^[0-9a-f]{8}-[0-9a-f-]{20,}$|^[0-9a-f]{16,}$/;
/** The device names that Windows reserves. Files cannot have these names. */
const reservedNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
/** Suffixes that mark the dark or small rendition of a drawing. */
const renditionSuffix = /(?:-(?:small|dark))+$/;
const maxNameLength = 48;

/** Input for a file name. */
export interface FileNameInput {
  /** The original name: "Foto da equipe (2).JPG". */
  fileName: string;
  /** Title of the page or entry. It is used if the original name says nothing. */
  title: string;
  /** The extension without the dot, such as "jpg". */
  extension: string;
  /** Whether another file has this name. */
  isTaken(name: string): boolean;
}

/**
 * Creates a unique name for a new media file, from lower-case ASCII letters, digits and hyphens.
 */
export function createSafeFileName({ fileName, title, extension, isTaken }: FileNameInput): string {
  const own = createShortSlug(fileName.replace(/\.[^.]{1,5}$/, ""));
  const chosen = own === "" || genericName.test(own) ? createShortSlug(title) : own;
  const plain = chosen.replace(renditionSuffix, "");
  const stem =
    plain === "" || reservedNames.test(plain) ? `${nameless}${plain && "-"}${plain}` : plain;
  const names = (number: number) => `${stem}${number > 1 ? `-${number}` : ""}.${extension}`;
  let number = 1;
  while (isTaken(names(number))) number += 1;
  return names(number);
}

function createShortSlug(text: string): string {
  const plain = slugify(text);
  // A word that does not fit is removed as a whole.
  const short =
    plain.length > maxNameLength ? plain.slice(0, maxNameLength).replace(/-[^-]*$/, "") : plain;
  return short.replace(/-$/, "");
}
