import { MessageForm } from "../../ui/form/message-form.tsx";
import { Section } from "../../ui/section.tsx";
import type { InteractiveProps } from "../interactive.ts";

/** A form with the fields that the editor chose. */
export function Form({ block, site, page }: InteractiveProps<"form">) {
  return (
    <Section block={block} className="split" page={page} title={block.title} lede={block.lede}>
      <MessageForm
        source={block}
        id={`form-${page.index}`}
        labels={site.labels}
        note={block.notice}
      />
    </Section>
  );
}
