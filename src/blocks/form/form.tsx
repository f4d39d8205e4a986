import { Frame } from "../../ui/block-frame.tsx";
import { MessageForm } from "../../ui/form/message-form.tsx";
import { Inline } from "../../ui/text/inline-nodes.tsx";
import type { InteractiveProps } from "../interactive-props.ts";

/** A form with the fields that the editor has chosen. */
export function Form({ block, site, page }: InteractiveProps<"form">) {
  return (
    <Frame
      block={block}
      className="split"
      page={page}
      title={<Inline nodes={block.title} />}
      lede={block.lede && <Inline nodes={block.lede} />}
    >
      <MessageForm
        source={block}
        id={`_form-${page.index}`}
        labels={site.labels}
        firm={site.settings.firm}
        note={block.notice}
      />
    </Frame>
  );
}
