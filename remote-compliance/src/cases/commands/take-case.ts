import { caseDeciders } from 'shared-kernel/domain/review-case';
import { dayOf } from 'shared-kernel/format';
import { defineCommand, refuse, type CommandTransaction } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { withOwner, takeCaseRefusal } from '../rules/assignment';
import { nextCase } from '../rules/urgency';
import { ownershipsById, caseInput, openCaseCount, personOf } from './case-command-helpers';
import type { CasePerson } from '../rules/decisions';
import { caseTerms } from './terms';

async function taken(transaction: CommandTransaction, id: string, person: CasePerson) {
  const one = await transaction.need('cases', id);
  const refusal = takeCaseRefusal(one, person, await openCaseCount(transaction, person));
  if (refusal !== undefined) return refuse(refusal);
  const next = withOwner(one, person);
  transaction.put('cases', next);
  return next;
}

const title = 'Assigned to you';

export const takeCase = defineCommand({
  ...caseTerms.takeCase,
  input: v.object(caseInput),
  ownerships: ownershipsById,
  apply: (transaction, { id }, context) => taken(transaction, id, personOf(context)),
  toast: ({ name }) => ({ title, description: name }),
});

/**
 * Assigns the most urgent unassigned review case to the current user. Two tabs that run the command at the same time
 * get different cases.
 */
export const takeNextCase = defineCommand({
  ...caseTerms.takeNextCase,
  input: v.object({}),
  ownerships: () => [{ portal: Object.values(caseDeciders).flat() }],
  async apply(transaction, _input, context) {
    const person = personOf(context);
    const cases = await transaction.source.list('cases');
    const next = nextCase(cases, person.by, dayOf(person.at));
    if (!next) return refuse('No unassigned review cases are available for you.');
    return taken(transaction, next.id, person);
  },
  toast: ({ name }) => ({ title, description: name }),
});
