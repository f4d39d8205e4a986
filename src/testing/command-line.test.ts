import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commands, getCommandDefinition } from "../cli/command-table.ts";
import { createTestFolder, runCliCommand } from "./command.ts";

const root = join(import.meta.dirname, "../..");
const { version, scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const names = Object.keys(commands) as (keyof typeof commands)[];
const stack = /^\s+at .+:\d+/m;
const patient = { timeout: 120_000 };

test("scripts, commands and npm scripts correspond one to one", () => {
  const files = readdirSync(join(root, "scripts")).filter((file) => file.endsWith(".ts"));
  const found = files.map((file) => file.replace(".ts", "")).filter((name) => name !== "help");
  expect(found.sort()).toEqual([...names].sort());
  const ofTools = ["format", "lint", "typecheck", "test:unit", "test:e2e", "prepack", "postpack"];
  const ofNpm = Object.keys(scripts).filter((name) => !ofTools.includes(name));
  expect(ofNpm.sort()).toEqual(found);
});

describe.each(names)("%s", patient, (name) => {
  test("prints help for itself and every flag with --help and -h", async () => {
    const [long, short] = [
      await runCliCommand(name, ["--help"]),
      await runCliCommand(name, ["-h"]),
    ];
    expect(long).toEqual(short);
    expect(long).toMatchObject({ code: 0, text: long.stdout });
    expect(long.stdout).toMatch(new RegExp(`^npm (run )?${name} -- .*\n\n.+\\.\n\n`));
    for (const flag of [...getCommandDefinition(name).flags, "help", "version"])
      expect(long.stdout).toMatch(new RegExp(`^  --${flag}\\b`, "m"));
  });

  test("prints the version with --version", async () => {
    expect(await runCliCommand(name, ["--version"])).toEqual({
      code: 0,
      stdout: `${version}\n`,
      text: `${version}\n`,
    });
  });

  test("suggests the similar flag for an unknown one", async () => {
    for (const flag of [...getCommandDefinition(name).flags.slice(0, 1), "help"]) {
      const { code, text } = await runCliCommand(name, [`--${flag}x`]);
      expect([code, text]).toEqual([
        2,
        `A opção --${flag}x não existe. Você quis dizer --${flag}?\n`,
      ]);
    }
  });
});

test("reports an unknown command, and suggests a similar one", patient, async () => {
  const outcomes = [];
  for (const name of ["chek", "../src/build/help", "xyz", "", "Build"]) {
    const { code, text } = await runCliCommand(name, []);
    expect([code, text]).toEqual([2, expect.not.stringMatching(stack)]);
    outcomes.push(text.split("\n")[0]);
  }
  expect(outcomes).toMatchInlineSnapshot(`
    [
      "O comando "chek" não existe. Você quis dizer "check"?",
      "O comando "../src/build/help" não existe. Os comandos são: new, start, dev, studio, check, build, migrate, changes, publish, serve, messages, hosting, types, draw, screenshots, bench, fuzz, test.",
      "O comando "xyz" não existe. Os comandos são: new, start, dev, studio, check, build, migrate, changes, publish, serve, messages, hosting, types, draw, screenshots, bench, fuzz, test.",
      "Prelo: do texto em YAML a um site pronto. Os comandos:",
      "O comando "Build" não existe. Você quis dizer "build"?",
    ]
  `);
});

test("prints the list of commands with --help and the version with --version", async () => {
  const { code, stdout } = await runCliCommand("--help", []);
  expect(code).toBe(0);
  expect(stdout).toMatchInlineSnapshot(`
    "Prelo: do texto em YAML a um site pronto. Os comandos:

      npm run new          Começa um site pequeno em uma pasta, depois de poucas perguntas, ou dá ao site uma página, um artigo ou um bloco.
      npm start            Confere o conteúdo, monta o site e o mostra neste computador.
      npm run dev          Prévia ao vivo: cada arquivo salvo aparece na hora, com os erros por cima.
      npm run studio       Abre o site para ser editado na própria página; cada mudança vai para o arquivo.
      npm run check        Confere todo o conteúdo e diz cada erro com arquivo, linha e o que escrever.
      npm run build        Confere o conteúdo e grava o site; com erros, o site antigo continua.
      npm run migrate      Traz um conteúdo mais antigo à forma de hoje, depois de guardar uma cópia.
      npm run changes      Diz em frases o que os visitantes verão de diferente.
      npm run publish      Guarda o que mudou como uma versão, envia e espera até estar no ar.
      npm run serve        Serve o site que foi montado, como está; com --forms, também recebe os formulários.
      npm run messages     Lista as mensagens que o site recebeu, lê uma, grava uma tabela, apaga as de uma pessoa.
      npm run hosting      Mostra a configuração de um servidor, ou o arquivo com que uma hospedagem monta o site sozinha; test-form testa os formulários do site no ar.
      npm run types        Escreve o que sai dos esquemas: tipos, guia dos editores e ajuda do VS Code.
      npm run draw         Grava os desenhos: das cenas em drawings/ para media/, todas ou as que são citadas.
      npm run screenshots  Fotografa cada página em três larguras, clara e escura, em screenshots/.
      npm run bench        Mede o tempo da conferência ou, com uma opção, de outra parte.
      npm run fuzz         Estraga o conteúdo ao acaso muitas vezes e confere o que o programa diz.
      npm test             Roda tudo o que precisa valer: formato, tipos, testes e navegador.

    Cada um explica as suas opções: npm run check -- --help
    "
  `);
  expect((await runCliCommand("--version", [])).stdout).toBe(`${version}\n`);
});

test("suggested commands repeat the folder and the flags", patient, async () => {
  const folder = join(await createTestFolder(), "meu site");
  const check = await runCliCommand("check", ["--content", folder, "--publish"]);
  expect(check.text).toContain(`npm run check -- --content "${folder}" --publish\n`);
  const args = ["--content", folder, "--date", "2024-01-15", "--out", join(folder, "dist")];
  const build = await runCliCommand("build", args);
  expect(build.text).toContain(`npm run check -- --content "${folder}" --date 2024-01-15\n`);
  const hosting = await runCliCommand("hosting", ["nginx", "--out", `${folder}/x`]);
  expect(hosting).toMatchObject({
    code: 2,
    text: `Não há site pronto em ${folder}/x. Antes: npm run build -- --out "${folder}/x"\n`,
  });
});

test("output is coloured only with FORCE_COLOR=1", patient, async () => {
  const folder = await createTestFolder();
  const out = join(folder, "dist");
  for (const [command, args] of [
    ["check", []],
    ["build", ["--out", out]],
  ] as const) {
    const run = (env: NodeJS.ProcessEnv) =>
      runCliCommand(command, ["--content", folder, ...args], {
        FORCE_COLOR: undefined,
        NO_COLOR: undefined,
        ...env,
      });
    expect((await run({})).text, command).not.toContain("\u001b");
    expect((await run({ FORCE_COLOR: "1" })).text, command).toContain("\u001b[31m");
    expect((await run({ FORCE_COLOR: "0" })).text, command).not.toContain("\u001b");
    expect((await run({ NO_COLOR: "1" })).text, command).not.toContain("\u001b");
  }
});

test("check --json prints a single JSON object, even for invalid arguments", patient, async () => {
  const folder = await createTestFolder();
  const mistakes = await runCliCommand("check", ["--json", "--content", folder]);
  expect([mistakes.code, JSON.parse(mistakes.stdout).ok]).toEqual([1, false]);
  for (const args of [
    ["--json", "--watch"],
    ["--jsn", "--json"],
    ["--json=yes"],
    ["--json", "--date", "x"],
  ]) {
    const { code, stdout } = await runCliCommand("check", args);
    const { fault, ...rest } = JSON.parse(stdout);
    expect([code, rest, typeof fault]).toEqual([2, { ok: false }, "string"]);
  }
});

describe("draw", () => {
  test("draws a TypeScript scene of a content folder", async () => {
    const folder = await createTestFolder();
    await mkdir(join(folder, "drawings"));
    const source = (name: string) =>
      JSON.stringify(join(root, `content/drawings/burin/${name}.ts`));
    const text = `import { scene } from ${source("scene")};
import { ellipse } from ${source("shapes")};
const size: [number, number] = [40, 30];
export const drawing = scene(size, { gap: 4 }, (plate) => {
  plate.shape(ellipse(20, 15, 10, 8), { tone: 0.5, angle: 20 });
});`;
    await writeFile(join(folder, "drawings/ponto.ts"), text);
    const { code, text: said } = await runCliCommand("draw", ["ponto", "--content", folder]);
    expect([code, said]).toEqual([0, expect.stringMatching(/KB {2}ponto\.svg$/m)]);
    expect(readFileSync(join(folder, "media/ponto.svg"), "utf8")).toContain("<svg");
  });

  test("suggests a similar scene for an unknown one, and names the drawings folder", async () => {
    const { code, text } = await runCliCommand("draw", ["heros"]);
    expect([code, text]).toEqual([2, expect.stringMatching(/"heros".*content\/drawings.*"hero"/)]);
    expect(text).not.toMatch(stack);
    const none = await runCliCommand("draw", ["--content", "nowhere"]);
    expect([none.code, none.text]).toEqual([2, expect.stringMatching(/nowhere\/drawings/)]);
  });
});
