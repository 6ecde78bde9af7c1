export { nothingFoundText } from './nothing-found-text';
export { isBlank, isNarrower, joinedMatcher, joinedTexts, textMatcher } from './text-matcher';
