import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Bytes } from "../../../load/files/file-store.ts";
import { sleep } from "../../async/sleep.ts";

/** A file to add to an archive. */
export interface ZipEntry {
  path: string;
  bytes: Bytes;
  /** The modification time. */
  modified: Date;
}

/** Formats that are already compressed. */
const alreadyCompressed = /\.(?:png|jpe?g|gif|webp|avif|zip|docx|xlsx|odt|pdf)$/i;

/** Packs files into one ZIP. Reads one file at a time, and yields to the event loop after each. */
export async function createZip(files: AsyncIterable<ZipEntry>): Promise<Bytes> {
  const chunks: Bytes[] = [];
  const faults: Error[] = [];
  const zip = new Zip((fault, chunk) => void (fault ? faults.push(fault) : chunks.push(chunk)));
  for await (const { path, bytes, modified } of files) {
    const entry = alreadyCompressed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    entry.mtime = clampZipDate(modified);
    zip.add(entry);
    entry.push(bytes, true);
    await sleep();
  }
  zip.end();
  for (const fault of faults) throw fault;
  return concatBytes(chunks);
}

function concatBytes(chunks: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Clamps a date to the years that ZIP can store, 1980 to 2099. */
function clampZipDate(date: Date): Date {
  const year = Math.min(2099, Math.max(1980, date.getFullYear()));
  return year === date.getFullYear() ? date : new Date(year, 0, 1);
}
