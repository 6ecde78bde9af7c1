import type { Contract } from 'shared-kernel/domain/contract';
import {
  belongingToClient,
  type Belonging,
  type CommandTerms,
  type CommandTransaction,
} from 'shared-kernel/workspace';

// Buttons know the terms without the command, which comes with its dialog.
const liveTerms = <Permission extends CommandTerms['permission']>(permission: Permission) =>
  ({ inReference: false, permission }) as const;

/** Of creating a contract, which the sample does; it does nothing of what follows. */
export const creationTerms = { inReference: true, permission: 'contract-drafting' } as const;

/** Of changing its wording. */
export const draftingTerms = liveTerms('contract-drafting');
export const reviewTerms = liveTerms('legal-review');
export const documentTerms = liveTerms('documents');
export const signingTerms = liveTerms('signing');

/** Of giving or refusing one's signature. */
export const signatureTerms = liveTerms('signature');
export const notarizationTerms = liveTerms('notarization');

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
