import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createWorkspace } from "../testing/content/workspace.ts";
import { createDiskFileStore } from "./files/disk-files.ts";
import type { FileCache } from "./files/read-files.ts";
import type { LoadResult } from "./load.ts";
import { loadRules } from "./load-folder.ts";
import { disableSiteCode, enableSiteCode } from "./site-code/code-switch.ts";
import { checkFiles } from "./validate-content.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("reports nothing for the sample site", async () => {
  const workspace = await createWorkspace();
  expect(await workspace.report()).toBe("");
});

test("reuses a file with unchanged bytes and gives the same results", async () => {
  const workspace = await createWorkspace();
  const known: FileCache = new Map();
  const fileOf = ({ files }: LoadResult, name: string) =>
    files.find(({ file }) => file.endsWith(name));
  await workspace.edit("articles/brakes.yaml", "author: ada", "author: bob");
  const first = await workspace.load({ known });
  const second = await workspace.load({ known });
  expect(second.diagnostics).toEqual(first.diagnostics);
  expect(fileOf(second, "plans.yaml")).toBe(fileOf(first, "plans.yaml"));
  await workspace.edit("articles/brakes.yaml", "author: bob", "author: ada");
  const third = await workspace.load({ known });
  expect(third.diagnostics).toEqual([]);
  expect(fileOf(third, "plans.yaml")).toBe(fileOf(first, "plans.yaml"));
  await workspace.file("plans.yaml", undefined);
  expect(fileOf(await workspace.load({ known }), "plans.yaml")).toBeUndefined();
});

test("reads an article without errors only once", async () => {
  const workspace = await createWorkspace();
  const files = createDiskFileStore(workspace.directory);
  const read = vi.spyOn(files, "read");
  await checkFiles(files, await loadRules(workspace.directory));
  const articles = read.mock.calls.map(([path]) => path).filter((path) => /^articles/.test(path));
  expect(articles.length).toBeGreaterThan(1);
  expect(articles).toEqual([...new Set(articles)]);
});

test("does not keep the bytes of an article without errors in memory", async () => {
  const workspace = await createWorkspace();
  const files = createDiskFileStore(workspace.directory);
  const bytes = new Map<string, WeakRef<object>>();
  const noting = {
    ...files,
    read(path: string, most?: number) {
      const found = files.read(path, most);
      if (found && !(found instanceof Promise)) bytes.set(path, new WeakRef(found));
      return found;
    },
  };
  const checked = await checkFiles(noting, await loadRules(workspace.directory));
  await new Promise(setImmediate);
  collectGarbage();
  const held = [...bytes].filter(([, seen]) => seen.deref()).map(([path]) => path);
  expect(held.filter((path) => path.startsWith("articles/"))).toEqual([]);
  expect(checked.files.length).toBeGreaterThan(1);
});

