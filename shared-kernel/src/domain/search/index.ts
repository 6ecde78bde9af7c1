export { nothingFoundText } from './nothing-found-text';
export { textMatcher } from './text-matcher';
