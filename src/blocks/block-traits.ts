import type { Block, Labels } from "../model/types.ts";
import type { AskedField } from "../ui/form/asked-field.ts";

/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** What the rest of the engine needs to know of a block beyond its markup; nothing of it must be said. */
export interface Traits<Fields = Block> {
  /** It comes and goes: above everything, it is not the page's beginning. */
  passing?: true;
  /** It is made to open a page: its title is that of the page. */
  opens?: true;
  /** It shows the featured article, which then stands apart from the list; its schema says so too. */
  takesFeatured?: true;
  /** It shows all about the firm. */
  wholeFirm?: true;
  /** Its markup does more with the script of behaviours. */
  behaves?: true;
  /** The script that its behaviour brings when it is there, by the name of its module. */
  script?: string;
  /** The addresses that it may show in a frame. */
  frames?(block: Fields): string[];
  /** Whether it plays a file of the site's own. */
  media?(block: Fields): boolean;
  /** What its form asks, where its fields do not tell. */
  asks?(block: Fields, labels: Labels["form"]): AskedField[];
  /** Where the firm is, as the block tells. */
  place?(block: Fields): Coordinates | undefined;
}
