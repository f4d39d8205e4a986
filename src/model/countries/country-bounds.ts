/** A bounding box in degrees. Degrees south and west are negative. */
export type BoundingBox = readonly [south: number, north: number, west: number, east: number];

/** The land of each country, with islands and overseas territories, plus a margin of some km. */
const boundingBoxes: Readonly<Record<string, readonly BoundingBox[]>> = {
  AR: [[-55.3, -21.6, -73.7, -53.5]],
  BR: [[-34, 5.5, -74, -28]],
  DE: [[47.1, 55.2, 5.7, 15.2]],
  FR: [
    [41.2, 51.2, -5.3, 9.7],
    // Guadeloupe and Martinique, Guiana, Réunion and Mayotte, Saint-Pierre.
    [14.2, 18.2, -63.3, -60.7],
    [2, 5.9, -54.7, -51.5],
    [-21.5, -12.5, 44.9, 55.9],
    [46.6, 47.3, -56.6, -56],
  ],
  GB: [[49.7, 61, -8.8, 1.9]],
  IE: [[51.3, 55.5, -10.8, -5.9]],
  PT: [
    [36.8, 42.3, -9.7, -6.1],
    // Madeira, the Azores.
    [29.9, 33.3, -17.4, -15.8],
    [36.8, 39.9, -31.5, -24.9],
  ],
  US: [
    [17.5, 49.5, -125, -64.5],
    // Hawaii, Alaska on both sides of the date line, Guam and the Marianas, Samoa.
    [18.7, 28.6, -178.5, -154.6],
    [51, 71.6, -180, -129.9],
    [51, 53.2, 172.3, 180],
    [13, 20.8, 144.5, 146.2],
    [-14.7, -11, -171.2, -168],
  ],
};

/** Returns the bounding boxes of a country (two letters); `undefined` if unknown. */
export function boundingBoxesOf(country: string): readonly BoundingBox[] | undefined {
  return boundingBoxes[country];
}

/** Whether a point in degrees is inside a bounding box. */
export function isInBoundingBox(
  latitude: number,
  longitude: number,
  [south, north, west, east]: BoundingBox,
): boolean {
  return south <= latitude && latitude <= north && west <= longitude && longitude <= east;
}
