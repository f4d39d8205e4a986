import type { Field } from "../../content/types.ts";
import { MessageForm } from "../../ui/form/message-form.tsx";
import { Frame } from "../../ui/frame.tsx";
import { Inline } from "../../ui/inline.tsx";
import type { InteractiveProps } from "../interactive.ts";

/** A coupon to cut out: one line for an e-mail address. */
export function Newsletter({ block, site, page }: InteractiveProps<"newsletter">) {
  const { label, placeholder } = block;
  const email: Field = {
    name: "email",
    type: "email",
    label,
    placeholder,
    autocomplete: "email",
  };
  return (
    <Frame
      block={block}
      className="split"
      page={page}
      title={<Inline nodes={block.title} />}
      lede={block.description && <Inline nodes={block.description} />}
    >
      <MessageForm
        source={{ ...block, fields: [email] }}
        id={`newsletter-${page.index}`}
        labels={site.labels}
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
