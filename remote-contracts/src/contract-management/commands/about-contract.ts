import type { Contract } from 'shared-kernel/domain/contract';

/** What every notification about a contract says. */
export const aboutContract = (contract: Contract) => ({
  category: 'client' as const,
  source: 'Contract Management',
  clientName: contract.client === '' ? undefined : contract.client,
  amount: contract.value === '' ? undefined : contract.value,
  metadata: { contractId: contract.id },
});
