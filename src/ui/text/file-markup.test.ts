import { expect, test } from "vitest";
import { parseBody } from "../../model/markup/body.ts";
import type { SiteInfo } from "../block-props.ts";
import { bodyMarkup } from "./body-html.ts";
import { describeBodyFiles } from "./file-markup.ts";

const site = {
  settings: { language: "pt-BR" },
  labels: { downloads: { detail: "{format}, {size}" } },
} as SiteInfo;

const files = describeBodyFiles(
  [
    { src: "/downloads/a.pdf", format: "PDF", bytes: 14_321 },
    { src: "/downloads/b.xlsx", format: "XLSX" },
  ],
  site,
);

test("a link to a file gets the download attribute, format and known size; other links do not", () => {
  const source = "Veja [a *tabela*](/downloads/a.pdf) e [b](/downloads/b.xlsx), ou [c](/c).";
  expect(bodyMarkup(parseBody(source), 2, { files })).toMatchInlineSnapshot(
    `"<p>Veja <a href="/downloads/a.pdf" download="">a <em>tabela</em></a> <small class="weight">(PDF, 14 kB)</small> e <a href="/downloads/b.xlsx" download="">b</a> <small class="weight">(XLSX)</small>, ou <a href="/c">c</a>.</p>"`,
  );
});

test("links to files get the download attribute in lists, quotes, tables and strong text, too", () => {
  const source =
    "- [a](/downloads/a.pdf)\n\n> [a](/downloads/a.pdf)\n\n**[a](/downloads/a.pdf)**\n\n| [a](/downloads/a.pdf) |\n|---|\n| [a](/downloads/a.pdf) |";
  expect(bodyMarkup(parseBody(source), 2, { files }).match(/download=""/g)).toHaveLength(5);
});

test("a link to a file is a plain link if no file descriptions are given", () => {
  const source = "[a](/downloads/a.pdf)";
  expect(bodyMarkup(parseBody(source), 2)).toBe('<p><a href="/downloads/a.pdf">a</a></p>');
});
