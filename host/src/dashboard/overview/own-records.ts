import { caseClient } from 'shared-kernel/domain/client';
import type { FigureRecords } from 'shared-kernel/domain/overview';
import type { CompanyScope } from 'shared-kernel/workspace';

/** The records that a rule of whose they are lets through, such as those that the lists show. */
export const ownRecords = (
  { transactions, processes, contracts, clients, complianceRecords }: FigureRecords,
  lists: CompanyScope['lists'],
): FigureRecords => ({
  transactions: transactions.filter(lists),
  processes: processes.filter(lists),
  contracts: contracts.filter(lists),
  clients: clients.filter(({ id, companyName }) => lists({ clientId: id, client: companyName })),
  complianceRecords: complianceRecords.filter((record) => lists(caseClient(record))),
});