describe("a content folder", () => {
  test("is reported if it is missing", async () => {
    const workspace = await createWorkspace();
    await workspace.file(".", undefined);
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content:1:1
        A pasta "content" não existe. Confira o nome, e de onde o comando é chamado."
    `);
  });

  test("is reported as missing if it is a file", async () => {
    const workspace = await createWorkspace();
    await workspace.file(".", undefined);
    await workspace.file("../content", "");
    expect((await workspace.check()).map(({ code }) => code)).toEqual(["missing-folder"]);
  });

  test("is reported with a suggestion if it is the parent of the content folder", async () => {
    const workspace = await createWorkspace();
    const files = { ...createDiskFileStore(dirname(workspace.directory)), name: "loja" };
    const { diagnostics } = await checkFiles(files, await loadRules());
    expect(diagnostics.map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "Não há site na pasta "loja": falta site.yaml. Você quis dizer "loja/content"?",
      ]
    `);
    // A folder with its own settings is a site, regardless of its subfolders.
    await workspace.file("../site.yaml", "");
    const { diagnostics: others } = await checkFiles(files, await loadRules());
    expect(others.map(({ code }) => code)).not.toContain("folder-above");
  });

  test("is reported as having no pages and no settings if it is empty", async () => {
    const workspace = await createWorkspace();
    await workspace.file(".", undefined);
    await mkdir(workspace.directory);
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content:1:1
        Não há nenhuma página em content/pages. Traga as páginas de volta, ou crie a primeira: content/pages/inicio.yaml.

      content/site.yaml:1:1
        Falta o arquivo content/site.yaml. Sem ele não há site: traga-o de volta."
    `);
  });

  test("is reported if no page is the home page", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("pages/home.yaml", "route: /", "route: /start");
    await workspace.edit("site.yaml", "to: /}", "to: /start}");
    await workspace.edit("site.yaml", "to: /#tune-up", "to: /start#tune-up");
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/pages:1:1
        Nenhuma página tem o endereço "/". Traga a página inicial de volta, ou escreva nela: route: /"
    `);
  });

  test("without its home page is reported once, whatever links to it", async () => {
    const workspace = await createWorkspace();
    await workspace.file("addresses.yaml", "- {route: /}\n- {route: /contact}\n");
    await workspace.file("pages/home.yaml", undefined);
    const told = (await workspace.check()).map(({ code, file }) => `${code} ${file}`);
    expect(told).toEqual(["no-home content/pages"]);
  });

  test("is not reported as having no home page if an invalid page may be it", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("pages/home.yaml", "route: /\n", "");
    expect((await workspace.check()).map(({ code, file }) => `${code} ${file}`)).toEqual([
      "missing-field content/pages/home.yaml",
    ]);
  });

  test("with files that would be ignored gets a warning for each of them", async () => {
    const workspace = await createWorkspace();
    await workspace.file("pages/about.yml", "");
    await workspace.file("page/about.yaml", "");
    await workspace.file("articles/2024/about.yaml", "");
    await workspace.file("resorces.yaml", "");
    await workspace.file("Services.yaml", "");
    await workspace.file("notes.yaml", "");
    await workspace.file("pages/.hidden.yaml", "");
    await workspace.file("README.md", "");
    await workspace.file("pages/about.yaml.bak", "");
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/Services.yaml:1:1
        Aviso: O arquivo content/Services.yaml não faz parte do site e seria ignorado.

      content/articles/2024/about.yaml:1:1
        Aviso: O arquivo content/articles/2024/about.yaml não faz parte do site e seria ignorado. Você quis dizer "content/articles/about.yaml"?

      content/notes.yaml:1:1
        Aviso: O arquivo content/notes.yaml não faz parte do site e seria ignorado.

      content/page/about.yaml:1:1
        Aviso: O arquivo content/page/about.yaml não faz parte do site e seria ignorado. Você quis dizer "content/pages/about.yaml"?

      content/pages/about.yml:1:1
        Aviso: O arquivo content/pages/about.yml não faz parte do site e seria ignorado. Você quis dizer "content/pages/about.yaml"?

      content/resorces.yaml:1:1
        Aviso: O arquivo content/resorces.yaml não faz parte do site e seria ignorado. Você quis dizer "content/resources.yaml"?"
    `);
  });

  test("with files of other programs gets warnings that name the YAML file to use instead", async () => {
    const workspace = await createWorkspace();
    const names = [
      "nota.md",
      "Férias.docx",
      "b.markdown",
      "c.txt",
      "d.json",
      "e.HTML",
      "brakes.md",
    ];
    for (const name of names) await workspace.file(`articles/${name}`, "text");
    await workspace.file("pages/2024/f.mdx", "text");
    await workspace.file("spreadsheets/g.csv", "1;2");
    await workspace.file("services.json", "[]");
    for (const name of ["articles/README.md", "articles/.h.md", "articles/~$i.docx", "notes.md"])
      await workspace.file(name, "text");
    const found = await workspace.check();
    expect(found.map(({ severity, message }) => `${severity} ${message}`)).toMatchInlineSnapshot(`
      [
        "warning O arquivo content/articles/Férias.docx não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml: copie o texto para content/articles/Férias.yaml, e apague este.",
        "warning O arquivo content/articles/b.markdown não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml: copie o texto para content/articles/b.yaml, e apague este.",
        "warning O arquivo content/articles/brakes.md não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml, e já existe content/articles/brakes.yaml: veja se não falta nada nele, e apague este.",
        "warning O arquivo content/articles/c.txt não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml: copie o texto para content/articles/c.yaml, e apague este.",
        "warning O arquivo content/articles/d.json não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml: copie o texto para content/articles/d.yaml, e apague este.",
        "warning O arquivo content/articles/e.HTML não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml: copie o texto para content/articles/e.yaml, e apague este.",
        "warning O arquivo content/articles/nota.md não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml: copie o texto para content/articles/nota.yaml, e apague este.",
        "warning O arquivo content/pages/2024/f.mdx não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml: copie o texto para content/pages/f.yaml, e apague este.",
        "warning O arquivo content/services.json não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml, e já existe content/services.yaml: veja se não falta nada nele, e apague este.",
        "warning O arquivo content/spreadsheets/g.csv não faz parte do site e seria ignorado. Aqui só são lidos arquivos .yaml: copie o texto para content/spreadsheets/g.yaml, e apague este.",
      ]
    `);
  });

  test("with a wrongly named settings file gets an error", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("site.yaml", "language: en", "language: pt-BR");
    await workspace.file("labels.yaml", undefined);
    await workspace.file("labels.yaml.txt", "");
    expect(await workspace.check()).toMatchObject([
      { code: "unused-file", severity: "error", file: "content/labels.yaml.txt" },
    ]);
  });
});

test("reports only the invalid route of a page that may be the home page", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("pages/home.yaml", "route: /\n", "route: home\n");
  expect((await workspace.check()).map(({ code }) => code)).toEqual(["pattern"]);
});

describe("a file", () => {
  test("in another encoding is reported and still read", async () => {
    const workspace = await createWorkspace();
    await workspace.file(
      "team.yaml",
      Buffer.from("- {id: ada, name: Adá, role: Mechanic}\n", "latin1"),
    );
    const diagnostics = await workspace.check();
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      "encoding content/team.yaml",
    ]);
  });

  test("with an error causes no further errors in files that refer to it", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("team.yaml", "id: ada, ", "");
    await workspace.edit("services.yaml", "- id: overhaul", "- ids: overhaul");
    await workspace.edit("pages/contact.yaml", "    id: form", "    idd: form");
    const codes = (await workspace.check()).map(({ code, file }) => `${code} ${file}`);
    expect(codes).toEqual([
      "unknown-field content/pages/contact.yaml",
      expect.stringContaining("content/services.yaml"),
      "missing-field content/team.yaml",
    ]);
  });

  test("with an error prevents loading the site, but one with a warning does not", async () => {
    const workspace = await createWorkspace();
    await workspace.file("notes.yaml", "");
    expect((await workspace.load()).site).toBeDefined();
    await workspace.edit("pages/home.yaml", "title: Spoke", "titel: Spoke");
    expect((await workspace.load()).site).toBeUndefined();
  });
});

describe("content files", () => {
  test("that link out of the content folder or to nothing are reported and not read", async () => {
    const workspace = await createWorkspace();
    const outside = join(workspace.directory, "../outside.yaml");
    await writeFile(outside, "title: secret\n");
    await workspace.link("pages/linked.yaml", outside);
    await workspace.link("articles/linked.yaml", outside);
    await workspace.file(
      "notes/page.yaml",
      "route: /notes\ntitle: Notes\ndescription: Notes.\nblocks: []\n",
    );
    await workspace.link("pages/inside.yaml", "../notes/page.yaml");
    await workspace.link("pages/nowhere.yaml", "nothing.yaml");
    const found = await workspace.check();
    const errors = found.filter(({ severity }) => severity === "error");
    expect(
      errors.map(({ code, file, message }) => `${code} ${file}: ${message}`),
    ).toMatchInlineSnapshot(`
      [
        "linked-file content/articles/linked.yaml: O arquivo é um atalho para fora da pasta do conteúdo, e por isso não é lido. Ponha o próprio arquivo no lugar dele.",
        "too-few content/pages/inside.yaml: O campo "blocks" (Blocos) não tem nenhum item; o mínimo é 1.",
        "linked-file content/pages/linked.yaml: O arquivo é um atalho para fora da pasta do conteúdo, e por isso não é lido. Ponha o próprio arquivo no lugar dele.",
        "linked-file content/pages/nowhere.yaml: O arquivo é um atalho para um lugar que não existe mais, e por isso não é lido. Ponha o próprio arquivo no lugar dele, ou apague o atalho.",
      ]
    `);
    expect((await workspace.load()).site).toBeUndefined();
  });

  test("that link out of the content folder are not written", async () => {
    const workspace = await createWorkspace();
    const outside = join(workspace.directory, "../outside-too.yaml");
    await writeFile(outside, "title: secret\n");
    await workspace.link("pages/linked.yaml", outside);
    await expect(
      createDiskFileStore(workspace.directory).write(
        "pages/linked.yaml",
        Buffer.from("title: other\n"),
      ),
    ).rejects.toThrow();
    expect(await readFile(outside, "utf8")).toBe("title: secret\n");
  });
});

describe("linked folders", () => {
  test("with media may be anywhere, but links out of them are unsafe", async () => {
    const workspace = await createWorkspace();
    const elsewhere = join(workspace.directory, "../pictures of all sites");
    await rename(join(workspace.directory, "media"), elsewhere);
    await workspace.link("media", elsewhere);
    const { site, diagnostics } = await workspace.load();
    expect(diagnostics).toEqual([]);
    expect(site?.services[0]?.image).toMatchObject({ src: "/media/wheel.svg", width: 40 });
    // A link out of the linked folder is still unsafe.
    await workspace.link("media/secret.svg", join(workspace.directory, "site.yaml"));
    await workspace.edit("articles/brakes.yaml", "src: shop.svg", "src: secret.svg");
    expect((await workspace.check()).map(({ code }) => code)).toEqual(["unsafe-path"]);
  });

  test("with media outside the content folder are not followed if the site is not trusted", async () => {
    const workspace = await createWorkspace();
    const elsewhere = join(workspace.directory, "../outside");
    await rename(join(workspace.directory, "media"), elsewhere);
    await workspace.link("media", elsewhere);
    disableSiteCode(workspace.directory);
    onTestFinished(enableSiteCode);
    expect((await workspace.check()).map(({ code }) => code)).toContain("missing-file");
    await rename(elsewhere, join(workspace.directory, "pictures"));
    await workspace.file("media", undefined);
    await workspace.link("media", "pictures");
    expect(await workspace.check()).toEqual([]);
  });

  test("that link to themselves or to a parent folder cause no error", async () => {
    const workspace = await createWorkspace();
    for (const [path, target] of [
      ["media/again", "."],
      ["media/above", ".."],
      ["media/loop.svg", "loop.svg"],
      ["all", "."],
    ] as const)
      await workspace.link(path, target);
    expect(await workspace.check()).toEqual([]);
  });

  test("with content are read inside the content folder, but not outside", async () => {
    const workspace = await createWorkspace();
    await rename(join(workspace.directory, "articles"), join(workspace.directory, "texts"));
    await workspace.link("articles", "texts");
    expect((await workspace.load()).site?.articles.length).toBe(2);
    await rename(join(workspace.directory, "texts"), join(workspace.directory, "../texts"));
    await workspace.file("articles", undefined);
    await workspace.link("articles", "../texts");
    expect((await workspace.load()).site?.articles ?? []).toEqual([]);
  });
});

describe("pictures", () => {
  test("that link out of the media folder are unsafe, and links to nothing are missing", async () => {
    const workspace = await createWorkspace();
    await workspace.link("media/inside.svg", "wheel.svg");
    await workspace.link("media/outside.svg", "../site.yaml");
    await workspace.link("media/nowhere.svg", "nothing.svg");
    await workspace.edit("articles/chains.yaml", "src: shop.svg", "src: inside.svg");
    await workspace.edit("articles/brakes.yaml", "src: shop.svg", "src: outside.svg");
    await workspace.edit(
      "services.yaml",
      "Gears]\n  image: {src: wheel.svg",
      "Gears]\n  image: {src: nowhere.svg",
    );
    expect((await workspace.check()).map(({ code, file }) => `${code} ${file}`)).toEqual([
      "unsafe-path content/articles/brakes.yaml",
      "missing-file content/services.yaml",
    ]);
  });

  test("that contain no image are reported as unreadable", async () => {
    const workspace = await createWorkspace();
    await workspace.file("media/wheel.svg", "<html>");
    const [first] = await workspace.check();
    expect(first).toMatchObject({ code: "unreadable-image", file: "content/services.yaml" });
  });

  test("that are large get the right size", async () => {
    const workspace = await createWorkspace();
    const comment = `<!--${" ".repeat(300_000)}-->`;
    await workspace.file("media/wheel.svg", `<svg viewBox="0 0 8 6">${comment}</svg>`);
    const { site } = await workspace.load();
    expect(site?.services[0]?.image).toMatchObject({ width: 8, height: 6 });
  });
});

describe("unpublished content", () => {
  const due = [
    "articles/brakes.yaml",
    "date: 2024-02-03",
    "date: 2024-02-03\npublishAt: 2024-03-01",
  ] as const;

  test.each([
    ["2024-02-29", ["chains"]],
    ["2024-03-01", ["brakes", "chains"]],
  ])("is part of the site from its publication date on (%s)", async (date, ids) => {
    const workspace = await createWorkspace();
    await workspace.edit(...due);
    await workspace.edit("articles/chains.yaml", "[the brakes](/journal/brakes)", "the brakes");
    const { site } = await workspace.load({ date });
    expect(site?.articles.map(({ id }) => id)).toEqual(ids);
  });

  test("is part of the site if drafts are included", async () => {
    const workspace = await createWorkspace();
    await workspace.edit(...due);
    const { site } = await workspace.load({ date: "2024-02-01", drafts: true });
    expect(site?.articles.map(({ id }) => id)).toEqual(["brakes", "chains"]);
  });

  test("is checked like published content, and may link to other drafts", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("articles/brakes.yaml", "id: brakes", "id: brakes\ndraft: true");
    await workspace.edit("articles/chains.yaml", "id: chains", "id: chains\ndraft: true");
    await workspace.edit("articles/chains.yaml", "category: care", "category: car");
    const codes = (await workspace.check()).map(({ code }) => code);
    expect(codes).toEqual(["missing-entry"]);
  });
});

test("sorts diagnostics by file and position, in the same order each time", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "to: /journal", "to: /jornal");
  await workspace.edit("site.yaml", "to: /contact#form", "to: /contat");
  await workspace.edit("articles/chains.yaml", "author: ada", "author: bob");
  await workspace.file("notes.yaml", "");
  const diagnostics = await workspace.check();
  expect(diagnostics.map(({ file, range }) => `${file}:${range.start > 0}`)).toEqual([
    "content/articles/chains.yaml:true",
    "content/notes.yaml:false",
    "content/site.yaml:true",
    "content/site.yaml:true",
  ]);
  expect(await workspace.check()).toEqual(diagnostics);
});

test("checks thousands of articles with errors in less than 15 seconds of CPU time", async () => {
  const workspace = await createWorkspace();
  const count = 2000;
  await mkdir(join(workspace.directory, "articles"), { recursive: true });
  const texts = Array.from({ length: count }, (_, number) => article(number));
  await Promise.all(texts.map((text, number) => workspace.file(`articles/a${number}.yaml`, text)));
  const before = process.cpuUsage();
  const diagnostics = await workspace.check();
  // User CPU time in microseconds, so that other processes do not count.
  expect(process.cpuUsage(before).user).toBeLessThan(15_000_000);
  expect(diagnostics).toHaveLength(count);
}, 60_000);

function article(number: number): string {
  return `id: a${number}
title: Number ${number}
excerpt: One of many.
image: {src: shop.svg, alt: A shop}
category: care
date: 2024-01-02
author: ada
readingMinutes: 1
body: See [another](/journal/b${number}).
`;
}
