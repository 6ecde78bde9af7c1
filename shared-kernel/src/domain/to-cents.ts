/** An amount of money to the cent, so that a sum does not carry the dust of binary fractions. */
export const toCents = (amount: number): number => Math.round(amount * 100) / 100;
