export { mergePdfFiles, loadPdfDocument } from './join-pdf';
export { readSignatures } from './read-signatures';
export { signPdf } from './sign-pdf';
