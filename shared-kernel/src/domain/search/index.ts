export { prepareSearch, textMatcher, type SearchReach } from './text-matcher';
