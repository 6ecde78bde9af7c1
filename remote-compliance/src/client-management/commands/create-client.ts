import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { defineCommand, type CommandTransaction } from 'shared-kernel/workspace';
import { openHitCases } from '../../cases/commands/hit-cases';
import { clientFormSchema, type ClientForm } from '../client-form-schema';
import { firstRating } from '../../screening/score-band';
import { clientIds, newClient } from './changed-client';
import { complianceRecordIds, newComplianceRecord } from './compliance-of-client';
import { assertNewCompany } from './duplicate-company';
import { clientTerms } from './terms';

interface AddedClient {
  readonly client: Client;
  readonly record: ComplianceRecord;
  readonly cases: readonly ReviewCase[];
}

interface By {
  readonly actor: string;
  readonly now: Date;
}

export async function createClientAdder(transaction: CommandTransaction, { actor, now }: By) {
  const newClientId = clientIds(await transaction.keys('clients'));
  const newRecordId = complianceRecordIds(await transaction.keys('complianceRecords'));
  return async (form: ClientForm): Promise<AddedClient> => {
    const client = newClient({ ...form, ...firstRating }, now, newClientId());
    const record = newComplianceRecord(client, actor, now, newRecordId());
    transaction.add('clients', client);
    transaction.add('complianceRecords', record);
    return { client, record, cases: await openHitCases(transaction, client, now, record) };
  };
}

export const createClient = defineCommand({
  ...clientTerms.createClient,
  input: clientFormSchema,
  async apply(transaction, form, by) {
    await assertNewCompany(transaction, form.companyName);
    const add = await createClientAdder(transaction, by);
    return (await add(form)).client;
  },
  toast: ({ companyName }) => ({ title: 'Client added', description: companyName }),
});
