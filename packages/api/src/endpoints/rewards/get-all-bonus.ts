import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import {
  countSchema,
  dateSchema,
  idSchema,
  instantSchema,
  maybeFlag,
  maybeText,
  maybeTexts,
  paginationFields,
  queryFlagSchema,
  queryInteger,
} from '../../fields.ts';
import { bonusLabelSchema } from './bonus-label.ts';

/**
 * Which promotions are wanted: everything of S1 §7, PRO-08. `dayOfWeek` is 1 Monday … 7, `timeZone` an IANA name,
 * `language` the page's locale, `calendarDateTime` the chosen day or instant.
 */
const allBonusQuerySchema = v.object({
  ...paginationFields,
  isDeposit: v.optional(queryFlagSchema),
  language: v.optional(idSchema),
  cpnc: v.optional(v.string()),
  dayOfWeek: v.optional(queryInteger(1, 7)),
  timeZone: v.optional(idSchema),
  countryCheck: v.optional(queryFlagSchema),
  currencyCode: v.optional(idSchema),
  countryCode: v.optional(idSchema),
  subdivision: v.optional(v.string()),
  type: v.optional(v.picklist(['freespins', 'deposit', 'no_deposit'])),
  calendarDateTime: v.optional(v.union([dateSchema, instantSchema])),
});

/** What the promotions are asked with; `pageNo` is the query's own. */
export type AllBonusRequest = Omit<v.InferInput<typeof allBonusQuerySchema>, 'pageNo'>;

const timeOfDay = v.nullish(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)), null);

/**
 * One promotion: the bonus it gives, its banner, and when it holds. `validOnDays` are weekdays, 1 Monday … 7, empty for
 * all; `fromTime` and `toTime` are `HH:mm` in `timeZone`; `claimed` says the player has it already.
 */
const promotionSchema = v.object({
  ...bonusLabelSchema.entries,
  banner: v.nullish(
    v.object({ bannerTitle: v.string(), image: maybeText, text: maybeText, href: maybeText }),
    null,
  ),
  description: maybeText,
  terms: maybeTexts,
  validOnDays: v.nullish(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), []),
  fromTime: timeOfDay,
  toTime: timeOfDay,
  timeZone: maybeText,
  couponNeeded: maybeFlag,
  claimed: maybeFlag,
  check: v.nullish(
    v.object({ code: idSchema, until: v.nullish(instantSchema, null), reference: maybeText }),
    null,
  ),
});

/** A promotion; `check` is why this player cannot take it now: a bonus check code, and until when (S2 §8). */
export type Promotion = v.InferOutput<typeof promotionSchema>;

/** Reads one page of the promotions, for a visitor or a player (PRO-01). */
export const getAllBonus = defineEndpoint({
  name: 'get-all-bonus',
  method: 'GET',
  path: '/api/admin/get-all-bonus',
  auth: 'optional',
  request: { query: allBonusQuerySchema },
  response: v.object({
    bonus: v.object({ count: v.nullish(countSchema, 0), rows: v.nullish(v.array(promotionSchema), []) }),
  }),
});
