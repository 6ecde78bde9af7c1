import type { Contract } from 'shared-kernel/domain/contract';
import {
  belongingToClient,
  type Belonging,
  type CommandTerms,
  type CommandTransaction,
} from 'shared-kernel/workspace';

/** Of creating a contract; buttons know the terms without the command, which comes with its dialog. */
export const creationTerms = {
  inReference: true,
  permission: 'contract-drafting',
} as const satisfies CommandTerms;

/** Of changing its wording, which the sample does not do; nor does it what follows. */
export const draftingTerms = {
  inReference: false,
  permission: 'contract-drafting',
} as const satisfies CommandTerms;

export const reviewTerms = {
  inReference: false,
  permission: 'legal-review',
} as const satisfies CommandTerms;

export const documentTerms = {
  inReference: false,
  permission: 'documents',
} as const satisfies CommandTerms;

export const signingTerms = {
  inReference: false,
  permission: 'signing',
} as const satisfies CommandTerms;

/** Of giving or refusing one's signature. */
export const signatureTerms = {
  inReference: false,
  permission: 'signature',
} as const satisfies CommandTerms;

export const notarizationTerms = {
  inReference: false,
  permission: 'notarization',
} as const satisfies CommandTerms;

/** Whose a contract is, for those who may act only on their own: its client's. */
export const belongingOf: (contract: Pick<Contract, 'client' | 'clientId'>) => Belonging =
  belongingToClient;

/** Whose the contract is that a command acts on. */
export const belongingsById = async (
  transaction: CommandTransaction,
  { id }: { readonly id: string },
): Promise<readonly Belonging[]> => [belongingOf(await transaction.need('contracts', id))];
