import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';

type Named = Pick<Client, 'id' | 'companyName'>;

/**
 * Pairs each client with its compliance record, if any. Compliance records without a client id match by company name.
 */
export const withComplianceRecords = <Of extends Named>(
  clients: readonly Of[],
  records: readonly ComplianceRecord[],
) =>
  clients.map((client) => ({
    client,
    name: client.companyName,
    record: records.find(({ clientId, name }) =>
      clientId === undefined ? name === client.companyName : clientId === client.id,
    ),
  }));
