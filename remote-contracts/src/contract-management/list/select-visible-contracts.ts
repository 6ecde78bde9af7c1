import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { type SearchReach, textMatcher } from 'shared-kernel/domain/search';
import { actingSignatories, isEnvelopeOpen, type Contract } from 'shared-kernel/domain/contract';
import { sortContracts } from './contract-sort';
import type { ContractFilters, ContractSelection } from './use-contract-filters';

/** How the reader sees the contracts: by whose names, and how far a search reaches. */
interface ContractSight {
  readonly clients?: ClientDirectory;
  readonly reach?: SearchReach;
}

/** The contracts whose title or client, by any of its names, contains the text and that have the status, in their order (C2). */
export const searchContracts = (
  contracts: readonly Contract[],
  { q = '', status = 'all' }: Partial<Pick<ContractFilters, 'q' | 'status'>>,
  { clients = emptyClientDirectory, reach }: ContractSight = {},
): Contract[] => {
  const matches = textMatcher(q, reach);
  return contracts.filter(
    (contract) =>
      (status === 'all' || contract.status === status) &&
      matches([contract.title, ...clients.namesOf(contract)]),
  );
};

const belongs: Record<ContractSelection, (contract: Contract) => boolean> = {
  all: () => true,
  'legal-verified': ({ legalReview }) => legalReview === 'completed',
  'pending-signature': (contract) =>
    actingSignatories(contract).some(({ status }) => status === 'pending'),
  'to-sign': isEnvelopeOpen,
  declined: ({ status, signatories }) =>
    status !== 'signed' && signatories.some((signatory) => signatory.status === 'declined'),
};

/** The contracts that pass search, status and the chosen summary card, as they are shown on the day `today` and in the chosen order. */
export function selectVisibleContracts(
  contracts: readonly Contract[],
  filters: Omit<ContractFilters, 'view'>,
  { today, ...sight }: ContractSight & { readonly today: string },
): Contract[] {
  const found = searchContracts(contracts, filters, sight).filter(belongs[filters.show]);
  const { shown } = sight.clients ?? emptyClientDirectory;
  return sortContracts(found.map(shown), filters.sort, filters.dir, today);
}
