import * as v from 'valibot';
import { defineCall } from '../../call.ts';

/** The brand's settings as the platform sends them; domain/settings reads and defaults each one (SET-02). */
export const settingsAnswerSchema = v.pipe(
  v.unknown(),
  // A list would pass for settings without a single key, and every default would follow.
  v.check((answer) => !Array.isArray(answer), 'settings are no list'),
  v.record(v.string(), v.unknown()),
);

/** Raw settings, keyed as the platform names them. */
export type SettingsAnswer = v.InferOutput<typeof settingsAnswerSchema>;

/** Reads the brand's settings; the host asks it before it listens, and every 60 s (SET-01). */
export const getSettings = defineCall({
  name: 'get-settings',
  method: 'GET',
  path: '/api/core/casino/settings2',
  auth: 'none',
  envelope: 'optional',
  asks: {},
  answers: settingsAnswerSchema,
});
