export { type PdfBlock, type PdfContent } from './pdf-content';
export { toPdf } from './to-pdf';
