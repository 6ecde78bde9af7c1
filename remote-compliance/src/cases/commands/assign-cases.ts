import { portalKeys, portalLabel } from 'shared-kernel/domain/portal';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { formatNumber } from 'shared-kernel/format';
import { defineCommand, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { assignCaseOwner, getAssignmentError } from '../rules/assignment';
import {
  getCaseOwnership,
  caseIdsSchema,
  countOpenCases,
  loadPortalPerson,
} from './case-command-helpers';
import { caseTerms } from './terms';

const countedCases = (count: number) =>
  count === 1 ? '1 review case' : `${formatNumber(count)} review cases`;

/** Assigns several review cases to the user of one portal. If any assignment is refused, none is made. */
export const assignCases = defineCommand({
  ...caseTerms.assignCases,
  input: v.object({ ids: caseIdsSchema, to: v.picklist(portalKeys) }),
  ownerships: async (transaction, { ids }) =>
    Promise.all(ids.map(async (id) => getCaseOwnership(await transaction.need('cases', id)))),
  async apply(transaction, { ids, to }) {
    const given: ReviewCase[] = [];
    const person = await loadPortalPerson(transaction, to);
    const load = await countOpenCases(transaction, person);
    for (const id of new Set(ids)) {
      const one = await transaction.need('cases', id);
      const refusal = getAssignmentError(one, person, load + given.length);
      if (refusal !== undefined) return refuse(`${one.name}: ${refusal}`);
      transaction.put('cases', assignCaseOwner(one, person));
      given.push(one);
    }
    return { count: given.length, name: person.name || portalLabel[to] };
  },
  note: (_input, { name }) => `To ${name}`,
  toast: ({ count, name }) => ({
    title: `Assigned to ${name}`,
    description: countedCases(count),
  }),
});
