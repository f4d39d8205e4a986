import type { Resource } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Button } from "../../ui/button.tsx";
import { DownloadLink } from "../../ui/download-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Tools and downloads: an index with pictures on horizontal lines. */
export function Resources({ block, page, site }: BlockProps<"resources">) {
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <ul className="register">
        {block.entries.map((entry) => (
          <li key={entry.id}>
            <ResourceRow entry={entry} label={block.action.label} site={site} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ResourceProps extends Pick<BlockProps<"resources">, "site"> {
  entry: Resource;
  label: string;
}

function ResourceRow({ entry, label, site }: ResourceProps) {
  const { title, description, image } = entry;
  return (
    <>
      <Picture image={image} sizes="170px" ratio={1.33} small />
      <div>
        <h3>{title}</h3>
        <p>
          <Text>{description}</Text>
        </p>
      </div>
      <ResourceLinks entry={entry} label={label} site={site} />
    </>
  );
}

/**
 * The links of a resource to its file and its page. The link to the page only appears beside the
 * file if it has a label of its own.
 */
function ResourceLinks({ entry, label, site }: ResourceProps) {
  const { title, file, to, linkLabel } = entry;
  if (!file) return <Button action={{ label, to }} variant="link" suffix={title} />;
  return (
    <p className="ways">
      <DownloadLink file={file} site={site} about={title}>
        {label}
      </DownloadLink>
      {linkLabel && <Button action={{ label: linkLabel, to }} variant="link" suffix={title} />}
    </p>
  );
}
