import * as v from 'valibot';
import {
  requiredEmailSchema,
  inputLimits,
  maxTextLength,
  requiredTextSchema,
} from 'shared-kernel/domain/text';
import { portalKeySchema, type Permission } from 'shared-kernel/domain/portal';
import { defineCollection, defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';

const nameSchema = requiredTextSchema('Give the name of the person.');
const emailSchema = requiredEmailSchema('Give a valid e-mail address.');

const personSchema = v.object({
  id: recordIdSchema,
  name: nameSchema,
  email: emailSchema,
  portals: v.array(portalKeySchema),
  /** Client id of a client's user, or name of a vendor. Empty for all other persons. */
  company: v.string(),
  /** Issuer and subject of the person's tokens. Absent before the first sign-in. */
  subject: v.optional(v.string()),
});

export type Person = v.InferOutput<typeof personSchema>;

export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** The persons who can sign in. Only admins read them. */
export const persons = defineCollection({
  name: 'server.persons',
  version: 1,
  schema: personSchema,
  labelOf: ({ name }) => name,
  indexes: {
    email: ({ email }: Person) => foldEmail(email),
    subject: ({ subject }: Person) => subject,
    portal: ({ portals }: Person) => (portals.includes('admin') ? 'admin' : undefined),
  },
});

const permission = {
  id: 'persons',
  label: 'Add and remove persons',
  reason: 'Administrators manage persons.',
  portals: { admin: 'all' },
} as const satisfies Permission;

const newPerson = v.object({
  id: v.pipe(v.string(), v.regex(/^PER-[A-Za-z0-9-]{1,60}$/)),
  name: nameSchema,
  email: emailSchema,
  portals: v.pipe(v.array(portalKeySchema), v.minLength(1)),
  company: v.optional(v.pipe(v.string(), maxTextLength(inputLimits.name)), ''),
});

export type FirstPerson = v.InferOutput<typeof newPerson>;

export const addPerson = defineCommand({
  id: 'person.add',
  label: 'Added the person',
  permission,
  input: newPerson,
  isUndoable: false,
  async apply(transaction, person) {
    const [known] = await transaction.find(persons, 'email', { equals: foldEmail(person.email) });
    if (known) refuse('A person with this e-mail address exists.');
    if (await transaction.get(persons, person.id)) refuse('A person with this id exists.');
    transaction.add(persons, person);
    return { id: person.id };
  },
});

export const removePerson = defineCommand({
  id: 'person.remove',
  label: 'Removed the person',
  permission,
  input: v.object({ id: recordIdSchema }),
  isUndoable: false,
  async apply(transaction, { id }) {
    const person = await transaction.need(persons, id);
    const admins = await transaction.find(persons, 'portal', { equals: 'admin' });
    if (person.portals.includes('admin') && admins.length === 1)
      refuse('The last administrator cannot be removed.');
    transaction.remove(persons, id);
  },
});

const ofProduct = { actor: 'Trustfold', permission: 'own', isUndoable: false } as const;

/** Adds the first persons of a new workspace, one of whom is an administrator. */
export const addFirstPersons = defineCommand({
  ...ofProduct,
  id: 'person.addFirst',
  label: 'Added the first persons',
  input: v.object({ all: v.array(newPerson) }),
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
