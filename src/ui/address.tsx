import { Fragment } from "react";
import { addressLines } from "../model/countries/addresses/address-lines.ts";
import type { SiteSettings } from "../model/types.ts";

interface PostalAddressProps {
  address: SiteSettings["firm"]["address"];
  /** How Brazil's postal code is written, with a slot `{n}`. */
  postalCode: string;
  /** The language of the page, as in BCP 47. */
  language: string;
}

/** An address as on an envelope of its country, one line each. */
export function PostalAddress({ address, postalCode, language }: PostalAddressProps) {
  return (
    <address>
      {addressLines(address, postalCode, language).map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  );
}
