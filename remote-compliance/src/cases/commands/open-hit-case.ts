import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { caseTerms } from '../../records/change-terms';
import { belongingOfCase } from './case-work';
import { openHitCases } from './hit-cases';

/** Opens the review cases of hits that came with the records, such as those of an earlier version. */
export const openHitCase = defineCommand({
  id: 'case.openHit',
  label: 'Opened a review case for a sanctions hit',
  input: v.object({ clientId: recordIdSchema }),
  ...caseTerms,
  belongings: () => [belongingOfCase({ subject: { kind: 'client', id: '' } })],
  async apply(transaction, { clientId }, { now }) {
    const client = await transaction.need('clients', clientId);
    const [first] = await openHitCases(transaction, client, now);
    return first ?? refuse('Every hit of this client has a review case.');
  },
  toast: ({ name }) => ({ title: 'Review case opened', description: name }),
});
