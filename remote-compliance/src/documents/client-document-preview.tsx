import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { DocumentPreview } from 'shared-kernel/records';
import { DataView, DetailSkeleton } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import type { ClientDocument } from './client-document';
import { loadClientDocumentFile } from './sample-document';

export interface ClientDocumentPreviewProps {
  readonly client: Client;
  readonly document: ClientDocument;
}

export function ClientDocumentPreview({ client, document }: ClientDocumentPreviewProps) {
  const query = useRecord('files', document.id);
  const { data: stored } = query;
  const file = useMemo(
    () => (stored === undefined ? undefined : loadClientDocumentFile(client, document, stored)),
    [client, document, stored],
  );
  return (
    <DataView query={query} skeleton={<DetailSkeleton />}>
      {() => file && <DocumentPreview file={file} />}
    </DataView>
  );
}
