import * as v from 'valibot';
import { formatContractTitle } from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { findUnsignedSignatories, applyCorrections, correctionSchema } from '../rules/correction';
import { joinSentences } from './join-sentences';
import { loadContractOwnerships } from './ownerships';
import { contractTerms } from './terms';

/**
 * Changes names, email addresses or the signing order of signatories who have not signed. Refused while an envelope is
 * open.
 */
export const correctSignatories = defineCommand({
  ...contractTerms.correctSignatories,
  input: v.object({ id: recordIdSchema, ...correctionSchema.entries }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key, signatories }, { now, actor, personId }) {
    const before = await transaction.need('contracts', key);
    const result = applyCorrections(before, signatories, now, { name: actor, personId });
    if (!result.ok) return refuse(result.reason);
    transaction.put('contracts', result.contract);
    return { before, after: result.contract };
  },
  note: ({ signatories }, { before }) => {
    const people = findUnsignedSignatories(before);
    const named = signatories.flatMap(({ id, name, email }) => {
      const person = people.find((one) => one.id === id);
      return person && (person.name !== name || person.email !== email)
        ? [`${person.name}, ${person.email}, is now ${name}, ${email}`]
        : [];
    });
    const isSameOrder = people.every(({ id }, index) => signatories[index]?.id === id);
    return joinSentences([...named, ...(isSameOrder ? [] : ['The signing order changed'])]);
  },
  toast: ({ after }) => ({ title: 'Signatories saved', description: formatContractTitle(after) }),
});
