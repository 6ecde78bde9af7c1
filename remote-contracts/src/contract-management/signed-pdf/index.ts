export { mergePdfFiles, loadPdfDocument } from './merge-pdf-files';
export { readSignatures } from './read-signatures';
export { signPdf } from './sign-pdf';
