import * as v from 'valibot';
import { isDate, isTimestamp } from './times';

const span = 'from 1900 to 2199';

/** ISO 8601 timestamp with at least seconds and a time zone `Z` or `±hh:mm`, between 1900 and 2199 in UTC. */
export const timestampSchema = v.pipe(
  v.string(),
  v.check(isTimestamp, `Enter a time ${span} such as 2024-07-22T09:00:00Z`),
);

const notADay = `Enter a date ${span} such as 2024-07-22`;

/** Accepts an entered calendar date, `YYYY-MM-DD`, from 1900 to 2199. `message` is the error for an empty text. */
export const createDateSchema = (message: string) =>
  v.pipe(
    v.string(),
    v.check<string, (issue: v.CheckIssue<string>) => string>(isDate, ({ input }) =>
      input === '' ? message : notADay,
    ),
  );

export const dateSchema = v.pipe(v.string(), v.check(isDate, notADay));

/** A compliance score from 0 to 100. */
export const scoreSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
