import { afterEach, expect, test, vi } from "vitest";
import { buildVersionFile } from "../../builder/artifacts/content-hash.ts";
import { checkContentFolder } from "../../load/check-content-folder.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { readLiveStatus } from "./live-status.ts";

afterEach(() => void vi.unstubAllGlobals());

const published = "Tue, 03 Mar 2026 13:12:00 GMT";

/**
 * Returns the report on a site whose host sends this response, on this day. The page about the pub
 * is scheduled for the 15th of March.
 */
async function told(day: string, { text, modified }: { text?: string; modified?: string } = {}) {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "https://spoke.example", "https://spoke.com");
  await workspace.file("pages/pub.yaml", page);
  const { directory } = workspace;
  const answer = text ?? String(buildVersionFile(directory).data);
  const headers = modified ? { "last-modified": modified } : undefined;
  vi.stubGlobal("fetch", async () => new Response(answer, { headers }));
  const { files } = await checkContentFolder(directory, { date: day });
  return readLiveStatus(directory, files, day);
}

const page = `route: /pub
title: Spoke at the pub
description: One evening a month we meet at the pub.
publishAt: 2026-03-15
blocks:
  - type: prose
    body: We meet at the pub.
`;

test("reports that the current content is live, and since when if the host says so", async () => {
  const answer = await told("2026-03-10", { modified: published });
  expect(answer).toMatchObject({ isBehind: false, since: "2026-03-03T13:12:00.000Z" });
  expect(answer?.says).toMatch(
    /^https:\/\/spoke\.com está no ar com este conteúdo, publicado em 03\/03\/2026, \d\d:12\.$/,
  );
  expect((await told("2026-03-10"))?.says).toBe("https://spoke.com está no ar com este conteúdo.");
});

test("reports a site with the same content as behind if it missed a scheduled publication", async () => {
  const answer = await told("2026-03-20", { modified: published });
  expect(answer?.isBehind).toBe(true);
  expect(answer?.says).toContain("“Spoke at the pub” deveria ter entrado em 15/03/2026");
  const made = await told("2026-03-20", { modified: "Mon, 16 Mar 2026 03:15:00 GMT" });
  expect(made?.isBehind).toBe(false);
});

test("reports a site with other content as behind, but not one with an unreadable response", async () => {
  const text = `{"content":"${"a".repeat(64)}"}`;
  expect(await told("2026-03-20", { text })).toMatchObject({
    isBehind: true,
    says: "O que está no ar em https://spoke.com ainda não é este conteúdo.",
  });
  expect(await told("2026-03-20", { text: "<!doctype html>" })).toMatchObject({ isBehind: false });
});

test("returns undefined without a request if the site has only an example address", async () => {
  const workspace = await createWorkspace();
  vi.stubGlobal("fetch", () => expect.unreachable());
  const { files } = await checkContentFolder(workspace.directory);
  expect(await readLiveStatus(workspace.directory, files)).toBeUndefined();
});
