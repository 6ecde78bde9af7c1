import { Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { DetailSkeleton, EmptyState } from '../ui';
import { type DocumentFile, FilePreview } from './file-preview';

export interface DocumentPreviewProps {
  /** The promise returned by `loadDocumentFile`. It must be the same promise in every render. */
  readonly file: Promise<DocumentFile>;
}

function LoadedPreview({ file: promise }: DocumentPreviewProps) {
  const file = use(promise);
  return (
    <FilePreview
      file={file}
      note={file.isSample ? 'Sample file. No document has been uploaded.' : undefined}
    />
  );
}

const failed = (
  <EmptyState
    title="The document could not be created"
    description="Check the connection, then open the document again."
  />
);

/** Shows a document, or a loading state until its file has loaded. */
export const DocumentPreview = ({ file }: DocumentPreviewProps) => (
  <ErrorBoundary fallback={failed} resetKeys={[file]}>
    <Suspense fallback={<DetailSkeleton />}>
      <LoadedPreview file={file} />
    </Suspense>
  </ErrorBoundary>
);
