export { parseAmount } from './read-number';
export { createNumberInputSchema } from './number-input';
