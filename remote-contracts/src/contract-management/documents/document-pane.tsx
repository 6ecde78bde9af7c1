import { useCallback } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import type { StoredFile } from 'shared-kernel/domain/file';
import { DocumentPreview } from 'shared-kernel/records';
import type { ContractDocument } from '../rules/contract-document';
import { loadContractDocumentFile } from './create-sample-document';

interface DocumentPaneProps {
  readonly contract: Contract;
  readonly document: ContractDocument;
}

export function DocumentPane({ contract, document }: DocumentPaneProps) {
  const load = useCallback(
    (stored: StoredFile | null) => loadContractDocumentFile(contract, document, stored),
    [contract, document],
  );
  return <DocumentPreview fileId={document.id} load={load} />;
}
