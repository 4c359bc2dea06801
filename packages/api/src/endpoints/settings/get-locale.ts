import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';

/** The locale whose words are wanted, e.g. `pt-BR`. */
export const localeParamsSchema = v.object({ lng: v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,12}$/)) });

/** The platform's words by message id; ICU plural and select allowed, never HTML (I18N-02). */
export const localeResponseSchema = v.record(v.string(), v.string());

/** Texts by message id. */
export type LocaleResponse = v.InferOutput<typeof localeResponseSchema>;

/** Reads the platform's own words of one locale, to lay over the built-in ones; may be cached for an hour. */
export const getLocale = defineEndpoint({
  name: 'get-locale',
  method: 'GET',
  path: '/api/core/casino/locales/{lng}.json',
  auth: 'none',
  envelope: 'optional',
  freshness: 'cached',
  request: { params: localeParamsSchema },
  response: localeResponseSchema,
});
