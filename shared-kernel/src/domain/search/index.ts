export { nothingFoundText } from './nothing-found-text';
export { prepareSearch, textMatcher, type SearchReach } from './text-matcher';
