export { maxSearchLength, truncateSearchText } from './truncate-search-text';
export { prepareSearch, createTextMatcher, type SearchMode } from './text-matcher';
