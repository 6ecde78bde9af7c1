import { Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { DetailSkeleton, EmptyState } from '../ui';
import { type DocumentFile, FilePreview } from './file-preview';

export interface DocumentPreviewProps {
  /** The promise that `documentFile` returned. The caller must pass the same promise in every render. */
  readonly file: Promise<DocumentFile>;
}

const failed = (
  <EmptyState
    title="The document could not be created"
    description="Check the connection, then open it again."
  />
);

function LoadedPreview({ file: promise }: DocumentPreviewProps) {
  const file = use(promise);
  return (
    <FilePreview
      file={file}
      note={file.isSample ? 'Sample file. No document has been uploaded.' : undefined}
    />
  );
}

/**
 * Shows a document’s file as soon as the file has loaded.
 *
 * @example
 * <DocumentPreview file={documentFile(licence, stored, () => sample)} />
 */
export const DocumentPreview = ({ file }: DocumentPreviewProps) => (
  <ErrorBoundary fallback={failed} resetKeys={[file]}>
    <Suspense fallback={<DetailSkeleton />}>
      <LoadedPreview file={file} />
    </Suspense>
  </ErrorBoundary>
);
