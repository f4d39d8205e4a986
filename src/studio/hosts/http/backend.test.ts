import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, onTestFinished, test, vi } from "vitest";
import { serveTestStudio, studioPageHeaders } from "../../../testing/studio/test-studio-server.ts";
import type { StoredText, VersionedPath } from "../../backend-contract/files.ts";
import { createHttpBackend, type ServerConnection } from "./backend.ts";

/** Sends requests as the studio page would in a browser. */
function reach(port: number, secret: string) {
  const origin = `http://127.0.0.1:${port}`;
  const lines = new Set<AbortController>();
  let own = studioPageHeaders(port, secret);
  const reaching: ServerConnection = {
    fetch(address, init = {}) {
      const { "content-type": _type, ...headers } = own;
      const line = new AbortController();
      lines.add(line);
      const signal = init.signal ? AbortSignal.any([init.signal, line.signal]) : line.signal;
      return fetch(origin + address, {
        ...init,
        signal,
        headers: { ...headers, ...init.headers },
      });
    },
  };
  return {
    ...reaching,
    cut: () => lines.forEach((line) => void line.abort()),
    isStranger: (is: boolean) => {
      own = studioPageHeaders(port, is ? "" : secret);
    },
  };
}

async function remote() {
  const served = await serveTestStudio();
  const reaching = reach(served.studio.port, served.secret);
  return { ...served, reaching, far: createHttpBackend(reaching) };
}

test("returns the same results as the server's backend for reading and writing", async () => {
  const { far, host, folder } = await remote();
  expect(await far.list()).toEqual(await host.list());
  expect(await far.readAll()).toEqual({ kind: "texts", files: [await host.read("site.yaml")] });
  const read = (await far.read("site.yaml")) as StoredText;
  expect(read).toEqual(await host.read("site.yaml"));
  expect(await far.read("faq.yaml")).toEqual({ kind: "missing", path: "faq.yaml" });
  expect(await far.read("../site.yaml")).toEqual(await host.read("../site.yaml"));
  const edit = { path: "site.yaml", text: "name: Ç ✓\n", expect: read.version };
  expect(await far.write([edit])).toMatchObject({ kind: "written" });
  expect(await readFile(join(folder, "site.yaml"), "utf8")).toBe("name: Ç ✓\n");
  expect(await far.write([edit])).toMatchObject({
    kind: "conflict",
    files: [{ text: "name: Ç ✓\n" }],
  });
});

test("transfers pictures byte for byte in both directions", async () => {
  const { far } = await remote();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>`;
  const bytes = new TextEncoder().encode(svg);
  const path = "media/fotos/Olá & tchau.svg";
  expect((await far.writeBytes(path, bytes, null)).kind).toBe("written");
  const read = await far.readBytes(path);
  expect(read).toMatchObject({ kind: "bytes", path, bytes });
  expect((await far.writeBytes(path, bytes, null)).kind).toBe("conflict");
  const version = read.kind === "bytes" ? read.version : "";
  expect((await far.writeBytes(path, bytes, version)).kind).toBe("written");
  expect(await far.writeBytes("media/a.png", bytes, null)).toMatchObject({ code: "wrong-bytes" });
  expect(await far.readBytes("media/none.png")).toMatchObject({ kind: "missing" });
});

test("appends, reads and clears journal records", async () => {
  const { far } = await remote();
  const records = ["1", "2", "3"].map((text, time) => ({ file: "a.yaml", time, text }));
  expect(await far.journal.append(records)).toEqual({ kind: "noted" });
  expect(await far.journal.read({ file: "a.yaml", from: 1, newest: 1 })).toEqual({
    kind: "records",
    records: records.slice(2),
  });
  expect(await far.journal.clear("b.yaml")).toEqual({ kind: "noted" });
  expect(await far.journal.read()).toMatchObject({ records });
  await far.journal.clear();
  expect(await far.journal.read()).toMatchObject({ records: [] });
});

test("returns the same history results as the server's backend", async () => {
  const { far, host } = await remote();
  const keeping = { base: null, files: [], summary: "S", details: "" };
  expect(await far.history?.state()).toEqual(await host.history?.state());
  expect(await far.history?.log()).toEqual(await host.history?.log());
  expect(await far.history?.textsAt("a".repeat(40))).toMatchObject({ kind: "refused" });
  expect(await far.history?.fileLog("../x.yaml")).toMatchObject({ kind: "refused" });
  expect(await far.history?.commit(keeping)).toMatchObject({ code: "no-repository" });
});

test("exports the whole content as one ZIP file", async () => {
  const { far } = await remote();
  const files = unzipSync((await far.exportAll()) as Uint8Array);
  expect(strFromU8(files["site.yaml"] as Uint8Array)).toBe("name: A\n");
});

test("reports changes, including those made while the connection was lost", async () => {
  const { far, folder, reaching } = await remote();
  const told: VersionedPath[] = [];
  onTestFinished(far.watch((changes) => told.push(...changes)));
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(told).toEqual([]);
  await writeFile(join(folder, "pages/a.yaml"), "title: A\n");
  await vi.waitFor(() => expect(told.map(({ path }) => path)).toContain("pages/a.yaml"), 8000);
  told.length = 0;
  reaching.cut();
  await writeFile(join(folder, "pages/b.yaml"), "title: B\n");
  await vi.waitFor(() => expect(told.map(({ path }) => path)).toContain("pages/b.yaml"), 8000);
});

test("reports a lost and a restored connection, also after a refusal", async () => {
  const { far, reaching } = await remote();
  const told: boolean[] = [];
  far.watchConnection?.((isThere) => told.push(isThere));
  onTestFinished(far.watch(() => undefined));
  await vi.waitFor(() => expect(told).toEqual([true]), 8000);
  reaching.isStranger(true);
  reaching.cut();
  await vi.waitFor(() => expect(told.filter((isThere) => !isThere)).toHaveLength(3), 8000);
  reaching.isStranger(false);
  await vi.waitFor(() => expect(told.at(-1)).toBe(true), 8000);
});

test("returns unreachable if the server is down", async () => {
  const { far, studio } = await remote();
  await studio.close();
  for (const answer of [
    far.list(),
    far.read("site.yaml"),
    far.write([]),
    far.readBytes("media/a.png"),
    far.exportAll(),
    far.journal.read(),
  ]) {
    expect(await answer).toMatchObject({ kind: "refused", code: "unreachable" });
  }
});
