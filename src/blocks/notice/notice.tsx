import { headingId } from "../../ui/block-frame.tsx";
import type { BlockProps } from "../../ui/block-props.ts";
import { Button } from "../../ui/button.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

/** A temporary notice: holidays, a new address, an approaching date. */
export function Notice({ block, page }: BlockProps<"notice">) {
  const { id, remark, title, description, action } = block;
  const heading = title ? headingId(block, page) : undefined;
  return (
    <section id={id} className="fold notice" role="note" aria-labelledby={heading}>
      {remark && <p className="remark">{remark}</p>}
      <div className="body">
        {title && (
          <Heading level={2} id={heading}>
            <Text>{title}</Text>
          </Heading>
        )}
        <p>
          <Text>{description}</Text>
        </p>
        {action && (
          <div>
            <Button action={action} variant="link" />
          </div>
        )}
      </div>
    </section>
  );
}
