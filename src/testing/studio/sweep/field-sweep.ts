import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { valueAt } from "../../../text/pointer.ts";
import { saveState } from "../../browser/studio-page.ts";
import { type Disk, type DiskFile, withValueAt } from "./disk-files.ts";
import { type Field, type FieldAction, waysToSet, wayToClear } from "./field-actions.ts";
import { leavesOf } from "./field-leaves.ts";
import { isWholeText, keptFor } from "./named-elsewhere.ts";
import { type Part, StudioHand } from "./studio-hand.ts";

/** How many fields were found, and how far each came. */
export interface FieldCoverage {
  found: number;
  reached: number;
  set: number;
  /** Fields that may be left out, and those of them that went from the disk. */
  optional: number;
  cleared: number;
  /** What was meant although the check does not let it to the disk, with its sentence. */
  kept: string[];
  faults: string[];
}

export interface SweepOptions {
  page: Page;
  disk: Disk;
  /** Whether some fields that stand together are looked at, by the name of the first one. */
  takes(name: string): boolean;
  say(line: string): void;
}

/** What is said at the end of a sweep. */
export function coverageLines({
  found,
  reached,
  set,
  optional,
  cleared,
  kept,
  faults,
}: FieldCoverage): string[] {
  return [
    `fields     ${found}`,
    `reached    ${reached}`,
    `set        ${set}, each read back from its file`,
    `cleared    ${cleared} of ${optional} that may be left out`,
    `kept back  ${kept.length}, each with its sentence: they belong to another place`,
    `faulty     ${faults.length}`,
  ];
}

/** So many fields of a part are changed before the file is read. */
const mostAtOnce = 16;
const longestWait = 6000;

/**
 * Sets each field of a content in the studio to another right value, by its control, and clears those that may be
 * left out; after both the file is read and compared with what was meant, and all is taken back to the old bytes.
 */
export async function sweepFields(options: SweepOptions): Promise<FieldCoverage> {
  const coverage: FieldCoverage = {
    found: 0,
    reached: 0,
    set: 0,
    optional: 0,
    cleared: 0,
    kept: [],
    faults: [],
  };
  for (const file of options.disk.files) {
    const fields = fieldsOf(file, options);
    if (fields.length === 0) continue;
    const before = coverage.set;
    await new FileSweep(options, file, coverage).run(fields);
    options.say(`${file.path}: ${coverage.set - before} of ${fields.length}`);
  }
  return coverage;
}

function fieldsOf(file: DiskFile, { disk, takes }: SweepOptions): Field[] {
  const all = leavesOf(file).map((place) => ({
    place,
    name: `${file.path}#${place.path}`,
    value: valueAt(file.value, place.path),
    idsOf: disk.idsOf,
  }));
  const fields = all.filter(({ name }) => !isWholeText(name));
  const packs = [...new Set(fields.map(partOf))].flatMap((part) =>
    inPacks(fields.filter((field) => partOf(field) === part)),
  );
  return packs.filter(([first]) => first && takes(first.name)).flat();
}

class FileSweep {
  private readonly hand: StudioHand;

  constructor(
    private readonly options: SweepOptions,
    private readonly file: DiskFile,
    private readonly coverage: FieldCoverage,
  ) {
    this.hand = new StudioHand(options.page);
  }

  private fault(told: string): void {
    this.coverage.faults.push(told);
    this.options.say(`  ${told}`);
  }

  async run(fields: readonly Field[]): Promise<void> {
    const { path, value } = this.file;
    const route = valueAt(value, "/route");
    const isPage = path.startsWith("pages/") && typeof route === "string";
    await this.hand.goTo(isPage ? route : path, path);
    this.coverage.found += fields.length;
    const parts = new Set(fields.map((field) => partOf(field)));
    for (const part of parts) {
      const own = fields.filter((field) => partOf(field) === part);
      await this.sweepPart({ file: path, path: part }, own);
    }
  }

  private async sweepPart(part: Part, fields: readonly Field[]): Promise<void> {
    await this.hand.open(part);
    const reached: Field[] = [];
    for (const field of fields) if (await this.isReached(field)) reached.push(field);
    const plans: Plan[] = [];
    for (const field of reached) plans.push({ field, ways: await waysToSet(this.hand, field) });
    const isId = ({ field }: Plan) => field.place.kind === "id";
    for (const plan of plans.filter(isId)) await this.setAlone(plan);
    for (const some of inPacks(plans.filter((plan) => !isId(plan)))) await this.setSome(some);
    const ways = reached.flatMap((field) => {
      const way = wayToClear(field);
      return way ? [{ field, way }] : [];
    });
    this.coverage.optional += ways.length;
    for (const some of inPacks(ways)) await this.clearSome(some);
    if (part.path !== "") await this.hand.back();
  }

  private async isReached({ name }: Field): Promise<boolean> {
    await this.hand.reveal(name);
    const isThere = (await this.hand.controls(name).count()) > 0;
    if (isThere) this.coverage.reached += 1;
    else this.fault(`${name}: no control`);
    return isThere;
  }

