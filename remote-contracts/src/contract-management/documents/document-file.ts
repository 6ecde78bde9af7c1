import type { Contract } from 'shared-kernel/domain/contract';
import { documentFile } from 'shared-kernel/records';
import type { StoredFile } from 'shared-kernel/workspace';
import type { ContractDocument } from './contract-document';
import { sampleDocument } from './sample-document';

/** The file that was uploaded, or one made up for a document of the sample. */
export const fileOf = (
  contract: Contract,
  document: ContractDocument,
  stored: StoredFile | null | undefined,
) => documentFile(document, stored, () => sampleDocument(contract, document));
