import type { BlockProps } from "../../ui/block-props.ts";
import { Section } from "../../ui/section.tsx";
import { describeBodyFiles } from "../../ui/text/file-markup.ts";
import { Prose } from "../../ui/text/prose.tsx";

/** A text with its title beside it, and a remark in the margin. */
export function ProseBlock({ block, page, site }: BlockProps<"prose">) {
  const { title, lede, body, aside, bodyPictures } = block;
  const shown = { pictures: bodyPictures, files: describeBodyFiles(block.bodyFiles, site) };
  const level = title && !page.first ? 3 : 2;
  return (
    <Section
      block={block}
      page={page}
      title={title}
      lede={lede}
      className={level === 3 ? "split" : undefined}
    >
      <div className="text">
        <Prose source={body} level={level} {...shown} />
      </div>
      {aside && (
        <aside>
          <Prose source={aside} level={level} {...shown} />
        </aside>
      )}
    </Section>
  );
}
