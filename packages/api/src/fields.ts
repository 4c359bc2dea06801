import * as v from 'valibot';

/** An amount of money in the player's currency: a JSON number, never infinite. */
export const amountSchema = v.pipe(v.number(), v.finite());

/** A calendar date, `yyyy-MM-dd`, in the zone its field speaks of. */
export const dateSchema = v.pipe(v.string(), v.isoDate());

/** An instant as ISO 8601 with offset. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** A name the platform gave to something; never empty. */
export const idSchema = v.pipe(v.string(), v.nonEmpty());

/** An id that some platforms send as a number; always a string on our side. */
export const looseIdSchema = v.pipe(v.union([idSchema, v.number()]), v.transform(String));

/** A text that may be absent or null; null on our side. */
export const maybeText = v.nullish(v.string(), null);

/** A flag in a query string: booleans when asked, `true` or `false` on the wire. */
export const queryFlagSchema = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((flag) => flag === true || flag === 'true'),
);

/** An answer that says nothing but that it was done. */
export const emptyAnswerSchema = v.nullish(v.object({}), {});
