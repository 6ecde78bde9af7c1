import { toPdf, type PdfContent } from '../format';
import type { PreviewedFile } from './file-preview';

/** A document's file as it is shown and handed out. */
export interface DocumentFile extends PreviewedFile {
  /** Made for a document of the sample, which no one uploaded. */
  readonly isSample: boolean;
}

interface ListedDocument {
  readonly name: string;
  readonly uploadDate: string;
}

interface KeptFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/**
 * The file that was uploaded, byte for byte, or a page made up for a document of the sample.
 *
 * @example
 * const file = await documentFile(
 *   { name: 'licence.pdf', uploadDate: '2024-07-22' },
 *   stored,
 *   () => ({ title: 'Licence', blocks: [], footer: 'Sample document' }),
 * );
 */
export async function documentFile(
  document: ListedDocument,
  stored: KeptFile | null | undefined,
  sample: () => PdfContent,
): Promise<DocumentFile> {
  if (stored) {
    const { name, mediaType, bytes } = stored;
    return { name, mediaType, bytes: new Uint8Array(bytes), isSample: false };
  }
  return {
    name: document.name,
    mediaType: 'application/pdf',
    bytes: await toPdf(sample(), `${document.uploadDate}T00:00:00.000Z`),
    isSample: true,
  };
}
