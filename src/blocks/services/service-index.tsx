import type { Service } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Button } from "../../ui/button.tsx";
import { balancedRowClasses } from "../../ui/format/balanced-row-classes.ts";
import { fill } from "../../ui/format/format-amount.ts";
import { Picture } from "../../ui/picture.tsx";

/** A row of pictures and names. Each links to its service, by default on the same page. */
export function ServiceIndex({ block }: BlockProps<"services">) {
  const { entries, action, more } = block;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for a group. */}
      <ul role="list" className={balancedRowClasses(entries.length, 6)}>
        {entries.map((service) => (
          <li key={service.id}>
            <a href={fill(action?.to ?? "#{id}", { id: service.id })}>
              <ServiceThumbnail service={service} />
              {service.title}
            </a>
          </li>
        ))}
      </ul>
      {more && (
        <p className="more">
          <Button action={more} variant="link" />
        </p>
      )}
    </>
  );
}

/** The small picture of a service. It has no alternative text, because the name is beside it. */
function ServiceThumbnail({ service }: { service: Service }) {
  return (
    <Picture
      image={{ ...(service.icon ?? service.image), alt: "" }}
      sizes="(max-width: 700px) 68px, 200px"
      ratio={1.6}
      small
    />
  );
}
