import { newPersonSchema, persons, type NewPerson } from 'remote-account/commands';
import { defineCommand, recordIdSchema } from 'shared-kernel/workspace';
import * as v from 'valibot';

export { foldEmail, persons, type Person } from 'remote-account/commands';
export type FirstPerson = NewPerson;

const ofProduct = { actor: 'Trustfold', permission: 'own', isUndoable: false } as const;

/** Adds the first people of a new workspace, including an administrator. */
export const addFirstPersons = defineCommand({
  ...ofProduct,
  id: 'person.addFirst',
  label: 'Added the first persons',
  input: v.object({ all: v.array(newPersonSchema) }),
  async apply(transaction, { all }) {
    const admins = await transaction.find(persons, 'portal', { equals: 'admin' });
    if (admins.length === 0) for (const person of all) transaction.add(persons, person);
  },
});

/** Links a person to the subject of an access token at the first sign-in. */
export const linkPerson = defineCommand({
  ...ofProduct,
  id: 'person.link',
  label: 'Linked the person to a sign-in',
  input: v.object({ id: recordIdSchema, subject: v.string() }),
  async apply(transaction, { id, subject }) {
    const person = await transaction.need(persons, id);
    if (person.subject === undefined) transaction.put(persons, { ...person, subject });
  },
});
