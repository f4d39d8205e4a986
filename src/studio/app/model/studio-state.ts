import type { PageParts, SiteOverview } from "../../preview-worker/messages.ts";
import type { Told } from "../../session/session.ts";
import type { DialogRequest } from "../file-operations/dialog-request.ts";
import type { FieldHistories } from "../history/field-history.ts";
import type { LastCommit } from "../publish/last-commit.ts";
import type { PublishProgress } from "../publish/publish-progress.ts";

/** The selected part of the content. The panel shows its fields. */
export interface ContentSelection {
  file: string;
  path: string;
  /** The field that was clicked or to which the user navigated. */
  field?: string;
  /** Whether the field gets the focus because the user navigated to it. */
  shouldFocus?: boolean;
}

/** The UI state of the studio. */
export interface StudioState {
  isReady: boolean;
  overview: SiteOverview;
  parts?: PageParts;
  /**
   * The edited file, if it has no page of its own. The preview then continues to show another page.
   */
  file?: string;
  selection?: ContentSelection;
  diagnostics: readonly Told[];
  /** Whether the text that is edited in the preview can be formatted (bold, italic, link). */
  acceptsFormatting: boolean;
  scheme: "light" | "dark";
  /** The index at which the new block will be inserted. Set while the block picker is open. */
  insertIndex?: number;
  /** The open dialog about a file or a place in it. */
  dialogRequest?: DialogRequest;
  /** The preview date (ISO). Without it the preview shows everything, including drafts. */
  previewDate?: string;
  /** Whether the backend has not answered for a while. */
  isDisconnected: boolean;
  /** The error in the site code as last saved. The previous version remains in use. */
  siteCodeError?: string;
  /** Whether the site code differs from the code with which this studio was built. */
  hasOtherSiteCode?: boolean;
  /** Whether the field panel is collapsed. This is only possible if it is below the preview. */
  isPanelCollapsed: boolean;
  /** The file that was last changed outside the studio, until the user dismisses the notice. */
  externalFile?: string;
  /** Earlier values of fields. Loaded when the field panel is first used. */
  fieldHistory?: FieldHistories;
  /** Whether an earlier session left uncommitted or unpushed changes. */
  hasUnpublishedChanges?: boolean;
  /** The last commit made in this window, with its texts. */
  lastCommit?: LastCommit;
  /** The progress of pushing commits and publishing them. */
  publishProgress?: PublishProgress;
  /** The last status message. */
  statusMessage: string;
}

/** The state before the content is loaded. */
export const initialStudioState: StudioState = {
  isReady: false,
  overview: { routes: [], kinds: {} },
  diagnostics: [],
  acceptsFormatting: false,
  scheme: "light",
  isDisconnected: false,
  isPanelCollapsed: false,
  statusMessage: "",
};
