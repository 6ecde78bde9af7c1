import type { PdfContent } from './pdf-content';

/**
 * Creates a tagged A4 PDF of plain text with a title, line wrapping and page numbers. Equal content with an equal
 * `createdAt` (ISO) produces equal bytes. The promise rejects if a script or font cannot be downloaded.
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
