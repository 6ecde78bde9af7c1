import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';

type Named = Pick<Client, 'id' | 'companyName'>;

/**
 * Adds the compliance record of each client, if there is one. Compliance records without a client id are matched by
 * company name.
 */
export const joinComplianceRecords = <Of extends Named>(
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
