import { caseDeciders } from 'shared-kernel/domain/review-case';
import { toLocalDate } from 'shared-kernel/format';
import { defineCommand, refuse, type CommandTransaction } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { assignCaseOwner, getSelfAssignmentError } from '../rules/assignment';
import { findNextCase } from '../rules/urgency';
import {
  loadCaseOwnerships,
  caseIdInputFields,
  countOpenCases,
  createCasePerson,
} from './case-command-helpers';
import type { CasePerson } from '../rules/decisions';
import { caseTerms } from './terms';

async function taken(transaction: CommandTransaction, id: string, person: CasePerson) {
  const one = await transaction.need('cases', id);
  const refusal = getSelfAssignmentError(one, person, await countOpenCases(transaction, person));
  if (refusal !== undefined) return refuse(refusal);
  const next = assignCaseOwner(one, person);
  transaction.put('cases', next);
  return next;
}

const title = 'Assigned to you';

export const assignCaseToMe = defineCommand({
  ...caseTerms.assignCaseToMe,
  input: v.object(caseIdInputFields),
  ownerships: loadCaseOwnerships,
  apply: (transaction, { id }, context) => taken(transaction, id, createCasePerson(context)),
  toast: ({ name }) => ({ title, description: name }),
});

/**
 * Assigns the most urgent unassigned review case to the current user. Two tabs that run the command at the same time
 * get different cases.
 */
export const assignNextCaseToMe = defineCommand({
  ...caseTerms.assignNextCaseToMe,
  input: v.object({}),
  ownerships: () => [{ portal: Object.values(caseDeciders).flat() }],
  async apply(transaction, _input, context) {
    const person = createCasePerson(context);
    const cases = await transaction.source.list('cases');
    const next = findNextCase(cases, person.by, toLocalDate(person.at));
    if (!next) return refuse('No unassigned review cases are available for you.');
    return taken(transaction, next.id, person);
  },
  toast: ({ name }) => ({ title, description: name }),
});
