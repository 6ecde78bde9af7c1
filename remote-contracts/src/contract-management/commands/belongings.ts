import type { Contract } from 'shared-kernel/domain/contract';
import {
  belongingToClient,
  type Belonging,
  type CommandTransaction,
} from 'shared-kernel/workspace';

/** Whose a contract is, for those who may act only on their own: its client's. */
export const belongingOf: (contract: Pick<Contract, 'client' | 'clientId'>) => Belonging =
  belongingToClient;

/** Whose a template is. */
export const belongingsOfTemplate = async (
  transaction: CommandTransaction,
  id: string | undefined,
): Promise<readonly Belonging[]> => {
  const template = id === undefined ? undefined : await transaction.get('contractTemplates', id);
  return template ? [{ clientId: template.clientId ?? '' }] : [];
};

/** Whose the contract is that a command acts on. */
export const belongingsById = async (
  transaction: CommandTransaction,
  { id }: { readonly id: string },
): Promise<readonly Belonging[]> => [belongingOf(await transaction.need('contracts', id))];
