import { isSamePerson, type PortalPerson } from '../portal';
import { signOffDeskPortal } from './sign-off';
import type { Transaction } from './transaction.schema';

/**
 * Returns why a user cannot approve a payment, as a sentence with the subject `who` (R62, R84). Returns `undefined` if
 * the user can approve it.
 */
export function getApprovalError(
  { signOffs = [], createdBy }: Pick<Transaction, 'signOffs' | 'createdBy'>,
  person: PortalPerson,
  who = 'You',
): string | undefined {
  if (createdBy && isSamePerson(createdBy, person))
    return `${who} created this payment. Another person must sign off.`;
  const isGiven = signOffs.some(({ desk, by, personId }) =>
    isSamePerson({ by: signOffDeskPortal[desk], name: by, personId }, person),
  );
  return isGiven
    ? `${who} already signed off this payment. Another person must sign off.`
    : undefined;
}
