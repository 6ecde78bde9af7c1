import * as v from 'valibot';

/** Maximum amount in major units of a currency. Up to this limit, a JavaScript number represents every cent exactly. */
export const maxAmount = 90_000_000_000_000;

const tooLarge = 'Enter at most 90,000,000,000,000';

export const amountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(maxAmount, tooLarge));

/** Schema for an account balance, which may be negative. */
export const balanceSchema = v.pipe(
  v.number(),
  v.minValue(-maxAmount, tooLarge),
  v.maxValue(maxAmount, tooLarge),
);

export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
