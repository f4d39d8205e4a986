import { Fragment } from "react";
import { addressLines } from "../model/countries/addresses/address-lines.ts";
import type { SiteSettings } from "../model/types.ts";

interface PostalAddressProps {
  address: SiteSettings["firm"]["address"];
  /** The format of Brazil's postal code, with a slot `{n}`. */
  postalCode: string;
  /** The BCP 47 language of the page. */
  language: string;
}

/** Renders a postal address in the format of its country, one line each. */
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
