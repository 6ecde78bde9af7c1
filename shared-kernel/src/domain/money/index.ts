export { parseAmount } from './read-number';
export { numberInputSchema } from './number-input';
