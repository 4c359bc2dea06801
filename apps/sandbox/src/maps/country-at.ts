/** A place in each country that a tester may want to be found in, as `latitude, longitude`. */
const PLACES: Readonly<Record<string, readonly (readonly [latitude: number, longitude: number])[]>> = {
  AT: [[48.21, 16.37]],
  BE: [[50.85, 4.35]],
  BR: [
    [-15.79, -47.88],
    [-3.1, -60.0],
    [-30.03, -51.2],
  ],
  CA: [
    [45.42, -75.7],
    [51.05, -114.07],
    [42.31, -83.04],
  ],
  CW: [[12.11, -68.93]],
  DE: [
    [52.52, 13.4],
    [50.11, 8.68],
    [48.14, 11.58],
  ],
  DK: [[55.68, 12.57]],
  ES: [
    [40.42, -3.7],
    [41.39, 2.17],
  ],
  FI: [
    [60.17, 24.94],
    [66.5, 25.73],
  ],
  FR: [
    [48.86, 2.35],
    [43.3, 5.37],
    [44.84, -0.58],
  ],
  GB: [
    [51.51, -0.13],
    [55.95, -3.19],
  ],
  GR: [[37.98, 23.73]],
  IE: [[53.35, -6.26]],
  IN: [
    [28.61, 77.21],
    [12.97, 77.59],
  ],
  IT: [
    [41.9, 12.5],
    [45.46, 9.19],
  ],
  JP: [[35.68, 139.69]],
  KP: [[39.02, 125.75]],
  LU: [[49.61, 6.13]],
  MT: [[35.9, 14.51]],
  NL: [
    [52.37, 4.9],
    [50.85, 5.69],
  ],
  NO: [
    [59.91, 10.75],
    [69.65, 18.96],
  ],
  PL: [[52.23, 21.01]],
  PT: [[38.72, -9.14]],
  SE: [[59.33, 18.07]],
  TR: [
    [39.93, 32.86],
    [41.01, 28.98],
  ],
  US: [
    [38.91, -77.04],
    [34.05, -118.24],
    [41.88, -87.63],
    [29.76, -95.37],
    [42.33, -83.05],
  ],
};

/** Beyond this from all of them, in degrees, there is only sea here. */
const NEAR = 12;

/** The country of a place, by the nearest place of the sandbox's own small map; null for the sea. */
export function findCountryAt({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): string | null {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const found = Object.entries(PLACES)
    .flatMap(([country, places]) =>
      places.map(([north, east]) => ({
        country,
        far: Math.hypot(north - latitude, (east - longitude) * shrink),
      })),
    )
    .toSorted((one, other) => one.far - other.far)[0];
  return found && found.far <= NEAR ? found.country : null;
}
