export { nothingFoundText } from './nothing-found-text';
export {
  isBlank,
  isNarrower,
  joinedMatcher,
  joinedTexts,
  textMatcher,
  type SearchReach,
} from './text-matcher';
