import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { VERSION } from "svgo";
import { describe, expect, test } from "vitest";
import type { Theme } from "../model/types.ts";
import {
  type BackgroundTone,
  type DrawingColorScheme,
  recolorVersion,
  sanitizeAndRecolorSvg,
  svgSize,
} from "./svg.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const media = "content/media";
const drawings = readdirSync(media).filter((file) => file.endsWith(".svg"));

const paint = (
  source: string,
  tone: BackgroundTone = "paper",
  scheme: DrawingColorScheme = "light",
) => sanitizeAndRecolorSvg(source, { theme, tone, scheme });
const drawing = (inside: string, attributes = 'viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}><path d="M0 0h9" stroke="currentColor"/>${inside}</svg>`;

test("includes the SVGO version in the version of the recolouring", () => {
  expect(recolorVersion).toContain(`svgo ${VERSION},`);
});

describe("a recoloured drawing", () => {
  test.each(["light", "dark"] as const)(
    "contains only the colours of the %s scheme, without a media query",
    async (scheme) => {
      const painted = await paint(drawing(""), "paper", scheme);
      const { artInk, artAccent } = theme.colors[scheme];
      expect(painted).toContain(`<style>svg{color:${artInk};--ill-metal:${artAccent}}</style>`);
      expect(painted).not.toContain("@media");
    },
  );

  test.each(["light", "dark"] as const)(
    "has the colours of the deep tone in the %s scheme",
    async (scheme) => {
      const style = /<style>.*<\/style>/.exec(await paint(drawing(""), "deep", scheme))?.[0];
      const { artOnDeep, deepAccent } = theme.colors[scheme];
      expect(style).toBe(`<style>svg{color:${artOnDeep};--ill-metal:${deepAccent}}</style>`);
    },
  );

  test("is the same in both schemes if it has its own colours", async () => {
    const own = drawing("").replace("currentColor", "#a12a1c");
    expect(await paint(own, "paper", "dark")).toBe(await paint(own, "paper", "light"));
  });

  test.each([
    ["from its viewBox", 'viewBox="10 20 40 30"', { width: 40, height: 30 }],
    ["in whole px", 'viewBox="4 -18 214 267.5"', { width: 214, height: 268 }],
    ["from its attributes", 'width="80px" height="60"', { width: 80, height: 60 }],
    [
      "from its viewBox, not from percentages",
      'viewBox="0 0 4 3" width="100%"',
      { width: 4, height: 3 },
    ],
    ["as browsers guess it, without either", "", { width: 300, height: 150 }],
  ])("has its size %s", async (_, attributes, size) => {
    const painted = await paint(drawing("", attributes));
    expect(svgSize(painted)).toEqual(size);
    expect(painted).toContain("viewBox=");
  });

  test.each(drawings)("keeps the paths and accents of the shipped drawing %s", async (file) => {
    const source = readFileSync(join(media, file), "utf8");
    const painted = await paint(source);
    expect(painted.length).toBeLessThan(source.length + 200);
    expect(count(painted, "--ill-metal,")).toBe(count(source, "--ill-metal,"));
    expect(count(painted, "<path")).toBe(count(source, "<path"));
  });

  test("is rejected if it is not well-formed", async () => {
    await expect(paint("<svg><path</svg>")).rejects.toThrow();
  });
});

describe("a drawing with its own styles for the dark scheme", () => {
  const dark = "@media (prefers-color-scheme: dark)";
  test.each([
    [
      "of a class",
      `<style>.a{fill:#111}${dark}{.a{fill:#eee}}</style><path class="a" d="M0 0h8"/>`,
    ],
    ["of a group", `<style>${dark}{g{fill:#eee}}</style><g><path d="M0 0h8"/></g>`],
    ["of a shape", `<style>${dark}{rect{fill:#eee}}</style><rect width="8" height="9"/>`],
    [
      "of a shape that is shown there alone",
      `<style>.d{display:none}${dark}{.d{display:inline}}</style><path class="d" d="M0 0h8"/>`,
    ],
    [
      "of a variable",
      `<style>:root{--c:#111}${dark}{:root{--c:#eee}}</style><path fill="var(--c)" d="M0 0h8"/>`,
    ],
    [
      "in a sheet for it alone",
      '<style media="(prefers-color-scheme: dark)">.a{fill:#eee}</style><path class="a" d="M0 0h8"/>',
    ],
    [
      "in character data",
      `<style><![CDATA[.a{fill:#111}${dark}{.a{fill:#eee}}]]></style><path class="a" d="M0 0h8"/>`,
    ],
  ])("keeps the styles %s", async (_, inside) => {
    expect(await paint(drawing(inside))).toContain(inside);
  });

  test("loses scripts, handlers, imports, comments and metadata nevertheless", async () => {
    const painted = await paint(
      drawing(
        `<!-- alert --><metadata>alert</metadata><script>alert(1)</script><style>@import "//alert.example";${dark}{path{fill:#eee}}</style><path d="M0 0h8" onclick="alert(1)"/>`,
      ),
    );
    expect(painted).not.toMatch(/alert|script|import/i);
    expect(svgSize(painted)).toEqual({ width: 40, height: 30 });
  });
});

describe("removal of unsafe content from a drawing", () => {
  test.each([
    ["scripts", "<script>alert(1)</script>"],
    ["scripts with a prefix", '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ["handlers", '<path d="M0 0h8" onclick="alert(1)" ONLOAD="alert(1)"/>'],
    ["other documents", "<foreignObject><p>alert(1)</p></foreignObject>"],
    ["links that run", '<a xlink:href="javascript:alert(1)"><path d="M0 0h8"/></a>'],
    ["links that lead away", '<a href="https://alert.example"><path d="M0 0h8"/></a>'],
    ["pictures of other sites", '<image href="https://alert.example/a.png"/>'],
    ["documents as data", '<image href="data:text/html,alert"/>'],
    ["animated links", '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
    ["imported style sheets", '<style>@import "//alert.example"</style>'],
    ["styles that load", '<path d="M0 0h8" style="fill:url(//alert.example)"/>'],
    ["styles that hide what they load", '<path d="M0 0h8" style="fill:u\\72l(//alert.example)"/>'],
  ])("removes %s", async (_, inside) => {
    const painted = await paint(drawing(inside));
    expect(painted).not.toMatch(/alert|script|import/i);
    expect(painted).toContain("M0 0h9");
  });

  test("removes processing instructions and entity definitions before the drawing", async () => {
    const before = '<?xml-stylesheet href="//alert.example"?><!DOCTYPE svg [<!ENTITY a "alert">]>';
    expect(await paint(before + drawing("<text>&a;</text>"))).not.toMatch(/stylesheet|ENTITY/);
  });

  test("keeps references within the drawing and embedded pixels", async () => {
    const pixels = "data:image/png;base64,iVBORw0KGgo=";
    const painted = await paint(
      drawing(
        `<defs><linearGradient id="g"><stop offset="0"/><stop offset="1" stop-color="red"/></linearGradient></defs><path d="M0 0h8v8z" fill="url(#g)"/><image width="1" height="1" href="${pixels}"/>`,
      ),
    );
    expect(painted).toMatch(/fill="url\(#\w+\)"/);
    expect(painted).toContain(pixels);
  });
});

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
