export { fileKinds } from './file-kind';
export { maxImportRows } from './max-import-rows';
