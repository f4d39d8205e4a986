import type { Block, Labels } from "../model/types.ts";
import type { ParsedField } from "../ui/form/parsed-field.ts";

/** Geographic coordinates in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** What the engine needs to know about a block besides its markup. All fields are optional. */
export interface BlockTraits<Fields = Block> {
  /** A temporary block: at the top of a page it does not count as the opening block. */
  isTemporary?: true;
  /** The block is designed to open a page: its title is the page's title. */
  opensPage?: true;
  /**
   * The block shows the featured article, which is then left out of the list. Its schema also says
   * so.
   */
  takesFeatured?: true;
  /** The block shows all contact details of the firm. */
  showsWholeFirm?: true;
  /** Its markup uses the behaviours script. */
  hasBehaviour?: true;
  /** The module of the script that its behaviour loads on demand. */
  script?: string;
  /** The URLs that the block may show in a frame. */
  frames?(block: Fields): string[];
  /** Whether the block plays a media file of the site. */
  media?(block: Fields): boolean;
  /** The form fields, if the block's own fields do not list them. */
  formFields?(block: Fields, labels: Labels["form"]): ParsedField[];
  /** The firm's coordinates, if the block has them. */
  coordinates?(block: Fields): Coordinates | undefined;
}
