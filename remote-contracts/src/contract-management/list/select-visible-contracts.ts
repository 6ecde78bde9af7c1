import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { type SearchReach, textMatcher } from 'shared-kernel/domain/search';
import { actingSignatories, isEnvelopeOpen, type Contract } from 'shared-kernel/domain/contract';
import { sortContracts } from './contract-sort';
import type { ContractFilters, ContractSelection } from './use-contract-filters';
import type { ContractStatus } from '../contract-status';

/** The contract list’s search and status filter; what is left out filters nothing (C2). */
interface ContractFilter {
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

const belongs: Record<ContractSelection, (contract: Contract) => boolean> = {
  all: () => true,
  'legal-verified': ({ legalReview }) => legalReview === 'completed',
  'pending-signature': (contract) =>
    actingSignatories(contract).some(({ status }) => status === 'pending'),
  'to-sign': isEnvelopeOpen,
  declined: ({ status, signatories }) =>
    status !== 'signed' && signatories.some((signatory) => signatory.status === 'declined'),
};

/** How the reader sees the contracts: on which day, by whose names, and how far a search reaches. */
interface ContractSight {
  readonly today: string;
  readonly clients?: ClientDirectory;
  readonly reach?: SearchReach;
}

/** The contracts that pass search, status and the chosen summary card, as they are shown and in the chosen order. */
export function selectVisibleContracts(
  contracts: readonly Contract[],
  { q, status, show, sort, dir }: ContractFilters,
  { today, clients = emptyClientDirectory, reach }: ContractSight,
): Contract[] {
  const wanted = {
    text: q,
    ...(reach && { reach }),
    ...(status !== 'all' && { status }),
  };
  const found = searchContracts(contracts, wanted, clients).filter(belongs[show]);
  return sortContracts(found.map(clients.shown), sort, dir, today);
}
