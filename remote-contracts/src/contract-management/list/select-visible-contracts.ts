import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
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
  declined: ({ status, signatories }) =>
    status !== 'signed' && signatories.some((signatory) => signatory.status === 'declined'),
};

/** How the reader sees the contracts: by whose names, and how far a search reaches. */
interface ContractSight {
  readonly clients?: ClientDirectory;
  readonly reach?: SearchReach;
}

/** The contracts that pass search, status and the chosen summary card, as they are shown and in the chosen order. */
export function selectVisibleContracts(
  contracts: readonly Contract[],
  { q, status, show, sort, dir }: ContractFilters,
  { clients = emptyClientDirectory, reach }: ContractSight = {},
): Contract[] {
  const wanted = {
    text: q,
    ...(reach && { reach }),
    ...(status !== 'all' && { status }),
  };
  const found = searchContracts(contracts, wanted, clients).filter(belongs[show]);
  return sortContracts(found.map(clients.shown), sort, dir);
}
