import * as v from 'valibot';

/** The largest amount of money, in units of its currency: up to it a number holds every cent. */
export const largestAmount = 90_000_000_000_000;

const tooLarge = 'Beyond 90,000,000,000,000';

/** An amount of money. */
export const amountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(largestAmount, tooLarge));

/** An amount of money that may be owed. */
export const balanceSchema = v.pipe(
  v.number(),
  v.minValue(-largestAmount, tooLarge),
  v.maxValue(largestAmount, tooLarge),
);

/** How many there are of something. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
