import type { AskedField } from "../../ui/form/asked-field.ts";
import { MessageForm } from "../../ui/form/message-form.tsx";
import { Frame } from "../../ui/frame.tsx";
import { Inline } from "../../ui/text/inline-nodes.tsx";
import type { InteractiveProps } from "../interactive-props.ts";

type Block = InteractiveProps<"newsletter">["block"];

/** One line for an address, which may be any but none, and a box to tick where the editor asks for consent. */
function fieldsOf({ label, placeholder, consent }: Block, noAddress: string): AskedField[] {
  const email: AskedField = {
    name: "email",
    type: "email",
    label,
    placeholder,
    autocomplete: "email",
    rules: [{ type: "required", message: noAddress }],
  };
  if (!consent) return [email];
  const { label: words, message } = consent;
  const rules: AskedField["rules"] = [{ type: "required", message }];
  return [email, { name: "consent", type: "checkbox", label: words, rules }];
}

/** A coupon to cut out. */
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
        source={{ ...block, fields: fieldsOf(block, site.labels.form.noAddress) }}
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
