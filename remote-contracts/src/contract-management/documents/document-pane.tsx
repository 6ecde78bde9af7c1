import { useMemo } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { DocumentPreview } from 'shared-kernel/records';
import { DataView, DetailSkeleton } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import type { ContractDocument } from '../rules/contract-document';
import { loadContractDocumentFile } from './create-sample-document';

interface DocumentPaneProps {
  readonly contract: Contract;
  readonly document: ContractDocument;
}

export function DocumentPane({ contract, document }: DocumentPaneProps) {
  const query = useRecord('files', document.id);
  const { data: stored } = query;
  const file = useMemo(
    () => (stored === undefined ? undefined : loadContractDocumentFile(contract, document, stored)),
    [contract, document, stored],
  );
  return (
    <DataView query={query} skeleton={<DetailSkeleton />}>
      {() => file && <DocumentPreview file={file} />}
    </DataView>
  );
}
