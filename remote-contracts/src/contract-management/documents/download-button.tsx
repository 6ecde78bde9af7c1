import type { Contract } from 'shared-kernel/domain/contract';
import { DownloadFileButton } from 'shared-kernel/records';
import { useCommand, useRecordReader } from 'shared-kernel/workspace';
import { downloadContractDocument } from '../commands/view-contracts';
import type { ContractDocument } from '../rules/contract-document';
import { loadContractDocumentFile } from './create-sample-document';

interface DownloadButtonProps {
  readonly contract: Contract;
  readonly document: ContractDocument;
}

export function DownloadButton({ contract, document }: DownloadButtonProps) {
  const read = useRecordReader();
  return (
    <DownloadFileButton
      fileName={document.name}
      command={useCommand(downloadContractDocument)}
      readFile={async () =>
        loadContractDocumentFile(contract, document, await read('files', document.id))
      }
    />
  );
}
