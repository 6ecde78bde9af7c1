export { maxSearchLength, searchText } from './search-text';
export { prepareSearch, textMatcher, type SearchReach } from './text-matcher';
