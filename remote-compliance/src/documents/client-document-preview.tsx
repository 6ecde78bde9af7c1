import { useCallback } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import type { StoredFile } from 'shared-kernel/domain/file';
import { DocumentPreview } from 'shared-kernel/records';
import type { ClientDocument } from './client-document';
import { loadClientDocumentFile } from './sample-document';

export interface ClientDocumentPreviewProps {
  readonly client: Client;
  readonly document: ClientDocument;
}

export function ClientDocumentPreview({ client, document }: ClientDocumentPreviewProps) {
  const load = useCallback(
    (stored: StoredFile | null) => loadClientDocumentFile(client, document, stored),
    [client, document],
  );
  return <DocumentPreview fileId={document.id} load={load} />;
}
