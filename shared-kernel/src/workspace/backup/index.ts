/** What tells which backups there are; it comes when somebody looks at them. */
export { keptBackups } from './kept-backups';
