import type { Overview, PageParts } from "../../preview-worker/core-messages.ts";
import type { Told } from "../../session/session.ts";
import type { Filing } from "../filing/filing.ts";
import type { KnownPast } from "../past/known-past.ts";
import type { KeptHere } from "../publish/kept-here.ts";
import type { Sending } from "../publish/sending-steps.ts";

/** What of the content is chosen: its fields stand beside the page. */
export interface Choice {
  file: string;
  path: string;
  /** The field that was clicked. */
  field?: string;
  /** Somebody asked to be led to it: it has the focus. */
  isAsked?: boolean;
}

/** What the studio shows. */
export interface StudioState {
  isReady: boolean;
  overview: Overview;
  parts?: PageParts;
  /** A file without an address of its own that is edited; the page stays beside it. */
  file?: string;
  choice?: Choice;
  told: readonly Told[];
  /** The text that is being typed on the page takes marks. */
  takesMarks: boolean;
  scheme: "light" | "dark";
  /** A section is being chosen that is added at that place, counted from 0. */
  adding?: number;
  /** Something is being done with a whole file. */
  filing?: Filing;
  /** The day as of which the page is seen as visitors see it; all that there is unless one is chosen. */
  day?: string;
  /** The program that keeps the files has not answered for a while. */
  isAway: boolean;
  /** What is wrong with the site's own code as it was saved last: the one before runs on. */
  codeFault?: string;
  /** The site has other code than what this studio was made with. */
  isOtherCode?: boolean;
  /** The fields are folded away, where they lie below the page. */
  isFolded: boolean;
  /** The file that somebody else changed last, until that is read. */
  outside?: string;
  /** What fields said before, once somebody has come to them. */
  past?: KnownPast;
  /** Something of a window of before is in no version yet. */
  hasUnkept?: boolean;
  /** The version that was kept here last, and the texts that it has. */
  kept?: KeptHere;
  /** How far what was kept has come on its way to the visitors. */
  sending?: Sending;
  /** What was done last, for who cannot see it. */
  said: string;
}

/** Before the content is there. */
export const stateAtFirst: StudioState = {
  isReady: false,
  overview: { routes: [], kinds: {} },
  told: [],
  takesMarks: false,
  scheme: "light",
  isAway: false,
  isFolded: false,
  said: "",
};
