import {
  type GalleryIndex,
  galleryIndexPath,
} from "../../studio/block-gallery/browser/gallery-urls.ts";
import { startPreviewServer } from "../../studio/dev-preview/server/preview-server.ts";
import { findFreePort } from "../free-port.ts";

/** A running dev server with the block gallery of the shipped site. */
export interface RunningGallery {
  address: string;
  list: GalleryIndex;
  close(): Promise<void>;
}

/** Starts the dev server of the shipped site and reads its gallery. */
export async function serveGallery(): Promise<RunningGallery> {
  const previewed = { content: "content", commands: { again: "", migrate: "" } };
  const { address, close } = await startPreviewServer(await findFreePort(), previewed);
  const list = await (await fetch(new URL(galleryIndexPath, address))).json();
  return { address, list, close };
}

/** Groups samples into realistic pages: an opening block, then other blocks, one per type. */
export function groupIntoPages({ samples }: GalleryIndex): string[][] {
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
