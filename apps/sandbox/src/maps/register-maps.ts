import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readInput } from '../http/read-input.ts';
import { findCountryAt } from './country-at.ts';

const degrees = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(\.\d+)?$/),
    v.transform(Number),
    v.minValue(-most),
    v.maxValue(most),
  );

const placeSchema = v.object({ lat: degrees(90), lon: degrees(180) });

/** A public maps service that stands in for the real one: names the country of a place (GEO-03). */
export function registerMaps(app: FastifyInstance): void {
  app.get('/geocode', ({ query }) => {
    const { lat: latitude, lon: longitude } = readInput(placeSchema, query);
    const country = findCountryAt({ latitude, longitude });
    return country === null
      ? { error: 'Unable to geocode' }
      : { lat: String(latitude), lon: String(longitude), address: { country_code: country.toLowerCase() } };
  });
}
