export { readAmount } from './read-number';
export { typedNumber } from './typed-number';
