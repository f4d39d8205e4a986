import type { Service } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ServiceButton } from "./service-button.tsx";

/** Each service in a section of its own. The id of the service is the link target. */
export function FullServices(props: BlockProps<"services">) {
  const { entries, more } = props.block;
  return (
    <>
      {entries.map((service) => (
        <ServiceSection key={service.id} service={service} {...props} />
      ))}
      {more && (
        <p className="more">
          <Button action={more} variant="link" />
        </p>
      )}
    </>
  );
}

function ServiceSection({ service, block, site }: BlockProps<"services"> & { service: Service }) {
  const { id, title, description, features, image } = service;
  const heading = `_${id}_title`;
  return (
    <section id={id} className="service" aria-labelledby={heading}>
      <div>
        <Heading level={block.title ? 3 : 2} id={heading} className="lead-title">
          {title}
        </Heading>
        <p className="lede">
          <Text>{description}</Text>
        </p>
        <ul className="features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ServiceButton service={service} action={block.action} variant="line" site={site} />
      </div>
      <Picture image={image} sizes="(max-width: 700px) 306px, 30vw" ratio={1} />
    </section>
  );
}
