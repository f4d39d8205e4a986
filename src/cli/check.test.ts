import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { copyContent, startCommand } from "../testing/command.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { runCheck } from "./check.ts";

/** Runs a check in a folder and removes the folder's path from the output. */
async function check(folder: string, ...flags: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  const error = vi.spyOn(console, "error").mockImplementation((line) => void errors.push(line));
  vi.stubEnv("CI", "");
  onTestFinished(() => {
    log.mockRestore();
    error.mockRestore();
    vi.unstubAllEnvs();
  });
  const code = await runCheck(["--content", folder, ...flags]);
  const shorten = (text: string) =>
    text.replace(/(?:\.\.\/)+\S*?\/content\//g, "content/").replaceAll(folder, "FOLDER");
  return { code, text: shorten(lines.join("\n")), errors: errors.join("\n") };
}

describe("--fix", () => {
  test("shows what it fixed, and what is left", async () => {
    const { directory, edit } = bound(await createWorkspace());
    await edit("plans.yaml", "price: 19\n", "price: R$ 19\n");
    await edit("plans.yaml", "price: 49.5", "price: muito");
    const { code, text } = await check(directory, "--fix");
    expect(code).toBe(1);
    expect(text).toMatchInlineSnapshot(`
      "1 correção feita em 1 arquivo:
        content/plans.yaml:4  (só o número)
          price: 19

      content/plans.yaml:10:10  (item 2, Tour)
        O campo "price" (Preço) deve ser só um número; está "muito".
         9 |   description: For long roads.
        10 |   price: muito
           |          ^^^^^

      1 erro em 1 arquivo (13 arquivos conferidos).
      Corrija, salve e confira de novo: npm run check -- --content FOLDER"
    `);
  });

  test("succeeds if no errors are left", async () => {
    const { directory, edit } = bound(await createWorkspace());
    await edit("plans.yaml", "price: 19\n", "price: R$ 19\n");
    expect((await check(directory, "--fix")).code).toBe(0);
    const { code, text } = await check(directory, "--fix");
    expect(code).toBe(0);
    expect(text.split("\n")[0]).toMatchInlineSnapshot(`"Nenhuma correção automática a fazer."`);
  });

  test("adds the repairs to the JSON report", async () => {
    const { directory, edit } = bound(await createWorkspace());
    await edit("plans.yaml", "price: 19\n", "price: R$ 19\n");
    const { text } = await check(directory, "--fix", "--json");
    const { ok, repairs } = JSON.parse(text);
    expect({ ok, repairs }).toMatchInlineSnapshot(`
      {
        "ok": true,
        "repairs": [
          {
            "code": "number-expected",
            "file": "content/plans.yaml",
            "line": 4,
            "written": "price: 19",
          },
        ],
      }
    `);
  });

  test("changes no file if the flag is missing", async () => {
    const { directory, edit } = bound(await createWorkspace());
    await edit("plans.yaml", "price: 19\n", "price: R$ 19\n");
    expect((await check(directory)).code).toBe(1);
    expect(await readFile(join(directory, "plans.yaml"), "utf8")).toContain("R$ 19");
  });
});

describe("--publish", () => {
  test("fails for content that passes a plain check", async () => {
    expect((await check("content")).code).toBe(0);
    expect((await check("content", "--publish")).code).toBe(1);
  });

  test("reports only missing pages and the form delivery if all data is real, and that the site is offline", async () => {
    const workspace = await createWorkspace();
    const { directory, edit } = bound(workspace);
    await edit("site.yaml", "https://spoke.example", "https://spoke.com");
    await edit("site.yaml", "hello@spoke.example", "hello@spoke.com");
    await edit("site.yaml", "(38) 90000-0000", "(38) 93221-4477");
    // Prevents network requests.
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("away")));
    const { text } = await check(directory, "--publish", "--json");
    vi.unstubAllGlobals();
    expect(JSON.parse(text)).toMatchObject({
      list: { open: 1, all: 15 },
      live: { says: expect.stringContaining("não responde"), isBehind: false },
    });
    const codes = JSON.parse(text).diagnostics.map(
      ({ code, path }: { code: string; path: string }) => `${code} ${path}`,
    );
    expect(codes).toMatchInlineSnapshot(`
      [
        "no-404 ",
        "no-delivery /blocks/0/delivery/type",
        "no-privacy /footer/legalLinks",
        "no-terms /footer/legalLinks",
      ]
    `);
  });
});

describe("--watch", () => {
  test("cannot be used with --json", async () => {
    const { code, errors } = await check("content", "--watch", "--json");
    expect(code).toBe(2);
    expect(errors).toMatchInlineSnapshot(
      `"As opções --watch e --json não andam juntas: use uma ou a outra."`,
    );
  });

  test("checks again after each save, and ends on Ctrl+C", async () => {
    const content = await copyContent();
    const child = startCommand("check", ["--content", content.folder, "--watch"], { CI: "" });
    let text = "";
    child.stdout.on("data", (data) => (text += data));
    const says = (part: string) => vi.waitFor(() => expect(text).toContain(part), 15_000);
    await says("Ctrl+C");
    await content.edit("plans.yaml", "price: 299", "price: R$ 299");
    await says("R$ 299");
    text = "";
    await content.edit("plans.yaml", "price: R$ 299", "price: 299");
    await says("Tudo certo");
    text = "";
    await content.remove(".");
    await says("não existe");
    const closed = new Promise((resolve) => child.on("close", resolve));
    child.kill("SIGINT");
    expect(await closed).toBe(0);
  });

  test("does not check again after --fix has written a file", async () => {
    const content = await copyContent();
    const options = ["--content", content.folder, "--watch", "--fix"];
    const child = startCommand("check", options, { CI: "" });
    let text = "";
    child.stdout.on("data", (data) => (text += data));
    const checks = () => text.split("Ctrl+C").length - 1;
    await vi.waitFor(() => expect(checks()).toBe(1), 15_000);
    await content.edit("plans.yaml", "price: 299", "price: R$ 299");
    await vi.waitFor(() => expect(checks()).toBe(2), 15_000);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(checks()).toBe(2);
    await content.remove("plans.yaml");
    await vi.waitFor(() => expect(checks()).toBe(3), 15_000);
  });
});

function bound(workspace: Awaited<ReturnType<typeof createWorkspace>>) {
  return { directory: workspace.directory, edit: workspace.edit.bind(workspace) };
}
