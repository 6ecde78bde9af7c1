import { readNumber } from 'shared-kernel/domain/money';

const urlInteger = (isAllowed: (value: number) => boolean) => ({
  parse: (raw: string | null): number | undefined => {
    const { value = NaN } = readNumber(raw ?? '');
    return Number.isInteger(value) && isAllowed(value) ? value : undefined;
  },
  format: (value: number | undefined) => (value === undefined ? null : String(value)),
});

/** A day of a month in the query string, 1 to 31; `undefined` for anything else. */
export const urlDay = () => urlInteger((day) => day >= 1 && day <= 31);

/** No record’s own times reach further than this. */
const farthest = 3000;

/** How many windows the calendar was moved from the sample’s own; `undefined` if it was not, or if it is not a number of windows. */
export const urlWindow = () => urlInteger((away) => Math.abs(away) <= farthest);
