import { packNames } from "../../theme/packs/pack-names.ts";
import { frameWidths, galleryAddress, type Shown } from "./live/gallery-addresses.ts";
import type { GalleryWords } from "./words.pt-br.ts";

interface ShownFormProps {
  shown: Shown;
  /** Titles of the style packs. */
  packTitles: Readonly<Record<string, string>>;
  words: GalleryWords;
}

/** Selects style, colours and width. A plain form, so that it works without script. */
export function ShownForm({ shown, packTitles, words }: ShownFormProps) {
  const packs = [...packNames, "all"].map(
    (name): Option => [name, packTitles[name] ?? words.allPacks],
  );
  const schemes = Object.entries(words.schemes);
  const widths = frameWidths.map((width): Option => [String(width), words.widths[width]]);
  return (
    <form className="shown" action={galleryAddress} aria-label={words.shown}>
      <Choice name="pack" title={words.pack} options={packs} chosen={shown.pack} />
      <Choice name="scheme" title={words.scheme} options={schemes} chosen={shown.scheme ?? ""} />
      <Choice name="width" title={words.width} options={widths} chosen={String(shown.width)} />
      <button type="submit">{words.show}</button>
    </form>
  );
}

type Option = readonly [value: string, title: string];

interface ChoiceProps {
  name: string;
  title: string;
  options: readonly Option[];
  chosen: string;
}

function Choice({ name, title, options, chosen }: ChoiceProps) {
  return (
    <label>
      {title}
      <select name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
