import * as v from 'valibot';
import { addUserToClient, updateClientUser } from './client-changes';
import { clientUserFormSchema } from '../client-form-schema';
import { clientUserSchema } from '../client-user';
import {
  CommandError,
  defineCommand,
  applyFormEdits,
  pickFormFields,
  recordIdSchema,
} from 'shared-kernel/workspace';
import { openCasesForHits } from '../../cases/commands/cases-for-hits';
import { clientTerms } from './terms';

export const editableUserFields = ['name', 'role', 'email', 'status', 'permissions'] as const;

export const addClientUser = defineCommand({
  ...clientTerms.addClientUser,
  input: v.object({ clientId: recordIdSchema, user: clientUserFormSchema }),
  async apply(transaction, { clientId, user }, { now }) {
    const client = addUserToClient(await transaction.need('clients', clientId), user, now);
    transaction.put('clients', client);
    await openCasesForHits(transaction, client, now);
    return client;
  },
  note: ({ user }) => `Added the user ${user.name}`,
  toast: ({ companyName }, { user }) => ({
    title: 'User added',
    description: `${user.name}, ${companyName}`,
  }),
});

export const editClientUser = defineCommand({
  ...clientTerms.editClientUser,
  input: v.object({
    clientId: recordIdSchema,
    userId: recordIdSchema,
    from: v.pick(clientUserSchema, editableUserFields),
    to: clientUserFormSchema,
  }),
  async apply(transaction, { clientId, userId, from, to }, { now }) {
    const client = await transaction.need('clients', clientId);
    const user = client.users.find((candidate) => candidate.id === userId);
    if (!user) throw new CommandError('missing', 'This user no longer exists.');
    const current = pickFormFields(user, editableUserFields);
    const form = applyFormEdits({ collection: 'clients', key: clientId, from, to, current });
    const edited = updateClientUser(client, userId, form, now);
    transaction.put('clients', edited);
    await openCasesForHits(transaction, edited, now);
    return edited;
  },
  note: ({ to }) => `Edited the user ${to.name}`,
  toast: ({ companyName }, { to }) => ({
    title: 'User saved',
    description: `${to.name}, ${companyName}`,
  }),
});
