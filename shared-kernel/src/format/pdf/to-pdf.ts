import type { PdfContent } from './pdf-content';

/**
 * Creates a tagged A4 PDF of plain text with title, line wrapping and page numbers. It supports all scripts for which
 * the product has fonts. The same content and `createdAt` (ISO) give the same bytes. It loads the PDF chunk and
 * fonts, and fails if a download fails.
 *
 * @example
 * const bytes = await toPdf(
 *   { title: 'Certificate', blocks: [{ kind: 'paragraph', text: 'Signed.' }], footer: 'Trustfold' },
 *   now,
 * );
 */
export const toPdf = (content: PdfContent, createdAt: string): Promise<Uint8Array<ArrayBuffer>> =>
  import(/* webpackChunkName: "pdf" */ './write-pdf').then(({ writePdf }) =>
    writePdf(content, createdAt),
  );
