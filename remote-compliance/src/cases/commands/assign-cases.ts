import { portalKeys, portalLabel } from 'shared-kernel/domain/portal';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { formatNumber } from 'shared-kernel/format';
import { defineCommand, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { caseTerms } from '../../records/change-terms';
import { assigned, assignRefusal } from '../rules/taking';
import { belongingOfCase, caseIdsSchema, loadOf, peopleOf } from './case-work';

const countedCases = (count: number) =>
  count === 1 ? '1 review case' : `${formatNumber(count)} review cases`;

/** Gives cases to the person of a portal, all of them or none. */
export const assignCases = defineCommand({
  id: 'case.assign',
  label: 'Assigned review cases',
  input: v.object({ ids: caseIdsSchema, to: v.picklist(portalKeys) }),
  ...caseTerms,
  belongings: async (transaction, { ids }) =>
    Promise.all(ids.map(async (id) => belongingOfCase(await transaction.need('cases', id)))),
  async apply(transaction, { ids, to }) {
    const given: ReviewCase[] = [];
    const load = await loadOf(transaction, to);
    for (const id of new Set(ids)) {
      const one = await transaction.need('cases', id);
      const refusal = assignRefusal(one, to, load + given.length);
      if (refusal !== undefined) return refuse(`${one.name}: ${refusal}`);
      transaction.put('cases', assigned(one, to));
      given.push(one);
    }
    return { count: given.length, name: (await peopleOf(transaction))[to] || portalLabel[to] };
  },
  note: (_input, { name }) => `To ${name}`,
  toast: ({ count, name }) => ({
    title: `Assigned to ${name}`,
    description: countedCases(count),
  }),
});
