import { recordIdSchema, defineCommand, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import {
  normalizeEmail,
  newPersonSchema,
  personCollection,
  getPersonRemovalError,
} from '../person';
import { personTerms } from './terms';

export const addPerson = defineCommand({
  ...personTerms.addPerson,
  input: newPersonSchema,
  isUndoable: false,
  async apply(transaction, person) {
    const [known] = await transaction.find(personCollection, 'email', {
      equals: normalizeEmail(person.email),
    });
    if (known) refuse('A person with this email address already exists.');
    if (await transaction.get(personCollection, person.id))
      refuse('A person with this ID already exists.');
    transaction.add(personCollection, person);
    return { id: person.id };
  },
});

export const removePerson = defineCommand({
  ...personTerms.removePerson,
  input: v.object({ id: recordIdSchema }),
  isUndoable: false,
  async apply(transaction, { id }) {
    const person = await transaction.need(personCollection, id);
    const admins = await transaction.find(personCollection, 'portal', { equals: 'admin' });
    const refusal = getPersonRemovalError(person, admins);
    if (refusal !== undefined) refuse(refusal);
    transaction.remove(personCollection, id);
  },
});
