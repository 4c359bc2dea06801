import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readInput } from '../http/read-input.ts';
import type { Platform } from '../platform.ts';
import { clockPresets } from './clock-presets.ts';
import { listFixtures } from './list-fixtures.ts';
import { loadWallets, loadRecentRecords } from './recent-records.ts';

const recentSchema = v.object({
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)), '30'),
});

/** What a tester looks at: what has happened, whose money is where, and what there is to try. */
export function registerRecordControls(app: FastifyInstance, { clock, database }: Platform): void {
  app.get('/sandbox/recent', ({ query }) =>
    loadRecentRecords(database, readInput(recentSchema, query).limit),
  );

  app.get('/sandbox/purses', () => loadWallets(database));

  app.get('/sandbox/fixtures', () => listFixtures());

  app.get('/sandbox/clock-presets', () => ({ presets: clockPresets(clock.now()) }));
}
