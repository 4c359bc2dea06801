import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { amountSchema } from '../../fields.ts';

/** The accumulator's figures: net gaming revenue, what it pays, and the percent between (ACC-03). */
export const calendarAwardSchema = v.object({
  ngr: amountSchema,
  payout: amountSchema,
  percent: amountSchema,
});

/** `{ ngr, payout, percent }`, amounts in the player's currency. */
export type CalendarAward = v.InferOutput<typeof calendarAwardSchema>;

/** The award inside its answer. */
export const calendarAwardResponseSchema = v.object({ userCalendarData: calendarAwardSchema });

/** Reads the player's running cashback; polled every 15 s. */
export const getCalendarAward = defineEndpoint({
  name: 'get-calendar-award',
  method: 'GET',
  path: '/api/user/calendar-award',
  auth: 'required',
  request: {},
  response: calendarAwardResponseSchema,
});
