import fc from "fast-check";
import { test as base, expect } from "vitest";
import "../../../testing/seed.ts";
import { createGithubSite, type GithubSite } from "../../../testing/github/github-site.ts";
import {
  createTestClient,
  type GithubTestClient,
} from "../../../testing/github/github-test-client.ts";
import { hasGit } from "../../../testing/studio/git-folder.ts";

const test = base.skipIf(!hasGit);

const [one, two] = ["pages/a.yaml", "pages/b.yaml"];
const fields = ["name", "phone", "city", "hours"] as const;
type Field = (typeof fields)[number];

interface Edit {
  field: Field;
  /** Whether the write puts the same text in both files. */
  isBoth: boolean;
}

const textOf = (values: Readonly<Record<string, string>>) =>
  fields.map((field) => `${field}: ${values[field] ?? "old"}\n`).join("\n");

const edits = fc.array(fc.record({ field: fc.constantFrom(...fields), isBoth: fc.boolean() }), {
  minLength: 1,
  maxLength: 4,
});

/** Writes a field on top of the current files. Returns whether the write succeeded. */
async function edit(
  desk: GithubTestClient,
  { field, isBoth }: Edit,
  value: string,
): Promise<boolean> {
  const paths = isBoth ? [one, two] : [one];
  const found = await Promise.all(paths.map((path) => desk.host.read(path)));
  const set = found.map((file) => {
    if (file.kind !== "text") throw new Error(file.kind);
    const text = file.text.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`);
    return { path: file.path, text, expect: file.version };
  });
  return (await desk.host.write(set)).kind === "written";
}

function saidIn(text = "", field: Field): string {
  return new RegExp(`^${field}: (.*)$`, "m").exec(text)?.[1] ?? "";
}

/** Expects that no commit has only one of the two files of a write. */
function expectWholeSets(site: GithubSite, written: Readonly<Record<string, readonly Edit[]>>) {
  for (const commit of site.git("rev-list", "--all").trim().split("\n")) {
    for (const field of fields) {
      const [first = "", second] = [one, two].map((path) =>
        saidIn(site.textAt(path, commit), field),
      );
      const edit = written[first[0] ?? ""]?.[Number(first.slice(1))];
      if (first !== "old" && edit?.isBoth) expect(second).toBe(first);
    }
  }
}

test("merges concurrent edits of two users or reports a conflict, and never loses or splits a write", async () => {
  await fc.assert(
    fc.asyncProperty(edits, edits, fc.boolean(), async (mine, hers, isAtOnce) => {
      const text = textOf({});
      const site = await createGithubSite({ "site.yaml": "name: A\n", [one]: text, [two]: text });
      const celia = createTestClient(site, { prefix: "" });
      const ana = createTestClient(site, { prefix: "", who: "ana" });
      await Promise.all([celia.texts(), ana.texts()]);
      const work = async (desk: GithubTestClient, all: readonly Edit[], who: string) => {
        for (const [index, each] of all.entries()) {
          expect(await edit(desk, each, `${who}${index}`)).toBe(true);
        }
        return desk.texts();
      };
      const [my, her] = await Promise.all([work(celia, mine, "c"), work(ana, hers, "a")]);
      const answers = isAtOnce
        ? await Promise.all([celia.publish(), ana.publish()])
        : [await celia.publish(), await ana.publish()];
      expect(answers.some(({ kind }) => kind === "sent")).toBe(true);
      const isAllSent = answers.every(({ kind }) => kind === "sent");
      for (const path of [one, two]) {
        for (const field of fields) {
          const [c, a, now] = [my[path], her[path], site.textAt(path)].map((each) =>
            saidIn(each, field),
          );
          if (isAllSent) expect([c === "old" ? a : c, a === "old" ? c : a]).toEqual([now, now]);
          else expect([c, a, "old"]).toContain(now);
        }
      }
      expectWholeSets(site, { c: mine, a: hers });
      // A client that could not push still has all its changes in its draft on GitHub.
      for (const [desk, texts, login] of [
        [celia, my, "celia-souza"],
        [ana, her, "ana"],
      ] as const) {
        const answer = answers[desk === celia ? 0 : 1];
        if (answer?.kind === "sent") continue;
        for (const path of [one, two])
          expect(site.textAt(path, `prelo/${login}`)).toBe(texts[path]);
      }
    }),
    { numRuns: 6 },
  );
}, 110_000);
