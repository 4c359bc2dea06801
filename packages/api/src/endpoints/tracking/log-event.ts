import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, idSchema } from '../../fields.ts';
import { LOG_EVENT_ROUTE } from './log-event-route.ts';

/** What happened, with the marketing parameters of the visit (TRK-02). Events include PAGE_VIEW. */
export const logEventRequestSchema = v.object({
  event: idSchema,
  data: v.nullish(v.record(v.string(), v.unknown())),
  mkt: v.nullish(v.string()),
  userDeviceType: v.nullish(v.picklist(['desktop', 'tablet', 'mobile'])),
  cpncToSent: v.nullish(v.string()),
});

/** The body of an event. */
export type LogEventRequest = v.InferInput<typeof logEventRequestSchema>;

/** Notes what a visitor did; survives the page that sent it. */
export const logEvent = defineEndpoint({
  name: 'log-event',
  ...LOG_EVENT_ROUTE,
  auth: 'optional',
  keepalive: true,
  request: { body: logEventRequestSchema },
  response: emptyResponseSchema,
});
