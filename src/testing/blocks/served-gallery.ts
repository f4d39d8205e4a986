import { type GalleryList, listPath } from "../../studio/gallery/live/gallery-urls.ts";
import { startPreview } from "../../studio/preview-server.ts";
import { freePort } from "../free-port.ts";

/** The gallery of the shipped site, served. */
export interface OpenedGallery {
  address: string;
  list: GalleryList;
  close(): Promise<void>;
}

/** Serves the gallery of the shipped site. */
export async function serveGallery(): Promise<OpenedGallery> {
  const previewed = { content: "content", commands: { again: "", migrate: "" } };
  const { address, close } = await startPreview(await freePort(), previewed);
  const list = await (await fetch(new URL(listPath, address))).json();
  return { address, list, close };
}

/** Looks of blocks as pages have them: each begins with a block that opens it, and no title stands twice. */
export function toPages({ samples }: GalleryList): string[][] {
  const opening = samples.filter(({ opens }) => opens).map(({ name }) => name);
  const others = samples.filter(({ opens }) => !opens);
  const pages: string[][] = opening.map((name) => [name]);
  const seen = new Map<string, number>();
  for (const { name, type } of others) {
    const page = seen.get(type) ?? 0;
    seen.set(type, page + 1);
    pages[page]?.push(name);
  }
  return pages;
}
