import { signOffParties } from 'shared-kernel/domain/compliance';
import { typedLimits, typedText } from 'shared-kernel/domain/text';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { signOffTerms } from '../../records/change-terms';
import {
  followSignOff,
  giveSignOff,
  signOffPartyLabel,
  signOffRefusal,
} from '../sign-offs/sign-off-rules';
import { putWithClient } from './followed-client';

/** One party's sign-off of a case, given once. */
export const signOffCase = defineCommand({
  id: 'compliance.signOff',
  label: 'Signed off the case',
  input: v.object({
    id: recordIdSchema,
    party: v.picklist(signOffParties),
    comment: v.optional(typedText(typedLimits.line), ''),
  }),
  ...signOffTerms,
  async apply(transaction, { id, party, comment }, { actor, now }) {
    const given = { party, comment, reviewer: actor };
    const record = await transaction.need('complianceRecords', id);
    const after = giveSignOff(record, given, now);
    if (!after) return refuse(signOffRefusal(record, party) ?? 'This case cannot be signed off.');
    await putWithClient(transaction, after, (client) => followSignOff(client, given, now));
    return after;
  },
  note: ({ party, comment }) =>
    `${signOffPartyLabel[party]} signed off${comment === '' ? '' : `: ${comment}`}`,
  toast: ({ name }, { party }) => ({
    title: `${signOffPartyLabel[party]} signed off`,
    description: name,
  }),
});
