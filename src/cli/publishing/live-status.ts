import { lastWorkflowRunStrings as strings } from "#lang/cli/publishing/strings";
import { buildVersionFile, parseVersionFile } from "../../builder/artifacts/content-hash.ts";
import { dateInTimeZone, findMissedChange } from "../../model/content-schedule.ts";
import { textAt } from "../../model/parsed-site.ts";
import { checkDeployment } from "../../studio/git/push/deployment-status.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";

/**
 * The comparison of the live site with the content. `says` is a sentence. `isBehind` is true if the
 * live site is outdated or lacks a scheduled change.
 */
export interface LiveStatus {
  says: string;
  isBehind: boolean;
  /** The time of publication in ISO 8601. Not all hosts report it. */
  since?: string;
}

/**
 * Asks the live site which content it was built from and when. Also finds out whether a scheduled
 * change is overdue, because hosts stop scheduled builds after long inactivity (GitHub after 60
 * days).
 *
 * @param date the reference day; today if undefined
 * @returns `undefined` if the settings have no URL at which a site can be live: HTTPS, and not a
 * reserved example name
 */
export async function readLiveStatus(
  content: string,
  files: readonly ParsedFile[],
  date?: string,
): Promise<LiveStatus | undefined> {
  const settings = files.find(({ file }) => /(?:^|\/)site\.yaml$/.test(file))?.value;
  const address = textAt(settings, "/url");
  if (address === undefined || !URL.canParse(address)) return undefined;
  const mark = parseVersionFile(String(buildVersionFile(content).data)) ?? "";
  const answer = await checkDeployment({ contentHash: mark, url: address });
  if (answer.kind === "refused") {
    if (answer.code === "no-answer") return { says: strings.silent({ address }), isBehind: false };
    if (answer.code !== "no-version-told") return undefined;
    return { says: strings.untold({ address }), isBehind: false };
  }
  const zone = textAt(settings, "/timeZone") ?? "";
  const { since: moment, isLive } = answer;
  const since = moment === undefined ? undefined : new Date(moment);
  const when = since && strings.when({ moment: since, zone });
  const known = { since: since?.toISOString() };
  if (!isLive) return { ...known, says: strings.other({ address, when }), isBehind: true };
  const days = since && {
    made: dateInTimeZone(zone, since),
    today: date ?? dateInTimeZone(zone, new Date()),
  };
  const values = files.map(({ value }) => value);
  const missed = days && findMissedChange(values, days);
  if (missed && when)
    return { ...known, says: strings.missed({ address, when, missed }), isBehind: true };
  return { ...known, says: strings.same({ address, when }), isBehind: false };
}
