import { Frame } from "../../ui/block-frame.tsx";
import { MessageForm } from "../../ui/form/message-form.tsx";
import { Inline } from "../../ui/text/inline-nodes.tsx";
import type { InteractiveProps } from "../interactive-props.ts";
import { createNewsletterFields } from "./newsletter-fields.ts";

/** A newsletter subscription, styled as a coupon. */
export function Newsletter({ block, site, page }: InteractiveProps<"newsletter">) {
  return (
    <Frame
      block={block}
      className="split"
      page={page}
      title={<Inline nodes={block.title} />}
      lede={block.description && <Inline nodes={block.description} />}
    >
      <MessageForm
        source={{ ...block, fields: createNewsletterFields(block, site.labels.form.noAddress) }}
        id={`_newsletter-${page.index}`}
        labels={site.labels}
        firm={site.settings.firm}
        note={block.note}
      />
      {block.cut && (
        <p className="remark cut" aria-hidden="true">
          {block.cut}
        </p>
      )}
    </Frame>
  );
}
