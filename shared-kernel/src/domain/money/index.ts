export { readAmount } from './read-number';
export { numberInputSchema } from './number-input';
