import type { BlockProps } from "../../ui/block-props.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { describeBodyFiles } from "../../ui/text/file-markup.ts";
import { Prose } from "../../ui/text/prose.tsx";

/** A text and a picture side by side; on phones the picture comes first. */
export function MediaText({ block, site, page }: BlockProps<"media-text">) {
  const { title, body, image, side, action, bodyPictures } = block;
  const shown = { pictures: bodyPictures, files: describeBodyFiles(block.bodyFiles, site) };
  return (
    <Section block={block} page={page} title={title} className={`picture-${side}`}>
      <Picture image={image} sizes="(max-width: 700px) 100vw, 45vw" ratio={1.25} />
      <div className="passage">
        <Prose source={body} level={page.first ? 2 : 3} {...shown} />
        {action && <Button action={action} variant="link" />}
      </div>
    </Section>
  );
}
