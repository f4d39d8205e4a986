import type { BlockView, View } from "../page/views.ts";
import type { Sources } from "./policy.ts";

/**
 * What a page uses beyond the site's own files, read from its markup, so that no block can forget
 * to tell: pictures, forms, and frames that a press loads (`data-frame`). Only to where scripts
 * send a form does not stand in the markup; that is read from the block's delivery.
 *
 * @param markup what React wrote: attributes stand between double quotes
 */
export function sourcesOf({ content }: View, markup: string): Sources {
  const blocks = content.kind === "blocks" ? content.blocks : [];
  const pictures = markup.match(/<(?:img|source)\s[^>]*>/g)?.join("") ?? "";
  return {
    images: originsOf(pictures, /\s(?:src|srcset)="([^"]*)"/g),
    connections: unique(blocks.flatMap(connectionOf)),
    frames: originsOf(markup, /\sdata-frame="([^"]*)"/g),
    forms: unique([...markup.matchAll(/<form\s[^>]*?\baction="([^"]*)"/g)].map(formSource)),
  };
}

function originsOf(markup: string, pattern: RegExp): string[] {
  const values = [...markup.matchAll(pattern)].map(([, value = ""]) => value);
  const addresses = values.flatMap((value) => value.match(/https:\/\/[^\s,"]+/g) ?? []);
  return unique(addresses.map((address) => new URL(address).origin));
}

/** Where a form goes: its own site, another one, or the visitor's mail program. */
function formSource([, action = ""]: RegExpMatchArray): string {
  if (!URL.canParse(action)) return "'self'";
  const { protocol, origin } = new URL(action);
  return protocol === "https:" ? origin : protocol;
}

function connectionOf({ block }: BlockView): string[] {
  if (!("delivery" in block)) return [];
  const { type, address } = block.delivery;
  return type === "http" && address ? [new URL(address).origin] : [];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
