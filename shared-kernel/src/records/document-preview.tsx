import { useEffect, useMemo, useState } from 'react';
import type { StoredFile } from '../domain/file';
import { DataView, DetailSkeleton, EmptyState } from '../ui';
import { useRecord } from '../workspace';
import styles from './document-preview.module.css';
import { type DocumentFile, FilePreview } from './file-preview';

type Loaded = DocumentFile | 'failed' | undefined;

function useLoaded(promise: Promise<DocumentFile>): Loaded {
  const [loaded, setLoaded] = useState<{ readonly of: typeof promise; readonly file: Loaded }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (file: Loaded) => isCurrent && setLoaded({ of: promise, file });
    promise.then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return loaded?.of === promise ? loaded.file : undefined;
}

export interface DocumentPreviewProps {
  /** The id of the document’s file in the collection `files`. */
  readonly fileId: string;
  /** Returns the document for the stored file, or for `null` if none was uploaded. */
  readonly load: (stored: StoredFile | null) => Promise<DocumentFile>;
}

function LoadedPreview({
  stored,
  load,
}: Pick<DocumentPreviewProps, 'load'> & { readonly stored: StoredFile | null }) {
  const promise = useMemo(() => load(stored), [load, stored]);
  const file = useLoaded(promise);
  if (file === undefined) return <DetailSkeleton />;
  if (file === 'failed')
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

/**
 * Shows a document, or a loading state until its file has loaded. Both have the same height, so that nothing below or
 * beside the document moves while the user signs or decides.
 */
export function DocumentPreview({ fileId, load }: DocumentPreviewProps) {
  return (
    <div className={styles.frame} data-has-viewer={navigator.pdfViewerEnabled || undefined}>
      <DataView query={useRecord('files', fileId)} skeleton={<DetailSkeleton />}>
        {(stored) => <LoadedPreview load={load} stored={stored} />}
      </DataView>
    </div>
  );
}
