import { type Client } from 'shared-kernel/domain/client';
import { type ClientDocument } from '../client-document';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand, useReadRecord } from 'shared-kernel/workspace';
import { downloadClientDocument } from '../commands/download-document';
import { fileOf } from './document-file';

interface DownloadButtonProps {
  readonly client: Client;
  readonly document: ClientDocument;
}

/** Hands out a document's file. */
export function DownloadButton({ client, document }: DownloadButtonProps) {
  const { run, availability, isPending } = useCommand(downloadClientDocument);
  const read = useReadRecord();
  const download = async () => {
    const result = await run({ fileName: document.name });
    if (result.status !== 'done') return;
    const file = fileOf(client, document, await read('files', document.id));
    downloadFile(file.name, file.mediaType, file.bytes);
  };
  return (
    <CommandButton
      size="small"
      icon={<Icon name="download" />}
      aria-label={`Download ${document.name}`}
      availability={availability}
      loading={isPending}
      onPress={() => void download()}
    />
  );
}
