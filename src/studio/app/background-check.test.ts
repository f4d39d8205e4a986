import { expect, test } from "vitest";
import type { InitialState } from "../preview-worker/messages.ts";
import type { PreviewWorkerClient } from "../preview-worker/worker-client.ts";
import { createBackgroundCheck } from "./background-check.ts";

const brought: InitialState = {
  folder: "content",
  schemas: {},
  paths: [],
  pictures: {},
  placed: {},
};

test("replaces a worker that fails to start or to check at the next check", async () => {
  const ended: number[] = [];
  let made = 0;
  const create = () => {
    made += 1;
    const own = made;
    const check = async () => {
      if (own < 3) throw new Error("a part of it could not be loaded");
      return [];
    };
    const start = async () => {
      if (own === 1) throw new Error("its script could not be had");
    };
    return { start, check, terminate: () => ended.push(own) } as unknown as PreviewWorkerClient;
  };
  const judge = createBackgroundCheck(Promise.resolve(brought), create);
  await expect(judge.check(new Map())).rejects.toThrow("script");
  await expect(judge.check(new Map())).rejects.toThrow("a part");
  expect(await judge.check(new Map())).toEqual([]);
  expect(await judge.check(new Map())).toEqual([]);
  expect([made, ended]).toEqual([3, [1, 2]]);
});

test("shows the titles of fields and files in messages, without the folder", async () => {
  const message =
    'O campo "question" (Pergunta) é o de ../a/b c/services.yaml:88. Veja ../a/b c/pages/sobre.yaml.';
  const diagnostic = { file: "../a/b c/faq.yaml", path: "", code: "x", severity: "error", message };
  const core = { start: async () => {}, check: async () => [{ ...diagnostic, range: {} }] };
  const schemas = { "services.json": { title: "Serviços" } };
  const judge = createBackgroundCheck(
    Promise.resolve({ ...brought, folder: "../a/b c", schemas }),
    () => core as unknown as PreviewWorkerClient,
  );
  const [told] = await judge.check(new Map());
  expect([told?.file, told?.message]).toEqual([
    "faq.yaml",
    "O campo “Pergunta” é o de “Serviços”. Veja “pages/sobre”.",
  ]);
});
