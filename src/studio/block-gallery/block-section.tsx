import type { GalleryStrings } from "#lang/studio/block-gallery/strings";
import { type GuideSource, requireNode } from "../../codegen/guide/guide-source.ts";
import { toYaml } from "../../codegen/guide/to-yaml.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import { frameUrl, type ViewOptions } from "./browser/gallery-urls.ts";
import type { GalleryBlock } from "./examples/gallery-blocks.ts";
import { FieldTables } from "./fields-table.tsx";

interface BlockSectionProps {
  /** The id of the block's schema. */
  id: string;
  title: string;
  variants: readonly GalleryBlock[];
  source: GuideSource;
  shown: ViewOptions;
  words: GalleryStrings;
  packTitles: Readonly<Record<string, string>>;
  /** Whether the block type comes from the site's own code. */
  isOwn: boolean;
}

/** Shows a block type: description, fields, and each of its variants. */
export function BlockSection(props: BlockSectionProps) {
  const { id, title, variants, source, words, isOwn } = props;
  const type = variants[0]?.type ?? "";
  return (
    <section id={type} data-type={type} aria-labelledby={`${type}_title`}>
      <h2 id={`${type}_title`}>
        {title} <code>{type}</code>
      </h2>
      {isOwn && <p className="own">{words.own}</p>}
      <p className="what">{requireNode(source, id).description}</p>
      <FieldTables source={source} id={id} words={words} />
      {variants.map((look) => (
        <VariantExample key={look.name} {...props} look={look} />
      ))}
    </section>
  );
}

function VariantExample({ look, ...props }: { look: GalleryBlock } & BlockSectionProps) {
  const { title, words, id, source } = props;
  const field = look.look && requireNode(source, id, `/${look.look.field}`);
  const name = look.look && words.look({ title: field?.title ?? "", value: look.look.value });
  const told = look.error && words.faulty({ reason: look.error });
  return (
    <article className="look" aria-label={name ? `${title}, ${name}` : title}>
      {name && <h3>{name}</h3>}
      {told ? <p className="told">{told}</p> : <PackFrames look={look} {...props} />}
      <BlockYaml look={look} words={words} />
    </article>
  );
}

function PackFrames({
  look,
  title,
  shown,
  words,
  packTitles,
}: { look: GalleryBlock } & BlockSectionProps) {
  const packs = shown.pack === "all" ? packNames : [shown.pack];
  return packs.map((pack) => {
    const address = frameUrl({ pack, scheme: shown.scheme, samples: [look.name] });
    const packTitle = packTitles[pack] ?? pack;
    return (
      <figure key={pack}>
        <figcaption>
          {packTitle} · {shown.width} px ·{" "}
          <a href={address} aria-label={`${words.alone}: ${look.name}, ${packTitle}`}>
            {words.alone}
          </a>
        </figcaption>
        <div className="room" data-width={shown.width}>
          <iframe
            src={address}
            loading="lazy"
            width={shown.width}
            height={640}
            title={words.frame({
              title: look.look ? `${title} (${look.look.value})` : title,
              pack: packTitle,
            })}
          />
        </div>
      </figure>
    );
  });
}

/** Shows the YAML of a block as it appears in the `blocks` of a page. */
function BlockYaml({ look, words }: { look: GalleryBlock; words: GalleryStrings }) {
  return (
    <details className="yaml" open={look.look === undefined}>
      <summary>{words.yaml}</summary>
      <button type="button" className="copy" hidden aria-label={`${words.copy}: ${look.name}`}>
        {words.copy}
      </button>
      <pre>
        <code>{`${toYaml([look.value], { indent: "  " })}\n`}</code>
      </pre>
    </details>
  );
}
