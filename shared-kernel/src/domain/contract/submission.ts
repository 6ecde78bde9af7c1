import { isSamePerson, type PortalPerson } from '../portal';
import type { Contract } from './contract.schema';

/** Whether a user submitted the contract for legal review. Older contracts do not store who submitted them. */
export const isSubmittedBy = (
  { submitted }: Pick<Contract, 'submitted'>,
  person: PortalPerson,
): boolean => submitted !== undefined && isSamePerson(submitted, person);

/** Whether the contract has a main document. A legal review requires one. */
export const hasMainDocument = ({ documents }: Pick<Contract, 'documents'>): boolean =>
  documents.some(({ type }) => type === 'main_contract');
