import type { PdfContent } from './pdf-content';
export declare const toPdf: (content: PdfContent, createdAt: string) => Promise<Uint8Array<ArrayBuffer>>;
