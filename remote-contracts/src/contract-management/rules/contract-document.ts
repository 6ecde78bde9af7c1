import { contractSchema, type Contract } from 'shared-kernel/domain/contract';

export type ContractDocument = Contract['documents'][number];

export const contractDocumentTypes = contractSchema.entries.documents.item.entries.type.options;

export const contractDocumentTypeLabel: Record<ContractDocument['type'], string> = {
  main_contract: 'Main contract',
  exhibit: 'Exhibit',
  amendment: 'Amendment',
};
