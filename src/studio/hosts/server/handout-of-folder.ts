import { extname } from "node:path";
import { buildLook, type Look } from "../../../builder/assets/build-assets.ts";
import { allStyles } from "../../../builder/assets/build-styles.ts";
import { contentTypes } from "../../../builder/serve.ts";
import type { FilesByAddress } from "../../../builder/single-file/shelf.ts";
import type { CheckedSite } from "../../../load/assemble.ts";
import { diskFiles } from "../../../load/files/disk-files.ts";
import { pathIn } from "../../../load/files/files.ts";
import { checkContent } from "../../../load/load-checked.ts";
import { resolveSite } from "../../../load/resolve/resolve-site.ts";
import { loadOwnBlocks } from "../../../load/site-code/load-own.ts";
import { ownFolder } from "../../../load/site-code/own-files.ts";
import type { Draft } from "../../../model/raw-site.ts";
import { drawHandout } from "../../preview-worker/handout/draw-handout.ts";
import type { HandoutAnswer, HandoutAsked } from "../../preview-worker/handout/handout-messages.ts";
import { draftBesidesPast } from "../../preview-worker/view/seen-on.ts";

/** The result of the checks, and the exported file if it could be made. */
export interface FolderHandout {
  checked: CheckedSite;
  made?: Extract<HandoutAnswer, { kind: "made" }>;
}

/**
 * Exports the site of a content folder as a single file, without the studio. Leaves out what
 * invalid files would show.
 */
export async function handoutOfFolder(
  content: string,
  date: string | undefined,
  asked: Omit<HandoutAsked, "styles">,
): Promise<FolderHandout> {
  const checked = await checkContent(content, { date });
  const draft = checked.draft && rightOf(checked.draft);
  const look = draft && (await lookOf(draft, content));
  if (!draft || !look) return { checked };
  const own = await loadOwnBlocks(ownFolder(content));
  const styles = allStyles(look.styles);
  const wrong = checked.draft?.files.filter(({ valid }) => !valid) ?? [];
  const files = diskFiles(content);
  const untraced = {
    site: look.site,
    draft,
    isOld: false,
    wrong,
    pathOf: ({ parsed }: (typeof wrong)[number]) => pathIn(files, parsed.file),
  };
  const made = await drawHandout(untraced, { ...asked, styles }, { own, fileAt: filesOf(look) });
  return made.kind === "made" ? { checked, made } : { checked };
}

function rightOf(draft: Draft): Draft {
  return draftBesidesPast({ ...draft, files: draft.files.filter(({ valid }) => valid) });
}

/** The styles and images of the site; `undefined` if errors between files prevent the build. */
async function lookOf(draft: Draft, content: string): Promise<Look | undefined> {
  try {
    return await buildLook(resolveSite(draft, diskFiles(content)));
  } catch {
    return undefined;
  }
}

function filesOf({ files }: Look): FilesByAddress {
  const byAddress = new Map(files.map(({ path, data }) => [`/${path}`, data]));
  return async (address) => {
    const data = byAddress.get(address);
    if (data === undefined) return undefined;
    const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
    return { type: contentTypes[extname(address)] ?? "application/octet-stream", bytes };
  };
}
