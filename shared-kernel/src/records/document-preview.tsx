import { useEffect, useState } from 'react';
import { DetailSkeleton, EmptyState } from '../ui';
import { type DocumentFile, FilePreview } from './file-preview';

export interface DocumentPreviewProps {
  /** The promise returned by `loadDocumentFile`. It must be the same promise in every render. */
  readonly file: Promise<DocumentFile>;
}

interface Settled {
  readonly of: Promise<DocumentFile>;
  readonly file?: DocumentFile;
}

function useSettled(promise: Promise<DocumentFile>): Settled | undefined {
  const [settled, setSettled] = useState<Settled>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Omit<Settled, 'of'>) => {
      if (isCurrent) setSettled({ of: promise, ...next });
    };
    promise.then(
      (file) => settle({ file }),
      () => settle({}),
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return settled?.of === promise ? settled : undefined;
}

/** Shows a document, or a loading state until its file has loaded. */
export function DocumentPreview({ file: promise }: DocumentPreviewProps) {
  const settled = useSettled(promise);
  if (!settled) return <DetailSkeleton />;
  const { file } = settled;
  if (!file)
    return (
      <EmptyState
        title="The document could not be created"
        description="Check the connection, then open the document again."
      />
    );
  return (
    <FilePreview
      file={file}
      note={file.isSample ? 'Sample file. No document has been uploaded.' : undefined}
    />
  );
}
