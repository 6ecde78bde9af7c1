import { useCallback, type ReactNode } from 'react';
import { EmptyState } from '../ui';
import styles from './file-preview.module.css';
import { toPdf, type PdfContent } from '../format';

export interface PreviewedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface FilePreviewProps {
  readonly file: PreviewedFile;
  readonly note?: ReactNode;
}

const pdfType = 'application/pdf';
const hideNavigationPane = '#navpanes=0';

function useObjectSource({ bytes, mediaType }: PreviewedFile) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
      element.src = mediaType === pdfType ? `${address}${hideNavigationPane}` : address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes, mediaType],
  );
}

const Picture = ({ file }: FilePreviewProps) => (
  <img ref={useObjectSource(file)} alt={file.name} className={styles.image} />
);

// The frame has no `sandbox`, because Chromium does not show PDFs in a sandboxed frame. The file was verified to be a
// PDF, so its content cannot run as HTML.
const Page = ({ file }: FilePreviewProps) => (
  <iframe ref={useObjectSource(file)} title={file.name} className={styles.page} />
);

const NoPreview = ({ why }: { readonly why: string }) => (
  <EmptyState title="No preview" description={`${why} Download the file to open it.`} />
);

/** Shows a PDF or an image from memory in the browser’s viewer. For other types of files, explains how to open them. */
export function FilePreview({ file, note }: FilePreviewProps) {
  const isPdf = file.mediaType === pdfType;
  if (!isPdf && !file.mediaType.startsWith('image/'))
    return <NoPreview why="This file type has no preview." />;
  if (isPdf && !navigator.pdfViewerEnabled)
    return <NoPreview why="This browser has no PDF viewer." />;
  return (
    <figure className={styles.preview}>
      {note !== undefined && <figcaption className={styles.note}>{note}</figcaption>}
      {isPdf ? <Page file={file} /> : <Picture file={file} />}
    </figure>
  );
}

export interface DocumentFile extends PreviewedFile {
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
 * Returns the uploaded file byte for byte, or a generated PDF for a sample document.
 *
 * @example
 * const file = await loadDocumentFile(
 *   { name: 'licence.pdf', uploadDate: '2024-07-22' },
 *   stored,
 *   () => ({ title: 'Licence', blocks: [], footer: 'Sample document' }),
 * );
 */
export async function loadDocumentFile(
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
