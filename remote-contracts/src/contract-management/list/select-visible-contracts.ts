import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { type SearchMode, createTextMatcher } from 'shared-kernel/domain/search';
import {
  listActingSignatories,
  findEnvelopeId,
  listNextSignatories,
  type Contract,
} from 'shared-kernel/domain/contract';
import { sortContracts, type ContractSortKey, type SortDirection } from './contract-sort';
import type { ContractStatus } from '../contract-status';

/** Contract filters that a summary card or an overview link can set. */
export const contractQuickFilters = [
  'all',
  'legal-verified',
  'pending-signature',
  'to-sign',
  'declined',
] as const;

export type ContractQuickFilter = (typeof contractQuickFilters)[number];

interface ContractChoice {
  readonly q: string;
  readonly status: ContractStatus | 'all';
  readonly show: ContractQuickFilter;
  readonly sort: ContractSortKey;
  readonly dir: SortDirection;
}

interface ContractSight {
  readonly clients?: ClientDirectory;
  readonly reach?: SearchMode;
}

/**
 * Returns the contracts with a given status whose title or client matches a text (C2). The search covers all names of a
 * client.
 */
export const searchContracts = (
  contracts: readonly Contract[],
  { q = '', status = 'all' }: Partial<Pick<ContractChoice, 'q' | 'status'>>,
  { clients = emptyClientDirectory, reach }: ContractSight = {},
): Contract[] => {
  const matches = createTextMatcher(q, reach);
  return contracts.filter(
    (contract) =>
      (status === 'all' || contract.status === status) &&
      matches([contract.title, ...clients.namesOf(contract)]),
  );
};

const belongs: Record<ContractQuickFilter, (contract: Contract) => boolean> = {
  all: () => true,
  'legal-verified': ({ legalReview }) => legalReview === 'completed',
  'pending-signature': (contract) =>
    listActingSignatories(contract).some(({ status }) => status === 'pending'),
  'to-sign': (contract) =>
    findEnvelopeId(contract) !== undefined && listNextSignatories(contract).length > 0,
  declined: ({ status, signatories }) =>
    status !== 'signed' && signatories.some((signatory) => signatory.status === 'declined'),
};

export function selectVisibleContracts(
  contracts: readonly Contract[],
  filters: ContractChoice,
  { today, ...sight }: ContractSight & { readonly today: string },
): Contract[] {
  const found = searchContracts(contracts, filters, sight).filter(belongs[filters.show]);
  const { shown } = sight.clients ?? emptyClientDirectory;
  return sortContracts(found.map(shown), filters.sort, filters.dir, today);
}