  /** Some at once; where the check keeps that back, ever fewer. Ids, which others name, one by one. */
  private async setSome(plans: readonly Plan[]): Promise<void> {
    const [first, ...others] = plans;
    if (first && others.length === 0) return this.setAlone(first);
    const steps = plans.flatMap(({ field, ways: [way] }) => (way ? [{ field, way }] : []));
    const isDone = steps.length === plans.length && (await this.tryAll(steps, true));
    await this.takeBack();
    if (isDone) this.coverage.set += plans.length;
    else await this.inHalves(plans, (half) => this.setSome(half));
  }

  private async inHalves<Item>(
    items: readonly Item[],
    run: (half: readonly Item[]) => Promise<void>,
  ): Promise<void> {
    const middle = Math.ceil(items.length / 2);
    await run(items.slice(0, middle));
    await run(items.slice(middle));
  }

  private async setAlone({ field, ways }: Plan): Promise<void> {
    let isTold = ways.length > 0;
    for (const way of ways) {
      const isSaved = await this.tryAll([{ field, way }]);
      isTold &&= (await this.hand.told()) > 0;
      await this.takeBack();
      if (isSaved) this.coverage.set += 1;
      if (isSaved) return;
    }
    const tried = ways.map(({ value }) => JSON.stringify(value)).join(", ");
    if (isTold) this.keep(field, `set to ${tried}`);
    else this.fault(`${field.name}: not set to ${tried}, and nothing says why`);
  }

  /** The check kept it back, and said why: right where the field belongs to another place. */
  private keep({ name }: Field, what: string): void {
    const isExpected = keptFor(name) !== undefined;
    if (isExpected) this.coverage.kept.push(`${name} ${what}`);
    else this.fault(`${name} not ${what}: the check keeps it back`);
  }

  private async clearSome(steps: readonly Step[]): Promise<void> {
    const [first, ...others] = steps;
    if (!first) return;
    if (others.length === 0) return this.clearAlone(first);
    const isDone = await this.tryAll(steps, true);
    await this.takeBack();
    if (isDone) this.coverage.cleared += steps.length;
    else await this.inHalves(steps, (half) => this.clearSome(half));
  }

  private async clearAlone({ field, way }: Step): Promise<void> {
    const isSaved = await this.tryAll([{ field, way }]);
    const told = await this.hand.told();
    if (isSaved) this.coverage.cleared += 1;
    else if (told > 0) this.keep(field, "cleared");
    else this.fault(`${field.name}: not cleared, and nothing says why`);
    await this.takeBack();
  }

  /** @returns whether all stands on the disk as it was meant */
  private async tryAll(steps: readonly Step[], isTrial = false): Promise<boolean> {
    let meant = this.file.value;
    for (const { field, way } of steps) {
      try {
        await way.act(this.hand);
      } catch (error) {
        if (!isTrial) this.fault(`${field.name}: ${String(error).split("\n")[0]}`);
        return false;
      }
      meant = withValueAt(meant, field.place.path, way.value);
    }
    await this.hand.save();
    return this.arrives(meant, steps, isTrial);
  }

  private async arrives(
    meant: unknown,
    steps: readonly Step[],
    isTrial: boolean,
  ): Promise<boolean> {
    const { page, disk } = this.options;
    const end = Date.now() + longestWait;
    let [now, state]: [unknown, string | undefined] = [undefined, undefined];
    while (Date.now() < end) {
      state = await saveState(page);
      now = await disk.value(this.file.path);
      if (state === "saved" && isDeepStrictEqual(now, meant)) return true;
      if (state === "draft") return false;
      await sleep(20);
    }
    const wrong = steps.flatMap(({ field: { name, place } }) => {
      const [own, other] = [valueAt(meant, place.path), valueAt(now, place.path)];
      return isDeepStrictEqual(own, other)
        ? []
        : [`${name}: ${JSON.stringify(other)}, meant ${JSON.stringify(own)}`];
    });
    if (!isTrial) this.fault(`${state}, but ${wrong.join("; ") || "another place changed"}`);
    else this.options.say(`  once more, one by one: ${wrong.join("; ")}`);
    return false;
  }

  private async takeBack(): Promise<void> {
    await this.hand.undoAll();
    await this.hand.save();
    const { path, text } = this.file;
    const end = Date.now() + longestWait;
    while (Date.now() < end) {
      const isSaved = (await saveState(this.options.page)) === "saved";
      if (isSaved && (await this.options.disk.read(path)) === text) return;
      await sleep(20);
    }
    this.fault(`${path}: undo does not bring back the bytes`);
  }
}

interface Plan {
  field: Field;
  ways: readonly FieldAction[];
}

interface Step {
  field: Field;
  way: FieldAction;
}

function inPacks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / mostAtOnce);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  );
}

/** The part of its file in which a field stands in the panel. */
function partOf({ place: { path } }: Field): string {
  const [block] = /^\/blocks\/\d+/.exec(path) ?? [];
  return block ?? "";
}
