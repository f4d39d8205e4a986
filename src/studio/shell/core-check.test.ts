import { expect, test } from "vitest";
import type { CoreClient } from "../core/core-client.ts";
import type { Brought } from "../core/core-messages.ts";
import { createJudge } from "./core-check.ts";

const brought: Brought = { folder: "content", schemas: {}, paths: [], pictures: {}, placed: {} };

test("a core that fails a check gives way to another with the next one", async () => {
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
    return { start, check, end: () => ended.push(own) } as unknown as CoreClient;
  };
  const judge = createJudge(Promise.resolve(brought), create);
  await expect(judge.check(new Map())).rejects.toThrow("script");
  await expect(judge.check(new Map())).rejects.toThrow("a part");
  expect(await judge.check(new Map())).toEqual([]);
  expect(await judge.check(new Map())).toEqual([]);
  expect([made, ended]).toEqual([3, [1, 2]]);
});
