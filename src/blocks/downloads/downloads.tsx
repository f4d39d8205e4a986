import { inlineText, parseInline } from "../../model/markup/inline.ts";
import type { BlockOf } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { DownloadLink } from "../../ui/download-link.tsx";
import { fill } from "../../ui/format/format-amount.ts";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** A list of files to download. Each has a link per format. */
export function Downloads({ block, page, site }: BlockProps<"downloads">) {
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <ul className="register">
        {block.items.map((item, index) => (
          // The files never change their order, so their index is their key.
          <li key={index}>
            <DownloadItem item={item} site={site} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type DownloadItemProps = Pick<BlockProps<"downloads">, "site"> & {
  item: BlockOf<"downloads">["items"][number];
};

function DownloadItem({ item: { title, description, files }, site }: DownloadItemProps) {
  return (
    <>
      <div>
        <h3>
          <Text>{title}</Text>
        </h3>
        {description && (
          <p>
            <Text>{description}</Text>
          </p>
        )}
      </div>
      <ul>
        {files.map((file) => (
          <li key={file.src}>
            <DownloadLink file={file} site={site} about={inlineText(parseInline(title))} named>
              {fill(site.labels.downloads.link, { format: file.format })}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </>
  );
}
