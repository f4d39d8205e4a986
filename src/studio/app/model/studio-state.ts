import type { Overview, PageParts } from "../../preview-worker/messages.ts";
import type { Told } from "../../session/session.ts";
import type { DialogRequest } from "../file-operations/dialog-request.ts";
import type { FieldHistory } from "../history/field-history.ts";
import type { LastCommit } from "../publish/last-commit.ts";
import type { PublishProgress } from "../publish/publish-progress.ts";

/** The selected part of the content. The panel shows its fields. */
export interface ContentSelection {
  file: string;
  path: string;
  /** The field that was clicked. */
  field?: string;
  /** Navigation asked for this field: it takes the focus. */
  isAsked?: boolean;
}

/** The UI state of the studio. */
export interface StudioState {
  isReady: boolean;
  overview: Overview;
  parts?: PageParts;
  /** The edited file if it has no page of its own. The preview keeps showing another page. */
  file?: string;
  choice?: ContentSelection;
  told: readonly Told[];
  /** The text being edited in the preview accepts formatting (bold, italic, link). */
  takesMarks: boolean;
  scheme: "light" | "dark";
  /** The block picker is open: the index at which the new block is inserted. */
  adding?: number;
  /** The open dialog for a file or a place in it. */
  filing?: DialogRequest;
  /** The preview date (ISO). `undefined` shows everything, drafts included. */
  day?: string;
  /** The backend has not answered for a while. */
  isAway: boolean;
  /** The error in the site code as last saved. The previous version keeps running. */
  codeFault?: string;
  /** The site code differs from the code that this studio was built with. */
  isOtherCode?: boolean;
  /** The field panel is collapsed. Only possible where it is below the page. */
  isFolded: boolean;
  /** The file that was last changed outside the studio, until the notice is dismissed. */
  outside?: string;
  /** Earlier values of fields. Loaded when a field is first focused. */
  past?: FieldHistory;
  /** There are uncommitted or unpushed changes of an earlier session. */
  hasUnkept?: boolean;
  /** The last commit made in this window, with its texts. */
  kept?: LastCommit;
  /** The progress of pushing commits and publishing them. */
  sending?: PublishProgress;
  /** The last status message. */
  said: string;
}

/** The state before the content is loaded. */
export const initialStudioState: StudioState = {
  isReady: false,
  overview: { routes: [], kinds: {} },
  told: [],
  takesMarks: false,
  scheme: "light",
  isAway: false,
  isFolded: false,
  said: "",
};
