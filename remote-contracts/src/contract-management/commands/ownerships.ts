import type { Contract } from 'shared-kernel/domain/contract';
import {
  ownershipByClient,
  type Ownership,
  type CommandTransaction,
} from 'shared-kernel/workspace';

/** Whose a contract is, for those who may act only on their own: its client's. */
export const ownershipOf: (contract: Pick<Contract, 'client' | 'clientId'>) => Ownership =
  ownershipByClient;

/** Whose a template is. */
export const ownershipsOfTemplate = async (
  transaction: CommandTransaction,
  id: string | undefined,
): Promise<readonly Ownership[]> => {
  const template = id === undefined ? undefined : await transaction.get('contractTemplates', id);
  return template ? [{ clientId: template.clientId ?? '' }] : [];
};

/** Whose the contract is that a command acts on. */
export const ownershipsById = async (
  transaction: CommandTransaction,
  { id }: { readonly id: string },
): Promise<readonly Ownership[]> => [ownershipOf(await transaction.need('contracts', id))];
