export { maxSearchLength, searchText } from './search-text';
export { prepareSearch, textMatcher, type SearchMode } from './text-matcher';
