import type { Block, Labels } from "../model/types.ts";
import type { ParsedField } from "../ui/form/parsed-field.ts";

/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** What the engine needs to know about a block besides its markup. All fields are optional. */
export interface BlockTraits<Fields = Block> {
  /** A temporary block: at the top of a page it does not count as the opening block. */
  passing?: true;
  /** It is made to open a page: its title is that of the page. */
  opens?: true;
  /** It shows the featured article, which then stands apart from the list; its schema says so too. */
  takesFeatured?: true;
  /** It shows all about the firm. */
  wholeFirm?: true;
  /** Its markup uses the behaviours script. */
  behaves?: true;
  /** The script that its behaviour brings when it is there, by the name of its module. */
  script?: string;
  /** The addresses that it may show in a frame. */
  frames?(block: Fields): string[];
  /** Whether it plays a file of the site's own. */
  media?(block: Fields): boolean;
  /** The form fields, if the block's own fields do not list them. */
  asks?(block: Fields, labels: Labels["form"]): ParsedField[];
  /** The firm's coordinates, if the block has them. */
  place?(block: Fields): Coordinates | undefined;
}
