import * as v from 'valibot';
import { compareNewestFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { NamedClient } from 'shared-kernel/domain/client';
import { createCsvFileName, formatNumber } from 'shared-kernel/format';
import {
  defineCommand,
  recordIdSchema,
  findClientRecords,
  createAuditSubject,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { clientTerms } from './terms';

const related = ['complianceRecords', 'contracts', 'transactions', 'processes'] as const;

async function subjectsOf(
  transaction: CommandTransaction,
  client: NamedClient,
): Promise<readonly string[]> {
  const subjects = related.map(async (collection) => {
    const records = await findClientRecords(transaction, collection, client);
    return records.map(({ id }) => `${collection}/${id}`);
  });
  return [`clients/${client.id}`, ...(await Promise.all(subjects)).flat()];
}

export const exportAuditTrail = defineCommand({
  ...clientTerms.exportAuditTrail,
  input: v.object({ id: recordIdSchema }),
  isUndoable: false,
  async apply(transaction, { id: key }, { now }) {
    const client = await transaction.need('clients', key);
    const entries: AuditEntry[] = [];
    for (const subject of await subjectsOf(transaction, client))
      entries.push(...(await transaction.find('auditEntries', 'subject', { equals: subject })));
    return {
      client,
      count: entries.length,
      fileName: createCsvFileName('trail', { client: client.companyName }, now.toISOString()),
      entries: entries.toSorted(compareNewestFirst),
    };
  },
  audit: (_input, { client, count }) => [
    {
      subject: createAuditSubject('clients', client),
      note: `Exported ${formatNumber(count)} ${count === 1 ? 'entry' : 'entries'}`,
    },
  ],
});
