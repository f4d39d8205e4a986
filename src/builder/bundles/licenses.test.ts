import { expect, test } from "vitest";
import { loadSite } from "../../load/load-folder.ts";
import { buildAssets } from "../assets/build-assets.ts";

test("publishes the licences of all libraries and fonts in licenses.txt", async () => {
  const { assets } = await buildAssets(await shippedSite(), "");
  const notice = assets.files.find(({ path }) => path === "licenses.txt");
  const text = String(notice?.data);
  for (const name of ["react", "react-dom", "scheduler", "react-router", "framer-motion"])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, "m"));
  expect(text.match(/^@fontsource-variable\/[\w-]+ [\d.]+ \(OFL-1\.1\)$/gm)).toHaveLength(2);
  expect(text).toContain("Permission is hereby granted, free of charge");
  expect(text).toContain("SIL OPEN FONT LICENSE");
});

test("ends scripts with library code with a reference to the licences", async () => {
  const { assets } = await buildAssets(await shippedSite(), "");
  const scripts = assets.files.filter(({ path }) => path.endsWith(".js"));
  const naming = scripts.filter(({ data }) => String(data).endsWith("\n// ../licenses.txt\n"));
  const names = naming.map(({ path }) => path.replace(/-[\w-]{8}\.js$/, ""));
  expect(names).toEqual(
    expect.arrayContaining(["assets/react", "assets/react-dom", "assets/router"]),
  );
});

async function shippedSite() {
  const { site } = await loadSite("content");
  if (!site) throw new Error("The shipped content has mistakes.");
  return site;
}
