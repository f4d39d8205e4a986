import type { FaqEntry } from "../../content/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Section } from "../../ui/section.tsx";
import { bodyFiles } from "../../ui/text/file-markup.ts";
import { Prose } from "../../ui/text/prose.tsx";

/** Questions that open onto their answers; the answers are in the document from the start. */
export function Faq({ block, page, site }: BlockProps<"faq">) {
  return (
    <Section block={block} className="split" page={page} title={block.title} lede={block.lede}>
      <div className="register">
        {block.entries.map((entry) => (
          <Question key={entry.id} entry={entry} site={site} />
        ))}
      </div>
    </Section>
  );
}

interface QuestionProps extends Pick<BlockProps<"faq">, "site"> {
  entry: FaqEntry;
}

function Question({ entry, site }: QuestionProps) {
  const { question, answer, bodyPictures } = entry;
  const files = bodyFiles(entry.bodyFiles, site);
  return (
    <details>
      <summary>
        <h3>{question}</h3>
      </summary>
      <Prose source={answer} level={4} pictures={bodyPictures} files={files} />
    </details>
  );
}
