import type { Client } from 'shared-kernel/domain/client';
import { DownloadFileButton } from 'shared-kernel/records';
import { useCommand, useReadRecord } from 'shared-kernel/workspace';
import type { ClientDocument } from '../client-document';
import { downloadClientDocument } from '../commands/download-document';
import { fileOf } from './document-file';

interface DownloadButtonProps {
  readonly client: Client;
  readonly document: ClientDocument;
}

/** Hands out a document's file. */
export function DownloadButton({ client, document }: DownloadButtonProps) {
  const read = useReadRecord();
  return (
    <DownloadFileButton
      fileName={document.name}
      command={useCommand(downloadClientDocument)}
      readFile={async () => fileOf(client, document, await read('files', document.id))}
      iconOnly
    />
  );
}
