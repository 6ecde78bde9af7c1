import * as v from 'valibot';
import { isDate, isTimestamp } from './times';

const span = 'from 1900 to 2199';

/**
 * A moment as an ISO 8601 string to the second or finer, with `Z` or an offset `±hh:mm`, such as
 * `2024-07-22T09:00:00.000Z`: one that the calendar has, from 1900 to 2199 in UTC.
 */
export const timestampSchema = v.pipe(
  v.string(),
  v.check(isTimestamp, `Not a moment ${span} such as 2024-07-22T09:00:00Z`),
);

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199; `message` says what is wrong with any other text. */
export const dateSchemaOf = (message: string) => v.pipe(v.string(), v.check(isDate, message));

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199. */
export const dateSchema = dateSchemaOf(`Not a day ${span} such as 2024-07-22`);

/** A compliance score, 0 to 100. */
export const scoreSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
