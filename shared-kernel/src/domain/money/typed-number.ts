import * as v from 'valibot';
import { readNumber, type ReadNumber } from './read-number';

const read = (typed: number | string): ReadNumber =>
  typeof typed === 'number' ? { value: typed } : readNumber(typed);

const isEmpty = (typed: number | string) => typeof typed === 'string' && typed.trim() === '';

/**
 * A number as a number field gives it: the number, or the text that is none, which is refused with the
 * reason. `message` is the one for an empty field.
 */
export const typedNumber = (message: string) =>
  v.pipe(
    v.union([v.number(), v.string()], message),
    v.check(
      (typed) => read(typed).reason === undefined,
      ({ input }) => (isEmpty(input) ? message : (read(input).reason ?? message)),
    ),
    v.transform((typed) => read(typed).value ?? Number.NaN),
  );
