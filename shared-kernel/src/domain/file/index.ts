export { fileKinds } from './file-kind';
export { maxImportRows } from './max-import-rows';
export type { StoredFile } from './stored-file';
