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
export const emptyResponseSchema = v.nullish(v.object({}), {});

/** A count of things: a whole number, 0 or more. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An amount that may be absent; null on our side, so that its line is left out. */
export const maybeAmount = v.nullish(amountSchema, null);

/** An instant that may be absent; null on our side. */
export const maybeInstant = v.nullish(instantSchema, null);

/** A flag that may be absent; off then. */
export const maybeFlag = v.nullish(v.boolean(), false);

/** A number that may be absent; null on our side. */
export const maybeNumber = v.nullish(v.pipe(v.number(), v.finite()), null);

/** A list of texts that may be absent; empty then. */
export const maybeTexts = v.nullish(v.array(v.string()), []);

/** An address that a page may lead to or frame: http(s), or a path of the same origin; never `javascript:`. */
export const urlSchema = v.pipe(v.string(), v.regex(/^(?:https?:\/\/[^\s]|\/(?![/\\]))/i));

/** One of the words we know; a word of tomorrow is `unknown`, so that its row still shows. */
export function picklistOrUnknown<const W extends string>(words: readonly W[]) {
  return v.pipe(
    v.string(),
    v.transform((sent): W | 'unknown' => words.find((word) => word === sent) ?? 'unknown'),
  );
}

/** A whole number of a query string: a number when asked, digits on the wire. */
export function queryInteger(min: number, max: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** Which page of a list is asked: pages count from 1, 20 rows unless told, 200 at most. */
export const paginationFields = {
  pageNo: v.optional(queryInteger(1, 1_000_000), 1),
  limit: v.optional(queryInteger(1, 200), 20),
};

/** A text the player typed, at most 255 characters; null where the field is empty. */
export const optionalTextInput = v.nullish(v.pipe(v.string(), v.maxLength(255)));
