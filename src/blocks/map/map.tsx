import { formatAddressInline } from "../../model/countries/addresses/address-lines.ts";
import { inlineText, parseInline } from "../../model/markup/inline.ts";
import { packTraits } from "../../theme/packs/pack-traits.ts";
import { PostalAddress } from "../../ui/address.tsx";
import type { BlockProps } from "../../ui/block-props.ts";
import { fill } from "../../ui/format/format-amount.ts";
import { Section } from "../../ui/section.tsx";
import { defaultMapService, mapFrameUrl } from "./map-frame.ts";
import { MapPlaceholder } from "./map-placeholder.tsx";

/**
 * The location of the firm: a drawn placeholder for the map, and the address as a link to an
 * external map. If there are coordinates, a button loads the map in place. Without a script the
 * button, too, is a link.
 */
export function MapBlock({ block, site, page }: BlockProps<"map">) {
  const { address } = site.settings.firm;
  const to = mapLink(block, formatAddressInline(address));
  return (
    <Section block={block} page={page} title={block.title}>
      <div className="ground">
        {packTraits(site.pack).surveyed ? <MapPlaceholder /> : <span className="town" />}
        <div className="plate">
          <p className="remark">{block.placeholder}</p>
          {block.coordinates && <MapLoader block={block} to={to} labels={site.labels.map} />}
        </div>
      </div>
      <a className="place" href={to}>
        <PostalAddress
          address={address}
          postalCode={site.labels.contact.postalCode}
          language={site.settings.language}
        />
        <span className="link">{block.linkLabel}</span>
      </a>
    </Section>
  );
}

type MapBlockData = BlockProps<"map">["block"];
type MapCoordinates = NonNullable<MapBlockData["coordinates"]>;

interface MapLoaderProps {
  block: MapBlockData;
  to: string;
  labels: BlockProps<"map">["site"]["labels"]["map"];
}

function MapLoader({ block, to, labels }: MapLoaderProps) {
  const source = mapFrameUrl(block);
  return (
    <>
      <a
        className="link"
        href={to}
        data-behaviour="load-map"
        data-frame={source}
        data-title={inlineText(parseInline(block.title))}
      >
        {labels.load}
      </a>
      <p className="note">{fill(labels.privacy, { host: new URL(source).host })}</p>
    </>
  );
}

function mapLink({ coordinates, link }: MapBlockData, address: string): string {
  if (!coordinates) return `${defaultMapService}/search?query=${encodeURIComponent(address)}`;
  if (link) return fill(link, { ...coordinates });
  return pointLink(coordinates);
}

function pointLink({ latitude, longitude }: MapCoordinates): string {
  return `${defaultMapService}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
