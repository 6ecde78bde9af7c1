import { newPersonSchema, personCollection } from 'remote-account/commands';
import { defineCommand, recordIdSchema } from 'shared-kernel/workspace';
import * as v from 'valibot';

const ofProduct = { actor: 'Trustfold', permission: 'own', isUndoable: false } as const;

/** Adds the initial users of a new workspace, including an administrator. */
export const addInitialPersons = defineCommand({
  ...ofProduct,
  id: 'person.addFirst',
  label: 'Added the initial users',
  input: v.object({ all: v.array(newPersonSchema) }),
  async apply(transaction, { all }) {
    const admins = await transaction.find(personCollection, 'portal', { equals: 'admin' });
    if (admins.length === 0) for (const person of all) transaction.add(personCollection, person);
  },
});

/** Links a user to the subject of an access token at the first sign-in. */
export const linkPerson = defineCommand({
  ...ofProduct,
  id: 'person.link',
  label: 'Linked the user to a sign-in account',
  input: v.object({ id: recordIdSchema, subject: v.string() }),
  async apply(transaction, { id, subject }) {
    const person = await transaction.need(personCollection, id);
    if (person.subject === undefined) transaction.put(personCollection, { ...person, subject });
  },
});
