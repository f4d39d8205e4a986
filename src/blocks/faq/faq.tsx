import type { FaqEntry } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Section } from "../../ui/section.tsx";
import { describeBodyFiles } from "../../ui/text/file-markup.ts";
import { Prose } from "../../ui/text/prose.tsx";

/** Questions with answers that visitors can expand. The HTML contains all answers. */
export function Faq({ block, page, site }: BlockProps<"faq">) {
  if (block.variant === "open") return <OpenAnswers block={block} page={page} site={site} />;
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

/** All questions with their answers expanded, as in print. */
function OpenAnswers({ block, page, site }: BlockProps<"faq">) {
  return (
    <Section block={block} className="open" page={page} title={block.title} lede={block.lede}>
      <div className="answers">
        {block.entries.map((entry) => (
          <div key={entry.id}>
            <h3>{entry.question}</h3>
            <Answer entry={entry} site={site} />
          </div>
        ))}
      </div>
    </Section>
  );
}

interface QuestionProps extends Pick<BlockProps<"faq">, "site"> {
  entry: FaqEntry;
}

function Question({ entry, site }: QuestionProps) {
  return (
    <details>
      <summary>
        <h3>{entry.question}</h3>
      </summary>
      <Answer entry={entry} site={site} />
    </details>
  );
}

function Answer({ entry: { answer, bodyPictures, bodyFiles: files }, site }: QuestionProps) {
  return (
    <Prose
      source={answer}
      level={4}
      pictures={bodyPictures}
      files={describeBodyFiles(files, site)}
    />
  );
}
