import { type Contract } from 'shared-kernel/domain/contract';
import { type ContractDocument } from './contract-document';
import { CommandButton, downloadFile, Icon, VisuallyHidden } from 'shared-kernel/ui';
import { useCommand, useReadRecord } from 'shared-kernel/workspace';
import { downloadContractDocument } from '../commands/look-at-document';
import { fileOf } from './document-file';

interface DownloadButtonProps {
  readonly contract: Contract;
  readonly document: ContractDocument;
}

/** Hands out a document's file, byte for byte as it was uploaded. */
export function DownloadButton({ contract, document }: DownloadButtonProps) {
  const { run, availability, isPending } = useCommand(downloadContractDocument);
  const read = useReadRecord();
  const download = async () => {
    const result = await run({ fileName: document.name });
    if (result.status !== 'done') return;
    const file = fileOf(contract, document, await read('files', document.id));
    downloadFile(file.name, file.mediaType, file.bytes);
  };
  return (
    <CommandButton
      size="small"
      icon={<Icon name="download" />}
      availability={availability}
      loading={isPending}
      onPress={() => void download()}
    >
      <span>
        Download <VisuallyHidden>{document.name}</VisuallyHidden>
      </span>
    </CommandButton>
  );
}
