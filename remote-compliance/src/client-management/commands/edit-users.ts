import * as v from 'valibot';
import { addClientUser, editClientUser } from './changed-client';
import { clientUserFormSchema } from '../client-form-schema';
import { clientUserSchema } from '../client-user';
import {
  CommandError,
  defineCommand,
  applyFormEdits,
  formOf,
  recordIdSchema,
} from 'shared-kernel/workspace';
import { openHitCases } from '../../cases/commands/hit-cases';
import { clientTerms } from './terms';

export const userFields = ['name', 'role', 'email', 'status', 'permissions'] as const;

export const addUser = defineCommand({
  ...clientTerms.addUser,
  input: v.object({ clientId: recordIdSchema, user: clientUserFormSchema }),
  async apply(transaction, { clientId, user }, { now }) {
    const client = addClientUser(await transaction.need('clients', clientId), user, now);
    transaction.put('clients', client);
    await openHitCases(transaction, client, now);
    return client;
  },
  note: ({ user }) => `Added the user ${user.name}`,
  toast: ({ companyName }, { user }) => ({
    title: 'User added',
    description: `${user.name}, ${companyName}`,
  }),
});

export const editUser = defineCommand({
  ...clientTerms.editUser,
  input: v.object({
    clientId: recordIdSchema,
    userId: recordIdSchema,
    from: v.pick(clientUserSchema, userFields),
    to: clientUserFormSchema,
  }),
  async apply(transaction, { clientId, userId, from, to }, { now }) {
    const client = await transaction.need('clients', clientId);
    const user = client.users.find((candidate) => candidate.id === userId);
    if (!user) throw new CommandError('missing', 'This user no longer exists.');
    const current = formOf(user, userFields);
    const form = applyFormEdits({ collection: 'clients', key: clientId, from, to, current });
    const edited = editClientUser(client, userId, form, now);
    transaction.put('clients', edited);
    await openHitCases(transaction, edited, now);
    return edited;
  },
  note: ({ to }) => `Edited the user ${to.name}`,
  toast: ({ companyName }, { to }) => ({
    title: 'User saved',
    description: `${to.name}, ${companyName}`,
  }),
});
