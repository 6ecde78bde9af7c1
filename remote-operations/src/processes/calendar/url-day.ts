import { readNumber } from 'shared-kernel/domain/money';

/** A day of a month in the query string, 1 to 31; `undefined` for anything else. */
export const urlDay = () => ({
  parse: (raw: string | null): number | undefined => {
    const { value: day = NaN } = readNumber(raw ?? '');
    return Number.isInteger(day) && day >= 1 && day <= 31 ? day : undefined;
  },
  format: (day: number | undefined) => (day === undefined ? null : String(day)),
});
