import type { Contract } from 'shared-kernel/domain/contract';
import {
  createClientOwnership,
  type Ownership,
  type CommandTransaction,
} from 'shared-kernel/workspace';

/** The client of a contract owns the contract. Some portals may only act on records that they own. */
export const getContractOwnership: (contract: Pick<Contract, 'client' | 'clientId'>) => Ownership =
  createClientOwnership;

export const loadTemplateOwnerships = async (
  transaction: CommandTransaction,
  id: string | undefined,
): Promise<readonly Ownership[]> => {
  const template = id === undefined ? undefined : await transaction.get('contractTemplates', id);
  return template ? [{ clientId: template.clientId ?? '' }] : [];
};

export const loadContractOwnerships = async (
  transaction: CommandTransaction,
  { id }: { readonly id: string },
): Promise<readonly Ownership[]> => [getContractOwnership(await transaction.need('contracts', id))];
