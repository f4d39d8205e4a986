import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateTypes } from "../src/build/generate-types.ts";
import { assembleSchemas } from "../src/content/schemas.ts";

const paths = readdirSync("schemas", { recursive: true, encoding: "utf8" });
const files = paths
  .filter((path) => path.endsWith(".json"))
  .map((path) => path.replaceAll("\\", "/"));
const schemas = files.map((path) => [
  path,
  JSON.parse(readFileSync(join("schemas", path), "utf8")),
]);
writeFileSync(
  "src/content/types.ts",
  await generateTypes(assembleSchemas(Object.fromEntries(schemas))),
);
