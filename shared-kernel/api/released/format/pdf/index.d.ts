export { type PdfBlock, type PdfContent } from './pdf-layout';
export { toPdf } from './to-pdf';
