import { addressLine, PostalAddress } from "../../ui/address.tsx";
import { Section } from "../../ui/section.tsx";
import type { BlockProps } from "../props.ts";
import { Terrain } from "./terrain.tsx";

const service = "https://www.openstreetmap.org";

/** Where the firm is: a drawn ground in the place of the map, the address, and a link to a map. */
export function MapBlock({ block, site, page }: BlockProps<"map">) {
  const { address } = site.settings.firm;
  return (
    <Section block={block} page={page} title={block.title}>
      <div className="ground">
        <Terrain />
        <p className="remark">{block.placeholder}</p>
      </div>
      <div className="place">
        <PostalAddress address={address} postalCode={site.labels.contact.postalCode} />
        <a className="link" href={mapLink(block.coordinates, addressLine(address))}>
          {block.linkLabel}
        </a>
      </div>
    </Section>
  );
}

type Coordinates = BlockProps<"map">["block"]["coordinates"];

function mapLink(coordinates: Coordinates, address: string): string {
  if (!coordinates) return `${service}/search?query=${encodeURIComponent(address)}`;
  const { latitude, longitude } = coordinates;
  const marker = `mlat=${latitude}&mlon=${longitude}`;
  return `${service}/?${marker}#map=17/${latitude}/${longitude}`;
}
