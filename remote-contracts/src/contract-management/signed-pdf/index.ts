export { readSignatures } from './read-signatures';
export { signPdf } from './sign-pdf';
