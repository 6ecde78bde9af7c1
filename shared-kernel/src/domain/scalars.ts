import * as v from 'valibot';

/** A moment as an ISO 8601 string with its zone, such as `2024-07-22T09:00:00.000Z`. */
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp());

/** A calendar day, `YYYY-MM-DD`. */
export const dateSchema = v.pipe(v.string(), v.isoDate());

/** A compliance score, 0 to 100. */
export const scoreSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
