import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { svgBomb } from "../testing/pictures/svg-bomb.ts";
import { isCleanSvg } from "./is-clean-svg.ts";

const svg = (inside: string, root = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${root}>${inside}</svg>`;

test.each([
  svg('<path d="M0 0h9"/>'),
  svg('<defs><path id="a" d="M0 0"/></defs><use href="#a"/>'),
  svg('<style>.a{fill:url(#b)}</style><path class="a" d="M0 0"/>'),
  svg('<image href="data:image/png;base64,AAAA"/>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n${svg("<g/>")}`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg("<g/>")}`,
])("accepts as clean: %s", async (source) => {
  expect(await isCleanSvg(source)).toBe(true);
});

test.each([
  svg("<script>alert(1)</script>"),
  svg("<SCRIPT>alert(1)</SCRIPT>"),
  svg("<x:script xmlns:x='http://www.w3.org/2000/svg'>alert(1)</x:script>"),
  svg("<g/>", ' onload="alert(1)"'),
  svg('<g onclick="alert(1)"/>'),
  svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
  svg('<a href="https://evil.example/"><path d="M0 0"/></a>'),
  svg('<image href="https://evil.example/a.png"/>'),
  svg('<image href="data:image/svg+xml;base64,AAAA"/>'),
  svg('<use href="other.svg#a"/>'),
  svg("<foreignObject><p>a</p></foreignObject>"),
  svg('<iframe src="/"/>'),
  svg("<style>@import 'https://evil.example/a.css'</style>"),
  svg("<style>g{fill:url(https://evil.example/a)}</style>"),
  svg('<g style="fill:url(//evil.example)"/>'),
  svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
  svg('<set attributeName="onclick" to="alert(1)"/>'),
  `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${svg("&a;")}`,
  `<!DOCTYPE svg SYSTEM "https://evil.example/a.dtd">${svg("<g/>")}`,
  `<?xml-stylesheet href="https://evil.example/a.css"?>${svg("<g/>")}`,
  svg("<h:form xmlns:h='http://www.w3.org/1999/xhtml' action='https://evil.example/'/>"),
  `${svg("<g/>")}<html/>`,
  `<html>${svg("<g/>")}</html>`,
  svgBomb,
  svg("<g>"),
  "",
  "<html><body>svg</body></html><svg",
])("rejects as not clean: %s", async (source) => {
  expect(await isCleanSvg(source)).toBe(false);
});

test("accepts the first 40 shipped drawings", async () => {
  const names = readdirSync("content/media").filter((name) => name.endsWith(".svg"));
  expect(names.length).toBeGreaterThan(50);
  for (const name of names.slice(0, 40)) {
    expect([name, await isCleanSvg(readFileSync(`content/media/${name}`, "utf8"))]).toEqual([
      name,
      true,
    ]);
  }
}, 60_000);
