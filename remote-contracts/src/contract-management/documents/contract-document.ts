import { contractSchema, type Contract } from 'shared-kernel/domain/contract';

export type ContractDocument = Contract['documents'][number];

/** What a document may be to its contract (C7). */
export const contractDocumentTypes = contractSchema.entries.documents.item.entries.type.options;

/** How each document type reads on screen (C7). */
export const contractDocumentTypeLabel: Record<ContractDocument['type'], string> = {
  main_contract: 'Main contract',
  exhibit: 'Exhibit',
  amendment: 'Amendment',
};
