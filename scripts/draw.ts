import { drawFolder } from "../src/drawing/draw-folder.ts";

const drawn = await drawFolder("content/drawings", "content/media", process.argv.slice(2));
for (const { file, bytes } of drawn)
  console.log(`${(bytes / 1024).toFixed(1).padStart(5)} KB  ${file}`);
