import { type PdfContent } from './pdf-layout';
export declare function toPdf(content: PdfContent, createdAt: string): Uint8Array<ArrayBuffer>;
