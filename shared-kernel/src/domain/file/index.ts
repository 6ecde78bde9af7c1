export { fileKinds } from './file-kind';
