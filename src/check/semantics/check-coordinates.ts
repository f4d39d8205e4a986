import { boundingBoxesOf, isInBoundingBox } from "../../model/countries/country-bounds.ts";
import { firmCountryOf } from "../../model/countries/firm-country.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/**
 * Warns about a map point outside the firm's country. Usually a minus sign is missing, or latitude
 * and longitude are swapped.
 */
export function checkCoordinates(source: CheckContext, { path, value, schema }: Visit) {
  if (!schema.properties?.latitude || !schema.properties.longitude) return;
  const country = firmCountryOf(source.site.settings?.parsed.value) ?? "";
  const places = boundingBoxesOf(country);
  const [latitude, longitude] = ["latitude", "longitude"].map((name) => childValue(value, name));
  if (!places || typeof latitude !== "number" || typeof longitude !== "number") return;
  if (places.some((each) => isInBoundingBox(latitude, longitude, each))) return;
  const isFarUpOrDown = !places.some(([south, north]) => south <= latitude && latitude <= north);
  const place = pointer(path, isFarUpOrDown ? "latitude" : "longitude");
  const details = { latitude: String(latitude), longitude: String(longitude), country };
  source.report("far-place", place, details, { severity: "warning" });
}
