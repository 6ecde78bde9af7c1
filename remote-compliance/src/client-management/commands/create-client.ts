import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { defineCommand, type CommandTransaction } from 'shared-kernel/workspace';
import { openCasesForHits } from '../../cases/commands/cases-for-hits';
import { clientFormSchema, type ClientForm } from '../client-form-schema';
import { initialRating } from '../../screening/score-band';
import { createClientIdSequence, createClientRecord } from './client-changes';
import {
  createComplianceRecordIdSequence,
  createComplianceRecord,
} from './client-compliance-record';
import { assertUniqueCompanyName } from './duplicate-company';
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

export async function createClientInserter(transaction: CommandTransaction, { actor, now }: By) {
  const newClientId = createClientIdSequence(await transaction.keys('clients'));
  const newRecordId = createComplianceRecordIdSequence(await transaction.keys('complianceRecords'));
  return async (form: ClientForm): Promise<AddedClient> => {
    const client = createClientRecord({ ...form, ...initialRating }, now, newClientId());
    const record = createComplianceRecord(client, actor, now, newRecordId());
    transaction.add('clients', client);
    transaction.add('complianceRecords', record);
    return { client, record, cases: await openCasesForHits(transaction, client, now, record) };
  };
}

export const createClient = defineCommand({
  ...clientTerms.createClient,
  input: clientFormSchema,
  async apply(transaction, form, by) {
    await assertUniqueCompanyName(transaction, form.companyName);
    const add = await createClientInserter(transaction, by);
    return (await add(form)).client;
  },
  toast: ({ companyName }) => ({ title: 'Client added', description: companyName }),
});
