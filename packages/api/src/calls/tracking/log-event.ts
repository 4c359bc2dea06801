import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema, idSchema } from '../../fields.ts';
import { LOG_EVENT } from './log-event-address.ts';

/** What happened, with the marketing parameters of the visit (TRK-02). Events include PAGE_VIEW. */
export const logEventAskSchema = v.object({
  event: idSchema,
  data: v.nullish(v.record(v.string(), v.unknown())),
  mkt: v.nullish(v.string()),
  userDeviceType: v.nullish(v.picklist(['desktop', 'tablet', 'mobile'])),
  cpncToSent: v.nullish(v.string()),
});

/** The body of an event. */
export type LogEventAsk = v.InferInput<typeof logEventAskSchema>;

/** Notes what a visitor did; survives the page that sent it. */
export const logEvent = defineCall({
  name: 'log-event',
  ...LOG_EVENT,
  auth: 'optional',
  keepalive: true,
  asks: { body: logEventAskSchema },
  answers: emptyAnswerSchema,
});
