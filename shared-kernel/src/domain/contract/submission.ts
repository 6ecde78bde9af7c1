import { isSamePerson, type PortalPerson } from '../portal';
import type { Contract } from './contract.schema';

/**
 * Whether a person submitted the contract for its legal review; false for older records, which do not name the
 * person.
 */
export const isSubmittedBy = (
  { submitted }: Pick<Contract, 'submitted'>,
  person: PortalPerson,
): boolean => submitted !== undefined && isSamePerson(submitted, person);

/** Whether the contract has a text for a legal review. */
export const hasMainDocument = ({ documents }: Pick<Contract, 'documents'>): boolean =>
  documents.some(({ type }) => type === 'main_contract');
