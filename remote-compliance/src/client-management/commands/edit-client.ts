import * as v from 'valibot';
import { clientFormSchema, type ClientForm } from '../client-form-schema';
import { clientSchema } from 'shared-kernel/domain/client';
import { applyClientEdit } from './client-changes';
import {
  defineCommand,
  applyFormEdits,
  pickFormFields,
  recordIdSchema,
} from 'shared-kernel/workspace';
import { openCasesForHits } from '../../cases/commands/cases-for-hits';
import { findComplianceRecord } from './client-compliance-record';
import { assertUniqueCompanyName } from './duplicate-company';
import { assignClientIdToRecords } from './assign-client-id-to-records';
import { clientTerms } from './terms';

export const editableClientFields = [
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
    from: v.pick(clientSchema, editableClientFields),
    to: clientFormSchema,
  }),
  async apply(transaction, { id: key, from, to }, { now }) {
    const client = await transaction.need('clients', key);
    const current = pickFormFields(client, editableClientFields);
    const form = applyFormEdits({ collection: 'clients', key, from, to, current });
    await assertUniqueCompanyName(transaction, form.companyName, key);
    const edited = applyClientEdit(client, form, now);
    transaction.put('clients', edited);
    const record = await findComplianceRecord(transaction, client);
    const { companyName: name } = edited;
    if (record && record.name !== name) {
      const lastUpdated = now.toISOString();
      transaction.put('complianceRecords', { ...record, lastUpdated, name, clientId: edited.id });
    }
    await assignClientIdToRecords(transaction, client, edited);
    await openCasesForHits(transaction, edited, now, record);
    return edited;
  },
  toast: ({ companyName }) => ({ title: 'Client saved', description: companyName }),
});
