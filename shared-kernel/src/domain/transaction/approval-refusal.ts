import { isSamePerson, type PortalPerson } from '../portal';
import { deskPortal } from './sign-off';
import type { Transaction } from './transaction.schema';

/**
 * Reason why a user cannot approve a payment, as a sentence; `undefined` if the user can. No user approves a payment
 * they created or adds two of its sign-offs (R62, R84). `who` is the subject of the sentence.
 */
export function approvalRefusal(
  { signOffs = [], createdBy }: Pick<Transaction, 'signOffs' | 'createdBy'>,
  person: PortalPerson,
  who = 'You',
): string | undefined {
  if (createdBy && isSamePerson(createdBy, person))
    return `${who} created this payment. Another person signs it off.`;
  const isGiven = signOffs.some(({ desk, by, personId }) =>
    isSamePerson({ by: deskPortal[desk], name: by, personId }, person),
  );
  return isGiven ? `${who} gave a sign-off already. Another person gives this one.` : undefined;
}
