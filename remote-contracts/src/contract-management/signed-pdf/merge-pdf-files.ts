import { PDF } from '@libpdf/core';

export interface PdfSourceFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Size of an A4 page (ISO 216) and its margin, in points. */
const sheet = { short: 595.28, long: 841.89, margin: 36 } as const;

const allOf = (document: PDF) => Array.from({ length: document.getPageCount() }, (_, page) => page);

/** Returns an unencrypted PDF. Pages of an encrypted document are copied into a new document. */
async function readPdf(bytes: Uint8Array): Promise<PDF | undefined> {
  const document = await PDF.load(bytes);
  if (!document.isAuthenticated || document.getPageCount() === 0) return undefined;
  const form = document.getForm();
  // Converts form fields and signatures to plain page content, because joining files invalidates signatures.
  form?.flatten();
  for (const key of ['Perms', 'DSS']) document.getCatalog().delete(key);
  if (!document.isEncrypted) return document;
  const copy = PDF.create();
  await copy.copyPagesFrom(document, allOf(document));
  return copy;
}

/** Places an image on its own page. The image fills the page, but uses at most 1 point per pixel. */
function picturePage(bytes: Uint8Array): PDF {
  const document = PDF.create();
  const image = document.embedImage(bytes);
  const isWide = image.width > image.height;
  const [width, height] = isWide ? [sheet.long, sheet.short] : [sheet.short, sheet.long];
  const room = { width: width - 2 * sheet.margin, height: height - 2 * sheet.margin };
  const scale = Math.min(1, room.width / image.width, room.height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  document.addPage({ width, height }).drawImage(image, {
    x: (width - size.width) / 2,
    y: height - sheet.margin - size.height,
    ...size,
  });
  return document;
}

/** Returns the pages of a file. Returns `undefined` if the file has no pages, is encrypted or is damaged. */
export async function loadPdfDocument({
  mediaType,
  bytes,
}: PdfSourceFile): Promise<PDF | undefined> {
  try {
    if (mediaType === 'application/pdf') return await readPdf(bytes);
    return mediaType.startsWith('image/') ? picturePage(bytes) : undefined;
  } catch {
    return undefined;
  }
}

export async function mergePdfFiles(
  [first, ...others]: readonly [PDF, ...PDF[]],
  title: string,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  for (const other of others) await first.copyPagesFrom(other, allOf(other));
  first.setTitle(title, { showInWindowTitleBar: true });
  if (first.getLanguage() === undefined) first.setLanguage('en-US');
  first.setModificationDate(now);
  return new Uint8Array(await first.save());
}
