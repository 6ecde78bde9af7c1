/** Rounds an amount to cents, so that sums have no floating-point errors. */
export const toCents = (amount: number): number => Math.round(amount * 100) / 100;
