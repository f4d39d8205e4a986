import type { GalleryStrings } from "#lang/studio/block-gallery/strings";
import { createGuideSource, type GuideSource } from "../../codegen/guide/guide-source.ts";
import { splitOptionExplanations } from "../../codegen/guide/option-explanations.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import { BlockSection } from "./block-section.tsx";
import type { ViewOptions } from "./browser/gallery-urls.ts";
import type { GalleryBlock } from "./examples/gallery-blocks.ts";
import type { BlockGallery } from "./read-gallery.ts";
import { ViewOptionsForm } from "./view-options-form.tsx";

interface GalleryPageProps {
  gallery: BlockGallery;
  shown: ViewOptions;
  words: GalleryStrings;
  /** Whether a block type comes from the site's own code. */
  isOwn: (type: string) => boolean;
}

/**
 * Shows the gallery of all block types of a site. It has an index, and shows each type in all
 * variants, with the YAML to copy.
 */
export function GalleryPage({ gallery, shown, words, isOwn }: GalleryPageProps) {
  const source = createGuideSource(gallery.schemas);
  const kinds = groupByBlockType(gallery.blocks, source, words.language);
  const packTitles = packTitlesFromSchema(source);
  const counts = { types: kinds.length, looks: gallery.blocks.length, packs: packNames.length };
  return (
    <>
      <a className="skip" href="#blocks">
        {words.skip}
      </a>
      <header>
        <h1>{words.title}</h1>
        <p>
          {words.intro(counts)} <a href="/">{words.site}</a>
        </p>
        <ViewOptionsForm shown={shown} packTitles={packTitles} words={words} />
      </header>
      <BlockTypeList kinds={kinds} words={words} />
      <main id="blocks" tabIndex={-1}>
        {kinds.map(({ id, title, variants }) => (
          <BlockSection
            key={id}
            {...{ id, title, variants: variants, source, shown, words, packTitles }}
            isOwn={isOwn(blockTypeOfVariants(variants))}
          />
        ))}
      </main>
    </>
  );
}

/** A block type with its variants. */
export interface GalleryBlockType {
  /** The id of the block's schema. */
  id: string;
  title: string;
  variants: readonly GalleryBlock[];
}

/** Groups the blocks by type. Sorts the types by the titles that editors know. */
function groupByBlockType(
  blocks: readonly GalleryBlock[],
  { schemas }: GuideSource,
  language: string,
): GalleryBlockType[] {
  const ids = [...new Set(blocks.map(({ id }) => id))];
  const kinds = ids.map((id) => {
    const looks = blocks.filter((block) => block.id === id);
    return { id, title: schemas[id]?.title ?? blockTypeOfVariants(looks), variants: looks };
  });
  return kinds.sort((a, b) => a.title.localeCompare(b.title, language));
}

function blockTypeOfVariants([first]: readonly GalleryBlock[]): string {
  return first?.type ?? "";
}

/**
 * Reads the title of each style pack from the schema description: "livro-razao é o Livro-razão: …".
 */
function packTitlesFromSchema({ schemas }: GuideSource): Record<string, string> {
  const { description = "" } = schemas["theme.json"]?.properties?.pack ?? {};
  const { options } = splitOptionExplanations(description, packNames);
  const titles = options.map((sentence) => sentence.split(":")[0]?.replace(/^\S+ \S+ \S+ /, ""));
  return Object.fromEntries(packNames.map((name, index) => [name, titles[index] ?? name]));
}

function BlockTypeList({
  kinds,
  words,
}: {
  kinds: readonly GalleryBlockType[];
  words: GalleryStrings;
}) {
  return (
    <nav aria-label={words.list}>
      <label className="filter" hidden>
        {words.filter}
        <input type="search" autoComplete="off" />
      </label>
      <p className="sum" role="status" />
      <ul>
        {kinds.map(({ id, title, variants }) => (
          <li key={id} data-type={blockTypeOfVariants(variants)}>
            <a href={`#${blockTypeOfVariants(variants)}`}>
              {title} <code>{blockTypeOfVariants(variants)}</code>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
