import type { Page } from "playwright-core";
import type { FieldPlace } from "../../../studio/fields/schema/field-place.ts";
import type { DiskContent, DiskFile } from "./disk-content.ts";
import { listFieldLeaves } from "./field-leaves.ts";
import { createFieldUnderTest, type FieldUnderTest } from "./field-under-test.ts";
import { type GroupAttempt, listGroupAttempts } from "./groups/group-attempt.ts";
import { addGroupResults, GroupSweep } from "./groups/group-sweep.ts";
import { PanelSweep } from "./panel-sweep.ts";
import { type PanelPart, StudioDriver } from "./studio-driver.ts";
import { createEmptyCounts, type FileFieldCounts, type SweepReport } from "./sweep-report.ts";

export interface SweepOptions {
  page: Page;
  disk: DiskContent;
  /** Whether to include a group of fields, which has the name of its first field. */
  takes(name: string): boolean;
  /** Called after each file. `onFault` is called after each fault. */
  onRow?(row: FileFieldCounts): void;
  onFault?(fault: string): void;
}

/** Maximum number of fields that are changed together before the file is read. */
const mostAtOnce = 24;

/**
 * Sets each field of the content to another valid value through its control in the studio, and
 * clears it. A cleared optional field disappears from the file, and a cleared required field
 * becomes a draft. Compares the file with the expected value after each step, and then undoes the
 * step. Undo must restore the original bytes.
 */
export async function sweepFields(options: SweepOptions): Promise<SweepReport> {
  const report: SweepReport = { rows: [], kept: [], refused: [], faults: [] };
  for (const file of options.disk.files) {
    const packs = groupFieldsByPanelPart(file, options);
    if (packs.length === 0) continue;
    const row = createEmptyCounts(file.path);
    report.rows.push(row);
    await sweepFile(options, { file, row, report }, packs);
    options.onRow?.(row);
  }
  return report;
}

/** Some of the fields that the panel shows together. */
interface PanelPartFields {
  part: string;
  fields: FieldUnderTest[];
  /** Groups that the file does not have. */
  groups: GroupAttempt[];
}

function groupFieldsByPanelPart(file: DiskFile, { disk, takes }: SweepOptions): PanelPartFields[] {
  const fields = listFieldLeaves(file).map((place) => createFieldUnderTest(file, place, disk));
  const groups = listGroupAttempts(file);
  const parts = [...new Set([...fields, ...groups].map(({ place }) => panelPartPath(place)))];
  const packs = parts.flatMap((part) => [
    ...chunk(fields.filter(({ place }) => panelPartPath(place) === part)).map((some) => {
      return { part, fields: some, groups: [] };
    }),
    ...chunk(groups.filter(({ place }) => panelPartPath(place) === part)).map((some) => {
      return { part, fields: [], groups: some };
    }),
  ]);
  return packs.filter(({ fields: [field], groups: [group] }) => {
    const first = field ?? group;
    return first && takes(first.name);
  });
}

function chunk<Item>(all: readonly Item[]): Item[][] {
  const count = Math.ceil(all.length / mostAtOnce);
  return Array.from({ length: count }, (_, at) =>
    all.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  );
}

interface FileSweepInput {
  file: DiskFile;
  row: FileFieldCounts;
  report: SweepReport;
}

async function sweepFile(
  { page, disk, onFault }: SweepOptions,
  { file, row, report }: FileSweepInput,
  packs: readonly PanelPartFields[],
): Promise<void> {
  const hand = new StudioDriver(page);
  let open: string | undefined;
  for (const { part, fields, groups } of packs) {
    const sweep = new PanelSweep({ hand, disk, file, fields });
    try {
      if (open !== part) await openPanelPart(hand, { file: file.path, path: part }, open);
      open = part;
      await sweep.run();
      await new GroupSweep(hand, disk, file).run(groups);
    } catch (error) {
      sweep.abort(String(error).split("\n", 1)[0] ?? "");
      open = undefined;
    }
    sweep.addTo(row, report);
    const faults = [...sweep.faults, ...addGroupResults(groups, row, report)];
    for (const fault of faults) onFault?.(fault);
  }
}

/**
 * Opens a part of a file in the panel and expands everything in it.
 *
 * @param open the path of the open part; `undefined` at the start, or if unknown
 */
async function openPanelPart(
  hand: StudioDriver,
  part: PanelPart,
  open: string | undefined,
): Promise<void> {
  if (open === undefined) await hand.goTo(part.file, part.file);
  else if (open !== "") await hand.back();
  await hand.open(part);
  await hand.unfold();
}

/**
 * Returns the path of the block that contains a field; empty if the panel shows it with the whole
 * page.
 */
function panelPartPath({ path }: FieldPlace): string {
  const [block] = /^\/blocks\/\d+/.exec(path) ?? [];
  return block ?? "";
}
