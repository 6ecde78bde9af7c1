import type { PdfContent } from './pdf-content';

/**
 * A tagged PDF of plain text on A4: titled, wrapped, paged and numbered, in letters of any of the scripts that the product
 * brings fonts for. The same content and `createdAt` (ISO) give the same bytes. What writes it, and the letters, are
 * fetched by then: it fails where they do not come.
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
