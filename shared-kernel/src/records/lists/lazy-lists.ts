/** The dialogs for views and columns, in one chunk that loads on first use. */
export { ColumnsDialog } from './columns-dialog';
export { SavedViewsDialog } from './saved-views-dialog';
