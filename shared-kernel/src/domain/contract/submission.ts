import { isSamePerson, type PortalPerson } from '../portal';
import type { Contract } from './contract.schema';

/**
 * Whether a user submitted the contract for its legal review. Returns false for older records, which do not contain the
 * user.
 */
export const isSubmittedBy = (
  { submitted }: Pick<Contract, 'submitted'>,
  person: PortalPerson,
): boolean => submitted !== undefined && isSamePerson(submitted, person);

/** Whether the contract has a main document, which a legal review requires. */
export const hasMainDocument = ({ documents }: Pick<Contract, 'documents'>): boolean =>
  documents.some(({ type }) => type === 'main_contract');
