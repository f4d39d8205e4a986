import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "../command.ts";
import { renderSignatures } from "./type-signatures.ts";

const head = `# Signatures of \`prelo/block\` and \`prelo/rules\`

Made from the types. [What a block of one site is made of](README.md) says what each name is for. Both modules also export
all types of resolved content (\`Image\`, \`Action\`, \`SiteSettings\` …), which an editor shows.
`;

test("API.md matches the signatures generated from the types", async () => {
  const folder = await createTestFolder();
  const compiler = "node_modules/typescript/bin/tsc";
  const args = [compiler, "-p", "src/tsconfig.package.json", "--outDir", folder];
  execFileSync(process.execPath, args, { stdio: "inherit" });
  const types = join(folder, "src");
  const text = [
    head,
    "## `prelo/block`\n",
    renderSignatures(types, "block.d.ts"),
    "## `prelo/rules`\n",
    renderSignatures(types, "rules.d.ts"),
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../blocks/API.md");
}, 60_000);
