import type { SiteSettings } from "../content/types.ts";
import { fill } from "./format/format-amount.ts";

type Address = SiteSettings["firm"]["address"];

interface PostalAddressProps {
  address: Address;
  /** How a postal code is written, with a slot `{n}`. */
  postalCode: string;
}

/** An address as on an envelope, one line each. */
export function PostalAddress({ address, postalCode }: PostalAddressProps) {
  const { street, district, city, state } = address;
  return (
    <address>
      {street}
      <br />
      {district}, {city}, {state}
      <br />
      {fill(postalCode, { n: address.postalCode })}
    </address>
  );
}

/** An address in one line, as a map service reads it. */
export function addressLine({ street, district, city, state, postalCode }: Address): string {
  return [street, district, city, state, postalCode].join(", ");
}
