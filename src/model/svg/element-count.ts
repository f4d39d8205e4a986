import { expandEntities } from "./expand-entities.ts";
import { parseElements, type XmlElement } from "./parse-elements.ts";
import {
  decodeFragment,
  type StyleReferences,
  styleReferences,
  urlReferences,
} from "./style-references.ts";

/** Any change of how parts are counted must change this text: it is part of the key of a cache. */
export const countingVersion = "parts, 1";

/** So many parts a drawing may have once everything that it refers to is drawn where it is referred to. */
const maxElements = 200_000;
/** So many characters of a path, or of a list of numbers, count as one part. */
const charactersPerElement = 200;

/** Elements whose `href` draws what it names; links and animations only lead there. */
const drawingElements = new Set(["use", "textPath", "tref", "pattern", "filter", "feImage"]);
/** What many shapes may refer to: it costs next to nothing. */
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

/** Whether a browser would draw so many parts for a drawing that its page hangs. */
export function isTooComplexSvg(source: string): boolean {
  return countDrawnElements(source) > maxElements;
}

/**
 * How many parts a browser draws for a drawing: its elements, and those of each `use`, pattern, mask, clip path, filter
 * and marker once more for each reference. A long path counts as several.
 *
 * @returns once more than enough are counted, so many; infinity where a part contains itself, or where entities are made
 * of others
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

/** What an element draws besides itself, and how often. */
interface ElementUse {
  element: XmlElement;
  times: number;
  /** The style sheet may mean other elements: then a circle proves nothing. */
  isGuess?: boolean;
}

/** An element that is being counted; the next of its parts. */
interface CountFrame {
  element: XmlElement;
  parts: ElementUse[];
  next: number;
  sum: number;
}

/** Counts each element once, and without recursion: elements may nest a million deep. */
class ElementCounter {
  private readonly byId = new Map<string, XmlElement>();
  private readonly styles: StyleReferences;
  private readonly known = new Map<XmlElement, number>();
  private readonly open = new Set<XmlElement>();

  constructor(elements: readonly XmlElement[]) {
    for (const element of elements) {
      const id = element.attributes.get("id");
      // Of several with the same id the first one counts.
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
        // The whole has no less: counting on would take as long as drawing it.
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
    return { element, parts, next: 0, sum: ownCount(element) };
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
    return [{ element, times: element.name === "marker" ? markerCount(from) : 1 }];
  }
}

function ownCount({ attributes }: XmlElement): number {
  let length = 0;
  for (const name of numericAttributes) length += attributes.get(name)?.length ?? 0;
  return 1 + Math.floor(length / charactersPerElement);
}

/** A marker stands at each point of a line. */
function markerCount({ attributes }: XmlElement): number {
  const path = attributes.get("d") ?? attributes.get("points") ?? "";
  return Math.max(2, path.match(/\d+/g)?.length ?? 0);
}
