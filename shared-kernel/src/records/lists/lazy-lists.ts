/** What looks after views and columns: in one file, which comes with the first press. */
export { ColumnsDialog } from './columns-dialog';
export { ViewsDialog } from './views-dialog';
