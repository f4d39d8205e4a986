import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContentFolder } from "../load/check-content-folder.ts";
import { createTestFolder } from "../testing/command.ts";
import { hasError } from "../yaml/diagnostic.ts";
import { buildSite } from "./build.ts";

type Plant = (put: (path: string, change: (text: string) => string | Buffer) => void) => void;

const drawing = "media/abajur.svg";
const emoji = "Combinado 🤝 资料 \u{1F9FE}";

/**
 * Edits to the shipped content with errors that a check could miss and only the build would notice.
 */
const plants: Record<string, Plant> = {
  "a drawing that ends in the middle": (put) => put(drawing, (text) => text.slice(0, 200)),
  "a drawing that is a web page": (put) => put(drawing, () => "<html><body>404</body></html>"),
  "an empty drawing": (put) => put(drawing, () => ""),
  "a drawing with entities": (put) =>
    put(
      drawing,
      (text) => `<!DOCTYPE svg [<!ENTITY a "b">]>${text.replace("</svg>", "&a;</svg>")}`,
    ),
  "a drawing with tags that are not closed": (put) =>
    put(drawing, (text) => text.replace("</svg>", "<g><path></svg>")),
  "a photograph that is a text": (put) => {
    put("media/foto.jpg", () => "not a photograph");
    put("team.yaml", (text) => text.replace("abajur.svg", "foto.jpg"));
  },
  "a font package that is not there": (put) =>
    put("theme.yaml", (text) => text.replace("variable/newsreader", "variable/newsreder")),
  "a font file that is not there": (put) =>
    put("theme.yaml", (text) => text.replace(/file: \S+/, "file: nada.woff2")),
  "a form that would go over http": (put) =>
    put("pages/contato.yaml", (text) =>
      text.replace("type: demo", "type: http\n      address: http://chronos.example/enviar"),
    ),
  "an address without its protocol": (put) =>
    put("site.yaml", (text) => text.replace("https://chronos.example", "chronos.example")),
  "signs that no font of a document has": (put) =>
    put("documents/carta-proposta-de-servicos.yaml", (text) =>
      text.replace("title: O que faremos", `title: ${emoji}`),
    ),
  "a title of signs that no font has": (put) =>
    put("articles/guia-pratico-esocial.yaml", (text) =>
      text.replace(/title: .*/, `title: ${emoji}`),
    ),
  "a cut of a drawing that ends in the middle": (put) =>
    put("media/abertura-empresa-small-dark.svg", (text) => text.slice(0, 200)),
  "an article of 60,000 words": (put) =>
    put("articles/guia-pratico-esocial.yaml", (text) =>
      text.replace("body: |\n", `body: |\n${"  Mais uma frase aqui.\n\n".repeat(15_000)}`),
    ),
};

test.each(Object.entries(plants))(
  "%s: check and build report the same problems, and the build stops if one is an error",
  {
    timeout: 120_000,
  },
  async (_, plant) => {
    const content = join(await createTestFolder(), "content");
    cpSync("content", content, { recursive: true });
    plant((path, change) => {
      const file = join(content, path);
      const text = path === "media/foto.jpg" ? "" : readFileSync(file, "utf8");
      writeFileSync(file, change(text));
    });
    const date = "2026-11-22";
    const { diagnostics } = await checkContentFolder(content, { date });
    const built = await buildSite({ content, out: join(content, "../dist"), date });
    expect(built.diagnostics).toEqual(diagnostics);
    expect(built.pages === undefined).toBe(hasError(diagnostics));
  },
);
