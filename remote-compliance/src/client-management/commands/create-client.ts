import { clientFormSchema } from '../forms/client-form-schema';
import { firstRating, newClient } from './changed-client';
import { defineCommand } from 'shared-kernel/workspace';
import { clientTerms } from '../../records/change-terms';
import { newComplianceRecord } from './compliance-of-client';
import { openHitCases } from '../../cases/commands/hit-cases';
import { mustBeNew } from './must-be-new';

/** A new client and its compliance record, both at the first stage. */
export const createClient = defineCommand({
  id: 'client.create',
  label: 'Added the client',
  input: clientFormSchema,
  ...clientTerms,
  async apply(transaction, form, { now, actor }) {
    await mustBeNew(transaction, form.companyName);
    const client = newClient({ ...form, ...firstRating }, now, await transaction.keys('clients'));
    const taken = await transaction.keys('complianceRecords');
    transaction.add('clients', client);
    const record = newComplianceRecord(client, actor, now, taken);
    transaction.add('complianceRecords', record);
    await openHitCases(transaction, client, now, record);
    return client;
  },
  toast: ({ companyName }) => ({ title: 'Client added', description: companyName }),
});
