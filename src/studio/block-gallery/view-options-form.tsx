import type { GalleryStrings } from "#lang/studio/block-gallery/strings";
import { packNames } from "../../theme/packs/pack-names.ts";
import { frameWidths, galleryPath, type ViewOptions } from "./browser/gallery-urls.ts";

interface ViewOptionsFormProps {
  shown: ViewOptions;
  /** Titles of the style packs. */
  packTitles: Readonly<Record<string, string>>;
  words: GalleryStrings;
}

/** The form for selecting style, colours and width. It works without a script. */
export function ViewOptionsForm({ shown, packTitles, words }: ViewOptionsFormProps) {
  const packs = [...packNames, "all"].map(
    (name): SelectOption => [name, packTitles[name] ?? words.allPacks],
  );
  const schemes = Object.entries(words.schemes);
  const widths = frameWidths.map((width): SelectOption => [String(width), words.widths[width]]);
  return (
    <form className="shown" action={galleryPath} aria-label={words.shown}>
      <OptionSelect name="pack" title={words.pack} options={packs} chosen={shown.pack} />
      <OptionSelect
        name="scheme"
        title={words.scheme}
        options={schemes}
        chosen={shown.scheme ?? ""}
      />
      <OptionSelect
        name="width"
        title={words.width}
        options={widths}
        chosen={String(shown.width)}
      />
      <button type="submit">{words.show}</button>
    </form>
  );
}

type SelectOption = readonly [value: string, title: string];

interface OptionSelectProps {
  name: string;
  title: string;
  options: readonly SelectOption[];
  chosen: string;
}

function OptionSelect({ name, title, options, chosen }: OptionSelectProps) {
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
