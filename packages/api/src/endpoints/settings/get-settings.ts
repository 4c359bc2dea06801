import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';

/** The brand's settings as the platform sends them; domain/settings reads and defaults each one (SET-02). */
export const settingsResponseSchema = v.pipe(
  v.unknown(),
  // A list would pass for settings without a single key, and every default would follow.
  v.check((answer) => !Array.isArray(answer), 'settings are no list'),
  v.record(v.string(), v.unknown()),
);

/** Raw settings, keyed as the platform names them. */
export type SettingsResponse = v.InferOutput<typeof settingsResponseSchema>;

/** Reads the brand's settings; the host asks it before it listens, and every 60 s (SET-01). */
export const getSettings = defineEndpoint({
  name: 'get-settings',
  method: 'GET',
  path: '/api/core/casino/settings2',
  auth: 'none',
  envelope: 'optional',
  request: {},
  response: settingsResponseSchema,
});
