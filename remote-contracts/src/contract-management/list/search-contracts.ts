import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { textMatcher, type SearchReach } from 'shared-kernel/domain/search';
import type { Contract } from 'shared-kernel/domain/contract';
import type { ContractStatus } from '../contract-status';

/** The contract list’s search and status filter; what is left out filters nothing (C2). */
export interface ContractFilter {
  readonly text?: string;
  readonly reach?: SearchReach;
  readonly status?: ContractStatus;
}

/** The contracts whose title or client, by any of its names, contains the text and that have the status, in their order (C2). */
export const searchContracts = (
  contracts: readonly Contract[],
  { text = '', reach, status }: ContractFilter,
  { namesOf }: ClientDirectory = emptyClientDirectory,
): Contract[] => {
  const matches = textMatcher(text, reach);
  return contracts.filter(
    (contract) =>
      (status === undefined || contract.status === status) &&
      matches([contract.title, ...namesOf(contract)]),
  );
};
