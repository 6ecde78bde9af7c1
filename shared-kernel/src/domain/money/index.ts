export { readAmount } from './read-number';
export { numberInputSchema } from './typed-number';
