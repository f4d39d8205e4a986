import type { Service } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ServiceButton } from "./service-button.tsx";

/** Services as on a front page: the first one is large, the others are in the column beside it. */
export function NewspaperFrontServices({ block, site }: BlockProps<"services">) {
  const { title, entries, action, more } = block;
  const [lead, ...others] = entries;
  const level = title ? 3 : 2;
  const onward = more && (
    <p className="more">
      <Button action={more} variant="link" />
    </p>
  );
  return (
    <div className="front-page">
      {lead && (
        <article className="opener">
          <ServiceStory
            service={lead}
            level={level}
            text={lead.description}
            sizes="(max-width: 700px) 100vw, (max-width: 1240px) 42vw, 660px"
            ratio={1.6}
            className="lead-title"
          />
          <ServiceButton service={lead} action={action} variant="link" site={site} />
        </article>
      )}
      {others.length === 0 ? (
        onward
      ) : (
        <div className="side">
          {others.map((service) => (
            <article key={service.id}>
              <ServiceStory
                service={service}
                level={level}
                text={service.summary ?? service.description}
                sizes="(max-width: 1240px) 42vw, 200px"
                ratio={1}
                small="((min-width:1241px) or (max-width:480px))"
              />
              <ServiceButton service={service} action={action} variant="link" site={site} />
            </article>
          ))}
          {onward}
        </div>
      )}
    </div>
  );
}

interface ServiceStoryProps {
  service: Service;
  level: 2 | 3;
  text: string;
  /** The `sizes` of the picture. */
  sizes: string;
  /** The aspect ratio to which a photograph is cropped. */
  ratio: number;
  /** The media condition under which the slot is at most 200 px wide. */
  small?: string;
  /** The class of the name, if its style does not depend on its heading level. */
  className?: string;
}

function ServiceStory({ service, level, text, sizes, ratio, small, className }: ServiceStoryProps) {
  return (
    <>
      <Picture image={service.image} sizes={sizes} ratio={ratio} small={small} />
      <Heading level={level} className={className}>
        {service.title}
      </Heading>
      <p>
        <Text>{text}</Text>
      </p>
    </>
  );
}
