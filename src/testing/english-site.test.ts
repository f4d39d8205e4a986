import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { containsSentence, sentencesInOneLanguage } from "./architecture/ui-sentences.ts";
import { createTestFolder, runCliCommand } from "./command.ts";

const patient = { timeout: 180_000 };

/** Creates a new site in English, as an editor gets it. */
async function newSite(): Promise<string> {
  const folder = await createTestFolder();
  const flags = ["--language", "en-GB", "--yes", "--name", "Harbour Lane Physio"];
  const { code, text } = await runCliCommand("new", [".", ...flags], {}, folder);
  expect([code, text]).toEqual([
    0,
    expect.stringContaining("The guide for whoever writes the content:"),
  ]);
  return folder;
}

test(
  "a new English site passes the check, and its errors are reported in English",
  async () => {
    const folder = await newSite();
    const right = await runCliCommand("check", [], {}, folder);
    expect([right.code, right.text]).toEqual([0, expect.stringMatching(/^All is well: .*\n$/)]);

    const page = join(folder, "content/pages/home.yaml");
    const text = readFileSync(page, "utf8");
    writeFileSync(page, text.replace("title: Three steps", "titel: Three steps"));
    const wrong = await runCliCommand("check", [], {}, folder);
    expect(wrong.code).toBe(1);
    expect(wrong.text).toContain('There is no field "titel" in "Steps". Did you mean "title"?');
    expect(wrong.text).not.toMatch(/[ãõçáéíóú]/);
  },
  patient.timeout,
);

test(
  "a new US site uses American spelling in its files and messages, but British on request",
  async () => {
    const folder = await createTestFolder();
    const flags = [
      "--language",
      "en-US",
      "--country",
      "US",
      "--yes",
      "--name",
      "Rogue Valley Bikes",
    ];
    const made = await runCliCommand("new", [".", ...flags], {}, folder);
    expect([made.code, made.text]).toEqual([0, expect.stringContaining("The guide for whoever")]);
    const written = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:md|ya?ml|json)$/.test(path))
      .map((path) => readFileSync(join(folder, path), "utf8"));
    const british = /\b(?:colours?|centre|grey|(?:un)?tick(?:ed)?|postcode|full stop|cheque)\b/gi;
    expect(written.flatMap((text) => text.match(british) ?? [])).toEqual([]);
    expect(readFileSync(join(folder, "content/README.md"), "utf8")).toContain("### Colors");
    const theme = "pack: azulejo\ncolors: {light: {paper: red}}\n";
    writeFileSync(join(folder, "content/theme.yaml"), theme);
    const { text } = await runCliCommand("check", [], {}, folder);
    expect(text).toContain('"red" is not a color in a form the site can read.');
    // British spelling is available as an option.
    const asked = await runCliCommand("check", ["--language", "en-GB"], {}, folder);
    expect(asked.text).toContain('"red" is not a colour in a form the site can read.');
  },
  patient.timeout,
);

test(
  "a new site depends on this engine, and its guide names the local prelo command",
  async () => {
    const folder = join(await createTestFolder(), "shop");
    const made = await runCliCommand("new", [folder, "--language", "en-GB", "--yes"]);
    expect(made.code).toBe(0);
    const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect(resolve(folder, dependencies.prelo.replace("file:", ""))).toBe(resolve("."));
    const guide = readFileSync(join(folder, "content/GUIDE.md"), "utf8");
    expect(guide).toContain("save and check: `npx --no-install prelo check`. If an example names");
    const types = await runCliCommand("types", [], {}, folder);
    expect([types.code, types.text]).toEqual([0, "Updated: content/GUIDE.md, .vscode/schemas/.\n"]);
  },
  patient.timeout,
);

test(
  "--language overrides the language of a site or of this project",
  async () => {
    const folder = await newSite();
    const { text } = await runCliCommand("check", ["--language", "pt-BR"], {}, folder);
    expect(text).toMatch(/^Tudo certo: /);
    const help = await runCliCommand("help", ["--language", "en"], {}, resolve("."));
    expect(help.text).toContain(
      "Checks the content, builds the site and shows it on this computer.",
    );
  },
  patient.timeout,
);

test(
  "an English site builds, and its guide and schemas contain no Portuguese",
  async () => {
    const folder = await newSite();
    const built = await runCliCommand("build", [], {}, folder);
    expect([built.code, built.text]).toEqual([
      0,
      expect.stringContaining("The site is ready in dist"),
    ]);
    const home = readFileSync(join(folder, "dist/index.html"), "utf8");
    expect(home).toContain('<html lang="en-GB"');
    const guide = readFileSync(join(folder, "content/GUIDE.md"), "utf8");
    expect(guide).toContain("# Guide to the blocks and the fields");
    expect(guide.match(/[ãõç]|\b(?:não|você|campo|página)\b/giu) ?? []).toEqual([]);
    const hover = readFileSync(join(folder, ".vscode/schemas/page.json"), "utf8");
    expect(hover.match(/[ãõç]|\b(?:não|você|campo|página)\b/giu) ?? []).toEqual([]);
  },
  patient.timeout,
);

test(
  "adds a page, an article and a block in English to an English site, which still passes the check",
  async () => {
    const folder = await newSite();
    // The site's own block imports the engine by its package name.
    if (!existsSync(join(folder, "node_modules")))
      symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    for (const part of [
      ["page", "Our prices"],
      ["article", "Bank holiday in May"],
      ["block", "price board"],
    ]) {
      const made = await runCliCommand("new", part, {}, folder);
      expect([made.code, made.text]).toEqual([0, expect.stringContaining("New file: ")]);
    }
    const page = readFileSync(join(folder, "content/pages/our-prices.yaml"), "utf8");
    expect(page).toContain("Write the text of this part here.");
    const { code, text } = await runCliCommand("check", [], {}, folder);
    expect([code, text]).toEqual([0, expect.stringMatching(/^All is well: /)]);
  },
  patient.timeout,
);

test(
  "the static studio of an English site contains no Portuguese texts",
  async () => {
    const folder = await newSite();
    const made = await runCliCommand("studio", ["--static", "studio"], {}, folder);
    expect([made.code, made.text]).toEqual([
      0,
      expect.stringContaining('The studio is in "studio"'),
    ]);
    const files = readdirSync(join(folder, "studio"), { recursive: true, encoding: "utf8" });
    const texts = files
      .filter((path) => /\.(?:js|html|json|css)$/.test(path))
      .map((path) => [path, readFileSync(join(folder, "studio", path), "utf8")] as const);
    const { english, portuguese } = sentencesInOneLanguage();
    const all = texts.map(([, text]) => text).join("\n");
    expect(all.includes('<html lang="en')).toBe(true);
    // Enough English sentences are found to trust that Portuguese ones would be found, too.
    expect(english.filter((each) => containsSentence(each, all)).length).toBeGreaterThan(700);
    expect(portuguese.length).toBeGreaterThan(1000);
    const found = portuguese.filter((each) => containsSentence(each, all));
    const places = found.map((each) => [
      each,
      texts.flatMap(([path, text]) => (containsSentence(each, text) ? [path] : [])),
    ]);
    expect(Object.fromEntries(places)).toEqual({});
  },
  patient.timeout,
);
