import { type ContractDocument } from 'shared-kernel/domain/contract';

/** How each document type reads on screen (C7). */
export const contractDocumentTypeLabel: Record<ContractDocument['type'], string> = {
  main_contract: 'Main contract',
  exhibit: 'Exhibit',
  amendment: 'Amendment',
};
