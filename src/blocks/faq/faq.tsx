import type { FaqEntry } from "../../content/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Section } from "../../ui/section.tsx";
import { Prose } from "../../ui/text/prose.tsx";

/** Questions that open onto their answers; the answers are in the document from the start. */
export function Faq({ block, page }: BlockProps<"faq">) {
  return (
    <Section block={block} className="split" page={page} title={block.title} lede={block.lede}>
      <div className="register">
        {block.entries.map((entry) => (
          <Question key={entry.id} entry={entry} />
        ))}
      </div>
    </Section>
  );
}

function Question({ entry: { question, answer, bodyPictures } }: { entry: FaqEntry }) {
  return (
    <details>
      <summary>
        <h3>{question}</h3>
      </summary>
      <Prose source={answer} level={4} pictures={bodyPictures} />
    </details>
  );
}
