import type { PortalKey } from '../portal';
import type { Contract } from './contract.schema';

/** A person by portal and name. */
export interface ContractPerson {
  readonly by: PortalKey;
  readonly name: string;
}

/** Whether a person submitted the contract for its legal review. Records of earlier versions do not name who did. */
export const isSubmittedBy = (
  { submitted }: Pick<Contract, 'submitted'>,
  { by, name }: ContractPerson,
): boolean => submitted !== undefined && (submitted.by === by || submitted.name === name);

/** Whether there is a text that a legal review can be about. */
export const hasMainDocument = ({ documents }: Pick<Contract, 'documents'>): boolean =>
  documents.some(({ type }) => type === 'main_contract');
