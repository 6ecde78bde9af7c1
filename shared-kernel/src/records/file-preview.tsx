import { useCallback, type ReactNode } from 'react';
import { EmptyState } from '../ui';
import styles from './file-preview.module.css';
import { toPdf, type PdfContent } from '../format';

/** A file in memory, as it is shown and handed out. */
export interface PreviewedFile {
  readonly name: string;
  /** Such as `application/pdf`. */
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface FilePreviewProps {
  readonly file: PreviewedFile;
  /** A line above it, such as that it is a sample. */
  readonly note?: ReactNode;
}

const pdfType = 'application/pdf';
/** Asks the browser’s viewer for the page without the list of pages beside it. */
const pageAlone = '#navpanes=0';

function useObjectSource({ bytes, mediaType }: PreviewedFile) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
      element.src = mediaType === pdfType ? `${address}${pageAlone}` : address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes, mediaType],
  );
}

const Picture = ({ file }: FilePreviewProps) => (
  <img ref={useObjectSource(file)} alt={file.name} className={styles.image} />
);

// Without `sandbox`, in which Chromium never shows a PDF. The bytes begin as a PDF's and
// have its media type, so that a page which calls itself one never runs.
const Page = ({ file }: FilePreviewProps) => (
  <iframe ref={useObjectSource(file)} title={file.name} className={styles.page} />
);

const NoPreview = ({ why }: { readonly why: string }) => (
  <EmptyState title="No preview" description={`${why} Download the file to open it.`} />
);

/** A PDF or a picture, drawn by the browser from memory; anything else says how to open it. */
export function FilePreview({ file, note }: FilePreviewProps) {
  const isPdf = file.mediaType === pdfType;
  if (!isPdf && !file.mediaType.startsWith('image/'))
    return <NoPreview why="A browser cannot show this kind of file." />;
  if (isPdf && !navigator.pdfViewerEnabled)
    return <NoPreview why="This browser has no PDF viewer." />;
  return (
    <figure className={styles.preview}>
      {note !== undefined && <figcaption className={styles.note}>{note}</figcaption>}
      {isPdf ? <Page file={file} /> : <Picture file={file} />}
    </figure>
  );
}

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
