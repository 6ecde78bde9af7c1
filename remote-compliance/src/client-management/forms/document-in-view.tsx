import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import type { ClientDocument } from '../client-document';
import { DocumentPreview } from 'shared-kernel/records';
import { DataView, DetailSkeleton } from 'shared-kernel/ui';
import { useRecord, type StoredFile } from 'shared-kernel/workspace';
import { fileOf } from '../profile/document-file';

interface DocumentInViewProps {
  readonly client: Client;
  readonly document: ClientDocument;
}

function Preview({
  client,
  document,
  stored,
}: DocumentInViewProps & { stored: StoredFile | null }) {
  const file = useMemo(() => fileOf(client, document, stored), [client, document, stored]);
  return <DocumentPreview file={file} />;
}

/** What the document says. */
export function DocumentInView({ client, document }: DocumentInViewProps) {
  return (
    <DataView query={useRecord('files', document.id)} skeleton={<DetailSkeleton />}>
      {(stored) => <Preview client={client} document={document} stored={stored} />}
    </DataView>
  );
}
