import { roundCoordinates, COUNTRY_LOOKUP_PATH, VISITOR_PATH } from '@baize/domain/blocked-visit';
import { isWhitelistedIp } from '@baize/domain/geo-block';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Geocoder } from './geocoder.ts';
import type { Log } from './log.ts';

const placeSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/**
 * What the country overlay asks of the host: whether the visitor's address is on the whitelist, which stays here (SET-04,
 * GEO-01), and the country of a place (GEO-03). Both are about one visitor and kept by nobody on the way.
 */
export function serveVisitor(
  app: FastifyInstance,
  ask: { whitelist: () => readonly string[]; geocode: Geocoder; log: Log },
): void {
  app.get(VISITOR_PATH, async (request, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .send({ whitelisted: isWhitelistedIp({ ip: request.ip, list: ask.whitelist() }) }),
  );

  app.post(COUNTRY_LOOKUP_PATH, { bodyLimit: 1_024 }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const place = v.safeParse(placeSchema, request.body);
    if (!place.success) return reply.code(400).send({ success: false, message: 'No such place' });
    try {
      return await reply.send({ country: await ask.geocode(roundCoordinates(place.output)) });
    } catch (failure) {
      ask.log.warn(`The country of a place could not be told: ${String(failure)}`);
      return reply.code(503).send({ success: false, message: 'Service Unavailable' });
    }
  });
}
