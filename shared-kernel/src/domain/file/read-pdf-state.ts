import { PDF, PdfArray, PdfStream, type PDFPage, type PdfObject } from '@libpdf/core';

/** The state of a PDF: readable, locked by a password, or damaged. */
export type PdfState = 'readable' | 'locked' | 'damaged';

/** A truncated file lacks the end-of-file marker, which PDF readers look for in the last 1,024 bytes. */
const hasEnd = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(-1024)).includes('%%EOF');

function isWhole(document: PDF, { dict }: PDFPage): boolean {
  const resolved = (value: PdfObject | undefined) =>
    value?.type === 'ref' ? document.getObject(value) : value;
  const contents = dict.get('Contents');
  if (contents === undefined) return true;
  const whole = resolved(contents);
  const streams = whole instanceof PdfArray ? whole.toArray().map(resolved) : [whole];
  return streams.every((stream) => {
    if (!(stream instanceof PdfStream)) return false;
    stream.getDecodedData();
    return true;
  });
}

/** Checks whether a PDF can be signed and previewed. A PDF that only restricts permissions counts as `readable`. */
export async function readPdfState(bytes: Uint8Array): Promise<PdfState> {
  try {
    const document = await PDF.load(bytes);
    if (!document.isAuthenticated) return 'locked';
    const pages = document.getPages();
    const isSound =
      (hasEnd(bytes) || !document.recoveredViaBruteForce) &&
      pages.length > 0 &&
      pages.every((page) => isWhole(document, page));
    return isSound ? 'readable' : 'damaged';
  } catch {
    return 'damaged';
  }
}
