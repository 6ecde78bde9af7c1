import type { Contract } from 'shared-kernel/domain/contract';
import type { Notification } from 'shared-kernel/domain/notification';

export const createContractReference = (contract: Contract) => ({
  category: 'client' as const,
  source: 'Contract Management',
  clientName: contract.client === '' ? undefined : contract.client,
  clientId: contract.clientId,
  amount: contract.value === '' ? undefined : contract.value,
  metadata: { contractId: contract.id },
});

export const createContractMatcher =
  (...ids: readonly string[]) =>
  ({ metadata }: Notification): boolean =>
    ids.includes(metadata?.contractId ?? '');
