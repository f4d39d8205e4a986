import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { engineRules } from "../../../check/engine-rules.ts";
import { createTestFolder } from "../../../testing/command.ts";
import { openLocalBackend } from "./backend.ts";

const { collections } = engineRules;

test.each([".prelo", ".prelo/studio", ".prelo/studio/content", ".prelo/studio/content/journal"])(
  "refuses to open the folder if %s is a symlink, and writes nothing to its target",
  async (place) => {
    const root = await createTestFolder();
    const [content, elsewhere] = [join(root, "content"), join(root, "elsewhere")];
    for (const folder of [content, elsewhere, join(root, place, "..")])
      await mkdir(folder, { recursive: true });
    await writeFile(join(content, "site.yaml"), "name: A\n");
    await symlink(elsewhere, join(root, place));
    expect(await openLocalBackend(content, { collections })).toMatchObject({ kind: "refused" });
    expect(await readdir(elsewhere)).toEqual([]);
  },
);
