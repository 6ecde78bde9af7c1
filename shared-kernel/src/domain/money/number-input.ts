import * as v from 'valibot';
import { parseNumber, type ParsedNumber } from './parse-number';

const read = (typed: number | string): ParsedNumber =>
  typeof typed === 'number' ? { value: typed } : parseNumber(typed);

const isEmpty = (typed: number | string) => typeof typed === 'string' && typed.trim() === '';

/** Schema of a number field. Its value is a number or a text that `parseNumber` can parse. */
export const createNumberInputSchema = (message: string) =>
  v.pipe(
    v.union([v.number(), v.string()], message),
    v.check(
      (typed) => read(typed).reason === undefined,
      ({ input }) => (isEmpty(input) ? message : (read(input).reason ?? message)),
    ),
    v.transform((typed) => read(typed).value ?? Number.NaN),
  );
