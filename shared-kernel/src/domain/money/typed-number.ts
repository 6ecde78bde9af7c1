import * as v from 'valibot';
import { readNumber } from './read-number';

/**
 * A number as a number field gives it: the number, or the text that is none, which is refused with the
 * reason. `message` is the one for an empty field.
 */
export const typedNumber = (message: string) =>
  v.pipe(
    v.union([v.number(), v.string()], message),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      if (typeof value === 'number') return value;
      const read = readNumber(value);
      if (read.reason === undefined) return read.value;
      addIssue({ message: value.trim() === '' ? message : read.reason });
      return NEVER;
    }),
  );
