import type { Contract } from 'shared-kernel/domain/contract';
import {
  ownershipByClient,
  type Ownership,
  type CommandTransaction,
} from 'shared-kernel/workspace';

/** A contract belongs to its client, for portals that may only act on their own records. */
export const ownershipOf: (contract: Pick<Contract, 'client' | 'clientId'>) => Ownership =
  ownershipByClient;

export const ownershipsOfTemplate = async (
  transaction: CommandTransaction,
  id: string | undefined,
): Promise<readonly Ownership[]> => {
  const template = id === undefined ? undefined : await transaction.get('contractTemplates', id);
  return template ? [{ clientId: template.clientId ?? '' }] : [];
};

export const ownershipsById = async (
  transaction: CommandTransaction,
  { id }: { readonly id: string },
): Promise<readonly Ownership[]> => [ownershipOf(await transaction.need('contracts', id))];
