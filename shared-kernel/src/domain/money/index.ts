export { readAmount, readNumber } from './read-number';
export { typedNumber } from './typed-number';
