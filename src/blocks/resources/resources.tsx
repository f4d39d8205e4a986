import type { Resource } from "../../content/types.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text.tsx";
import type { BlockProps } from "../props.ts";

/** Things to use or take away: an index whose pictures stand on the rules as on shelves. */
export function Resources({ block, page }: BlockProps<"resources">) {
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <ul className="register">
        {block.entries.map((entry) => (
          <li key={entry.id}>
            <Shelf entry={entry} label={block.action.label} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Shelf({ entry, label }: { entry: Resource; label: string }) {
  const { title, description, image, to, file } = entry;
  return (
    <>
      <Picture image={image} sizes="170px" ratio={1.33} />
      <div>
        <h3>{title}</h3>
        <p>
          <Text>{description}</Text>
        </p>
      </div>
      <a className="link" href={file ?? to} download={file ? "" : undefined}>
        {label}
        <span className="visually-hidden"> {title}</span>
      </a>
    </>
  );
}
