/** What tells which backups there are; it loads when a reader looks at them. */
export { keptBackups } from './kept-backups';
