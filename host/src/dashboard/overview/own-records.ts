import { caseClient, type ClientReference } from 'shared-kernel/domain/client';
import type { FigureRecords } from 'shared-kernel/domain/overview';

/** The records of one's own company, as the lists show them. */
export const ownRecords = (
  { transactions, processes, contracts, clients, complianceRecords }: FigureRecords,
  lists: (record: ClientReference) => boolean,
): FigureRecords => ({
  transactions: transactions.filter(lists),
  processes: processes.filter(lists),
  contracts: contracts.filter(lists),
  clients: clients.filter(({ id }) => lists({ clientId: id })),
  complianceRecords: complianceRecords.filter((record) => lists(caseClient(record))),
});
