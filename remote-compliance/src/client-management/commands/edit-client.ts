import * as v from 'valibot';
import { clientFormSchema, type ClientForm } from '../client-form-schema';
import { clientSchema } from 'shared-kernel/domain/client';
import { editedClient } from './changed-client';
import { defineCommand, applyFormEdits, formOf, recordIdSchema } from 'shared-kernel/workspace';
import { openHitCases } from '../../cases/commands/hit-cases';
import { complianceRecordOf } from './compliance-of-client';
import { assertNewCompany } from './duplicate-company';
import { storeClientIds } from './renamed-client';
import { clientTerms } from './terms';

export const clientFields = [
  'companyName',
  'contactPerson',
  'email',
  'phone',
  'website',
  'industry',
] as const satisfies readonly (keyof ClientForm)[];

/**
 * Saves the changed fields of a client. The compliance record gets the new name. Other records still show the previous
 * name.
 */
export const editClient = defineCommand({
  ...clientTerms.editClient,
  input: v.object({
    id: recordIdSchema,
    from: v.pick(clientSchema, clientFields),
    to: clientFormSchema,
  }),
  async apply(transaction, { id: key, from, to }, { now }) {
    const client = await transaction.need('clients', key);
    const current = formOf(client, clientFields);
    const form = applyFormEdits({ collection: 'clients', key, from, to, current });
    await assertNewCompany(transaction, form.companyName, key);
    const edited = editedClient(client, form, now);
    transaction.put('clients', edited);
    const record = await complianceRecordOf(transaction, client);
    const { companyName: name } = edited;
    if (record && record.name !== name) {
      const lastUpdated = now.toISOString();
      transaction.put('complianceRecords', { ...record, lastUpdated, name, clientId: edited.id });
    }
    await storeClientIds(transaction, client, edited);
    await openHitCases(transaction, edited, now, record);
    return edited;
  },
  toast: ({ companyName }) => ({ title: 'Client saved', description: companyName }),
});
