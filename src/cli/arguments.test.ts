import { describe, expect, test } from "vitest";
import { ArgumentError, type FlagName, readArguments } from "./arguments.ts";

const all: FlagName[] = [
  "content",
  "out",
  "port",
  "date",
  "url",
  "drafts",
  "preview",
  "compress",
  "json",
];

function faultOf(line: string, known: FlagName[] = all): string {
  try {
    readArguments(line.split(" "), known);
  } catch (error) {
    if (error instanceof ArgumentError) return error.message;
    throw error;
  }
  return "";
}

test("uses the defaults for missing flags", () => {
  expect(readArguments([], all)).toMatchObject({
    content: "content",
    out: "dist",
    port: undefined,
    date: undefined,
    url: undefined,
    drafts: false,
    preview: false,
    compress: false,
    json: false,
  });
});

test("reads all flags together", () => {
  const line =
    "--content site --out=public --port 8080 --date 2024-01-15 --url https://chronos.example --drafts --preview --compress --json";
  expect(readArguments(line.split(" "), all)).toMatchObject({
    content: "site",
    out: "public",
    port: 8080,
    date: "2024-01-15",
    url: "https://chronos.example",
    drafts: true,
    preview: true,
    compress: true,
    json: true,
  });
});

describe("argument errors", () => {
  test("have one sentence for each kind of error", () => {
    const lines = [
      "--contnt site",
      "--wat",
      "-x",
      "--content",
      "--content --json",
      "--json=yes",
      "--port abc",
      "--port 70000",
      "--date 2024-02-30",
      "--date 15/01/2024",
      "--url chronos",
      "site",
    ];
    const told = lines.map(
      (line) => `${line}\n  ${faultOf(line, ["content", "port", "date", "url", "json"])}`,
    );
    expect(`\n${told.join("\n")}\n`).toMatchInlineSnapshot(`
      "
      --contnt site
        A opção --contnt não existe. Você quis dizer --content?
      --wat
        A opção --wat não existe. Opções deste comando: --content, --port, --date, --url, --json, --help, --version.
      -x
        A opção -x não existe. Opções deste comando: --content, --port, --date, --url, --json, --help, --version.
      --content
        Falta o valor da opção --content. Escreva, por exemplo: --content content
      --content --json
        Falta o valor da opção --content. Escreva, por exemplo: --content content
      --json=yes
        A opção --json não leva valor.
      --port abc
        "abc" não serve para --port. Escreva, por exemplo: --port 4173
      --port 70000
        "70000" não serve para --port. Escreva, por exemplo: --port 4173
      --date 2024-02-30
        "2024-02-30" não serve para --date. Escreva, por exemplo: --date 2024-01-15
      --date 15/01/2024
        "15/01/2024" não serve para --date. Escreva, por exemplo: --date 2024-01-15
      --url chronos
        "chronos" não serve para --url. Escreva, por exemplo: --url https://chronos.example
      site
        Não entendi "site". As opções deste comando são: --content, --port, --date, --url, --json, --help, --version.
      "
    `);
  });

  test("report a flag of another command as unknown", () => {
    expect(faultOf("--port 80", ["content", "json"])).toBe(
      "A opção --port não existe. Opções deste comando: --content, --json, --help, --version.",
    );
  });
});
