import { countryOf } from "../../content/country/firm-country.ts";
import type { Visit } from "../../content/schema/walk.ts";
import { childValue, pointer } from "../../text/pointer.ts";
import type { Source } from "../lookup/source.ts";

/** Between which degrees a country lies. */
const countries: Readonly<
  Record<string, Record<"latitude" | "longitude", readonly [number, number]>>
> = {
  BR: { latitude: [-34, 5.5], longitude: [-74, -28] },
};

/** A point on the map must be in the country of the firm: a sign gets lost, or two numbers change places. */
export function checkPlace(source: Source, { path, value, schema }: Visit) {
  if (!schema.properties?.latitude || !schema.properties.longitude) return;
  const country = countries[countryOf(source.site.settings?.parsed.value) ?? ""];
  const [latitude, longitude] = ["latitude", "longitude"].map((name) => childValue(value, name));
  if (!country || typeof latitude !== "number" || typeof longitude !== "number") return;
  const isWithin = (degrees: number, [least, most]: readonly [number, number]) =>
    least <= degrees && degrees <= most;
  if (isWithin(latitude, country.latitude) && isWithin(longitude, country.longitude)) return;
  const place = pointer(path, isWithin(latitude, country.latitude) ? "longitude" : "latitude");
  const [one, other] = [latitude, longitude].map(String);
  const details = { latitude: one ?? "", longitude: other ?? "" };
  source.report("far-place", place, details, { severity: "warning" });
}
