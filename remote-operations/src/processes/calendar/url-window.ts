import { readNumber } from 'shared-kernel/domain/money';

/** Further than a record's own times reach nothing is to be seen. */
const farthest = 3000;

/** How many windows away from the sample's own the calendar was moved; `undefined` where it was not, or for what is none. */
export const urlWindow = () => ({
  parse: (raw: string | null): number | undefined => {
    const { value: away = NaN } = readNumber(raw ?? '');
    return Number.isInteger(away) && Math.abs(away) <= farthest ? away : undefined;
  },
  format: (away: number | undefined) => (away === undefined ? null : String(away)),
});
