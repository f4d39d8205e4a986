import type { Block, Labels } from "../model/types.ts";
import type { ParsedField } from "../ui/form/parsed-field.ts";

/** Geographic coordinates in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** What the engine needs to know about a block besides its markup. All fields are optional. */
export interface BlockTraits<Fields = Block> {
  /** The block is temporary. At the top of a page it does not count as the opening block. */
  isTemporary?: true;
  /** The block may open a page. Its title is then the title of the page. */
  opensPage?: true;
  /**
   * The block shows the featured article. The article list of the page then omits it. The block's
   * schema contains the same information.
   */
  takesFeatured?: true;
  /** The block shows all contact details of the firm. */
  showsWholeFirm?: true;
  /** The markup of the block needs the behaviours script. */
  hasBehaviour?: true;
  /** The module of a script that the block's behaviour loads on demand. */
  script?: string;
  /** Returns the URLs that the block may show in a frame. */
  frames?(block: Fields): string[];
  /** Whether the block plays a media file of the site. */
  media?(block: Fields): boolean;
  /** Returns the form fields of the block, if they are not in the block's own `fields`. */
  formFields?(block: Fields, labels: Labels["form"]): ParsedField[];
  /** Returns the firm's coordinates, if the block has them. */
  coordinates?(block: Fields): Coordinates | undefined;
}
