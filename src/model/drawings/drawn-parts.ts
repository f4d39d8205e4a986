import { withoutEntities } from "./plain-entities.ts";
import { type Markup, scanMarkup } from "./scan-markup.ts";
import { idOf, referencesIn, type StyleReferences, styleReferences } from "./style-references.ts";

/** Any change of how parts are counted must change this text: it is part of the key of a cache. */
export const partsCounting = "parts, 1";

/** So many parts a drawing may have once everything that it refers to is drawn where it is referred to. */
const mostParts = 200_000;
/** So many characters of a path, or of a list of numbers, count as one part. */
const charactersEach = 200;

/** Elements whose `href` draws what it names; links and animations only lead there. */
const drawing = new Set(["use", "textPath", "tref", "pattern", "filter", "feImage"]);
/** What many shapes may refer to: it costs next to nothing. */
const cheap = new Set(["linearGradient", "radialGradient"]);
const numbers = ["d", "points", "values", "tableValues", "kernelMatrix", "dx", "dy", "rotate"];

/** Whether a browser would draw so many parts for a drawing that its page hangs. */
export function isEndlessDrawing(source: string): boolean {
  return drawnParts(source) > mostParts;
}

/**
 * How many parts a browser draws for a drawing: its elements, and those of each `use`, pattern, mask, clip path, filter
 * and marker once more for each reference. A long path counts as several.
 *
 * @returns once more than enough are counted, so many; infinity where a part contains itself, or where entities are made
 * of others
 */
export function drawnParts(source: string): number {
  const plain = withoutEntities(source);
  if (plain === undefined) return Number.POSITIVE_INFINITY;
  const root = scanMarkup(plain);
  return new PartCounter(allOf(root)).countOf(root);
}

function allOf(root: Markup): Markup[] {
  const all: Markup[] = [];
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    all.push(element);
    for (const child of element.children.toReversed()) waiting.push(child);
  }
  return all;
}

/** What an element draws besides itself, and how often. */
interface Part {
  element: Markup;
  times: number;
  /** The style sheet may mean other elements: then a circle proves nothing. */
  isGuess?: boolean;
}

/** An element that is being counted; the next of its parts. */
interface Visit {
  element: Markup;
  parts: Part[];
  next: number;
  sum: number;
}

/** Counts each element once, and without recursion: elements may nest a million deep. */
class PartCounter {
  private readonly byId = new Map<string, Markup>();
  private readonly styles: StyleReferences;
  private readonly known = new Map<Markup, number>();
  private readonly open = new Set<Markup>();

  constructor(elements: readonly Markup[]) {
    for (const element of elements) {
      const id = element.attributes.get("id");
      // Of several with the same id the first one counts.
      if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
    }
    const sheets = elements.filter(({ name }) => name === "style").map(({ text }) => text);
    this.styles = styleReferences(sheets.join("\n"));
  }

  countOf(root: Markup): number {
    const visits = [this.begin(root)];
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const part = visit.parts[visit.next];
      if (part && !this.known.has(part.element) && !this.open.has(part.element)) {
        visits.push(this.begin(part.element));
      } else if (part) {
        visit.sum += this.costOf(part);
        visit.next += 1;
        // The whole has no less: counting on would take as long as drawing it.
        if (visit.sum > mostParts) return visit.sum;
      } else {
        this.end(visit);
        visits.pop();
      }
    }
    return this.known.get(root) ?? 0;
  }

  private costOf({ element, times, isGuess }: Part): number {
    if (!this.open.has(element)) return (this.known.get(element) ?? 0) * times;
    return isGuess ? 0 : Number.POSITIVE_INFINITY;
  }

  private begin(element: Markup): Visit {
    this.open.add(element);
    const children = element.children.map((child) => ({ element: child, times: 1 }));
    const parts = [...children, ...this.referred(element)];
    return { element, parts, next: 0, sum: ownParts(element) };
  }

  private end({ element, sum }: Visit): void {
    this.open.delete(element);
    this.known.set(element, sum);
  }

  private referred(element: Markup): Part[] {
    const { name, attributes } = element;
    const own = [...attributes.values()].flatMap(referencesIn);
    const href = drawing.has(name) ? (attributes.get("href") ?? "").trim() : "";
    if (href.startsWith("#")) own.push(idOf(href.slice(1)));
    const styled = this.styles.of(element);
    return [
      ...own.flatMap((id) => this.partOf(element, id)),
      ...styled
        .flatMap((id) => this.partOf(element, id))
        .map((part) => ({ ...part, isGuess: true })),
    ];
  }

  private partOf(from: Markup, id: string): Part[] {
    const element = this.byId.get(id);
    if (!element || cheap.has(element.name)) return [];
    return [{ element, times: element.name === "marker" ? pointsOf(from) : 1 }];
  }
}

function ownParts({ attributes }: Markup): number {
  let length = 0;
  for (const name of numbers) length += attributes.get(name)?.length ?? 0;
  return 1 + Math.floor(length / charactersEach);
}

/** A marker stands at each point of a line. */
function pointsOf({ attributes }: Markup): number {
  const path = attributes.get("d") ?? attributes.get("points") ?? "";
  return Math.max(2, path.match(/\d+/g)?.length ?? 0);
}
