export { parseAmount } from './parse-number';
export { createNumberInputSchema } from './number-input';
