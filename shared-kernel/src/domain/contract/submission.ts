import { isSamePerson, type PortalPerson } from '../portal';
import type { Contract } from './contract.schema';

/** Whether a person submitted the contract for its legal review. Records of earlier versions do not name who did. */
export const isSubmittedBy = (
  { submitted }: Pick<Contract, 'submitted'>,
  person: PortalPerson,
): boolean => submitted !== undefined && isSamePerson(submitted, person);

/** Whether there is a text that a legal review can be about. */
export const hasMainDocument = ({ documents }: Pick<Contract, 'documents'>): boolean =>
  documents.some(({ type }) => type === 'main_contract');
