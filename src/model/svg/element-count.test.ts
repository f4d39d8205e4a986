import { expect, test } from "vitest";
import { countDrawnElements, isTooComplexSvg } from "./element-count.ts";

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

/** Nine groups. Each draws the previous one ten times: a billion elements. */
const nested = (of: (level: number, times: number) => string) =>
  Array.from({ length: 9 }, (_, level) => of(level + 1, 10)).join("");
const uses = (attribute: string) =>
  svg(
    `<path id="a0" d="M0 0h9"/>${nested(
      (level, times) =>
        `<g id="a${level}">${`<use ${attribute}="#a${level - 1}"/>`.repeat(times)}</g>`,
    )}`,
  );
const filled = (name: string, attribute: string, inner = '<path d="M0 0h9"/>') =>
  svg(
    `<${name} id="a0">${inner}</${name}>${nested(
      (level, times) =>
        `<${name} id="a${level}">${`<path d="M0 0h9" ${attribute}="url(#a${level - 1})"/>`.repeat(times)}</${name}>`,
    )}<path d="M0 0h9" ${attribute}="url(#a9)"/>`,
  );

test.each([
  ["use in use", uses("href")],
  ["use in use by xlink", uses("xlink:href")],
  ["use in use, its numbers for signs", uses("href").replaceAll('"#', '"&#35;')],
  ["use in use with a prefix", uses("href").replaceAll("<use", "<s:use")],
  ["use in use in another encoding of ids", uses("href").replaceAll('="#a', '="#%61')],
  [
    "a smaller use beside the one that counts",
    uses("href").replaceAll("<use ", '<use xlink:href="#a0" '),
  ],
  ["symbols", uses("href").replaceAll("<g ", "<symbol ").replaceAll("</g>", "</symbol>")],
  ["patterns", filled("pattern", "fill")],
  ["patterns as strokes", filled("pattern", "stroke")],
  ["masks", filled("mask", "mask")],
  ["clip paths", filled("clipPath", "clip-path")],
  ["markers", filled("marker", "marker-start")],
  ["filters", filled("filter", "filter", "<feFlood/>")],
  ["styles", filled("pattern", "fill").replaceAll(/fill="(url\([^)]*\))"/g, 'style="fill:$1"')],
  ["escapes", filled("pattern", "fill").replaceAll("url(", "u\\72l(")],
  [
    "classes",
    svg(
      `<style>${nested((level) => `.c${level}{fill:url(#a${level - 1})}`)}</style><pattern id="a0"><g/></pattern>${nested(
        (level, times) =>
          `<pattern id="a${level}">${`<g class="c${level}"/>`.repeat(times)}</pattern>`,
      )}`,
    ),
  ],
  [
    "a marker at each of many points",
    svg(
      `<marker id="m">${"<g/>".repeat(2000)}</marker><path marker-mid="url(#m)" d="M0 0${"h1".repeat(2000)}"/>`,
    ),
  ],
  [
    "a long path, drawn often",
    svg(`<path id="a" d="M0 0${"h1".repeat(100_000)}"/>${'<use href="#a"/>'.repeat(500)}`),
  ],
  ["a part that contains itself", svg('<g id="a"><use href="#a"/></g>')],
  [
    "two parts that contain each other",
    svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  ],
  [
    "entities made of others",
    `<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>${svg("<text>&c;</text>")}`,
  ],
  ["a long entity", `<!DOCTYPE svg [<!ENTITY a '${"b".repeat(300)}'>]>${svg("<text>&a;</text>")}`],
  [
    "references in entities",
    uses("href")
      .replace("<svg", '<!DOCTYPE svg [<!ENTITY h "#a">]><svg')
      .replaceAll('="#a', '="&h;'),
  ],
  ["more elements than any page shows", svg("<g/>".repeat(200_001))],
])("reports an SVG as too complex: %s", (_, source) => {
  expect(isTooComplexSvg(source)).toBe(true);
});

test.each([
  ["an icon", svg('<path d="M0 0h9"/>'), 3],
  ["a shape that is drawn twice", svg('<g id="a"><path/></g><use href="#a"/><use href="#a"/>'), 10],
  ["a link to a part of itself", svg('<g id="a"><a href="#a"><path/></a></g>'), 5],
  [
    "a clip path within the group that it cuts",
    svg('<g clip-path="url(#c)"><clipPath id="c"><rect/></clipPath></g>'),
    7,
  ],
  [
    "a rule for all elements, also those of the pattern",
    svg("<style>*{fill:url(#p)}</style><pattern id='p'><g/></pattern>"),
    11,
  ],
  [
    "many shapes with one gradient",
    svg(
      `<linearGradient id="l">${"<stop/>".repeat(50)}</linearGradient>${'<path fill="url(#l)"/>'.repeat(9000)}`,
    ),
    9053,
  ],
  [
    "text that only looks like markup",
    svg("<!-- <use href='#a'/> --><style><![CDATA[<g/>]]></style>"),
    3,
  ],
  ["no drawing", "a < b", 2],
])("counts the drawn elements of an SVG that is not too complex: %s", (_, source, parts) => {
  expect(countDrawnElements(source)).toBe(parts);
  expect(isTooComplexSvg(source)).toBe(false);
});
