export { textMatcher } from './text-matcher';
