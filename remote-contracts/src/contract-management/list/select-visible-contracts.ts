import type { SearchReach } from 'shared-kernel/domain/search';
import { searchContracts } from './search-contracts';
import { isEnvelopeOpen, type Contract } from 'shared-kernel/domain/contract';
import { sortContracts } from './contract-sort';
import type { ContractFilters, ContractSelection } from './use-contract-filters';

const belongs: Record<ContractSelection, (contract: Contract) => boolean> = {
  all: () => true,
  'legal-verified': ({ legalReview }) => legalReview === 'completed',
  'pending-signature': ({ signatories }) => signatories.some(({ status }) => status === 'pending'),
  'to-sign': isEnvelopeOpen,
};

/** The contracts that pass search, status and the chosen summary card, in the chosen order. */
export const selectVisibleContracts = (
  contracts: readonly Contract[],
  { q, status, show, sort, dir }: ContractFilters,
  reach?: SearchReach,
): Contract[] =>
  sortContracts(
    searchContracts(contracts, {
      text: q,
      ...(reach && { reach }),
      ...(status !== 'all' && { status }),
    }).filter(belongs[show]),
    sort,
    dir,
  );
