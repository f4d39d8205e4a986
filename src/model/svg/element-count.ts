import { expandEntities } from "./expand-entities.ts";
import { parseElements, type XmlElement } from "./parse-elements.ts";
import {
  decodeFragment,
  type StyleReferences,
  styleReferences,
  urlReferences,
} from "./style-references.ts";

/** Part of a cache key. It must change whenever the counting changes. */
export const countingVersion = "parts, 1";

/** The maximum number of elements that an SVG may draw, with all references expanded. */
const maxElements = 200_000;
/** The number of characters, of path data or a list of numbers, that count as one element. */
const charactersPerElement = 200;

/** Elements that draw the target of their `href`. Links and animations only refer to theirs. */
const drawingElements = new Set(["use", "textPath", "tref", "pattern", "filter", "feImage"]);
/** Elements that are not counted: a gradient costs almost nothing, however many shapes use it. */
const cheapElements = new Set(["linearGradient", "radialGradient"]);
const numericAttributes = [
  "d",
  "points",
  "values",
  "tableValues",
  "kernelMatrix",
  "dx",
  "dy",
  "rotate",
];

/** Whether an SVG draws so many elements that the page would freeze. */
export function isTooComplexSvg(source: string): boolean {
  return countDrawnElements(source) > maxElements;
}

/**
 * Counts the elements that a browser draws for an SVG. The target of each `use`, pattern, mask,
 * clip path, filter and marker counts again for each reference. A long path counts as several
 * elements.
 *
 * @returns the count, or a partial count above the limit, where counting stops; infinity if an
 * element contains itself, or if an entity is too long or contains markup or other entities
 */
export function countDrawnElements(source: string): number {
  const plain = expandEntities(source);
  if (plain === undefined) return Number.POSITIVE_INFINITY;
  const root = parseElements(plain);
  return new ElementCounter(allElements(root)).countOf(root);
}

function allElements(root: XmlElement): XmlElement[] {
  const all: XmlElement[] = [];
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    all.push(element);
    for (const child of element.children.toReversed()) waiting.push(child);
  }
  return all;
}

/** An element that another one draws, and how often. */
interface ElementUse {
  element: XmlElement;
  times: number;
  /**
   * The reference is a guess from a style sheet, which may match other elements. So a cycle through
   * it proves nothing.
   */
  isGuess?: boolean;
}

/** A stack frame: an element being counted, and the index of its next part. */
interface CountFrame {
  element: XmlElement;
  parts: ElementUse[];
  next: number;
  sum: number;
}

/**
 * Counts each element once. Uses an explicit stack, because elements may nest a million levels
 * deep.
 */
class ElementCounter {
  private readonly byId = new Map<string, XmlElement>();
  private readonly styles: StyleReferences;
  private readonly known = new Map<XmlElement, number>();
  private readonly open = new Set<XmlElement>();

  constructor(elements: readonly XmlElement[]) {
    for (const element of elements) {
      const id = element.attributes.get("id");
      // If several elements share an id, browsers use the first.
      if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
    }
    const sheets = elements.filter(({ name }) => name === "style").map(({ text }) => text);
    this.styles = styleReferences(sheets.join("\n"));
  }

  countOf(root: XmlElement): number {
    const visits = [this.begin(root)];
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const part = visit.parts[visit.next];
      if (part && !this.known.has(part.element) && !this.open.has(part.element)) {
        visits.push(this.begin(part.element));
      } else if (part) {
        visit.sum += this.costOf(part);
        visit.next += 1;
        // The sum is over the limit. Counting the rest could take as long as drawing.
        if (visit.sum > maxElements) return visit.sum;
      } else {
        this.end(visit);
        visits.pop();
      }
    }
    return this.known.get(root) ?? 0;
  }

  private costOf({ element, times, isGuess }: ElementUse): number {
    if (!this.open.has(element)) return (this.known.get(element) ?? 0) * times;
    return isGuess ? 0 : Number.POSITIVE_INFINITY;
  }

  private begin(element: XmlElement): CountFrame {
    this.open.add(element);
    const children = element.children.map((child) => ({ element: child, times: 1 }));
    const parts = [...children, ...this.referencedElements(element)];
    return { element, parts, next: 0, sum: estimateDrawCost(element) };
  }

  private end({ element, sum }: CountFrame): void {
    this.open.delete(element);
    this.known.set(element, sum);
  }

  private referencedElements(element: XmlElement): ElementUse[] {
    const { name, attributes } = element;
    const own = [...attributes.values()].flatMap(urlReferences);
    const href = drawingElements.has(name) ? (attributes.get("href") ?? "").trim() : "";
    if (href.startsWith("#")) own.push(decodeFragment(href.slice(1)));
    const styled = this.styles.idsFor(element);
    return [
      ...own.flatMap((id) => this.elementUse(element, id)),
      ...styled
        .flatMap((id) => this.elementUse(element, id))
        .map((part) => ({ ...part, isGuess: true })),
    ];
  }

  private elementUse(from: XmlElement, id: string): ElementUse[] {
    const element = this.byId.get(id);
    if (!element || cheapElements.has(element.name)) return [];
    return [{ element, times: element.name === "marker" ? maxMarkerDraws(from) : 1 }];
  }
}

function estimateDrawCost({ attributes }: XmlElement): number {
  let length = 0;
  for (const name of numericAttributes) length += attributes.get(name)?.length ?? 0;
  return 1 + Math.floor(length / charactersPerElement);
}

/** Returns how often a marker is drawn: at each point, so at most once per number of the path. */
function maxMarkerDraws({ attributes }: XmlElement): number {
  const path = attributes.get("d") ?? attributes.get("points") ?? "";
  return Math.max(2, path.match(/\d+/g)?.length ?? 0);
}
