export { readAmount } from './read-amount';
export { readNumber } from './read-number';
export { typedNumber } from './typed-number';
