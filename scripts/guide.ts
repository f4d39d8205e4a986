import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateGuide } from "../src/build/generate-guide.ts";
import { assembleSchemas } from "../src/content/schemas.ts";

const paths = readdirSync("schemas", { recursive: true, encoding: "utf8" });
const files = paths
  .filter((path) => path.endsWith(".json"))
  .map((path) => path.replaceAll("\\", "/"));
const schemas = files.map((path) => [
  path,
  JSON.parse(readFileSync(join("schemas", path), "utf8")),
]);
writeFileSync("content/GUIA.md", generateGuide(assembleSchemas(Object.fromEntries(schemas))));
