import type { FigureRecords } from 'shared-kernel/domain/overview';

/** The records of one's own company, as the lists show them. */
export const ownRecords = (
  { transactions, processes, contracts, clients, complianceRecords }: FigureRecords,
  includes: (company: string) => boolean,
): FigureRecords => ({
  transactions: transactions.filter(({ counterparty }) => includes(counterparty)),
  processes: processes.filter(({ client }) => includes(client)),
  contracts: contracts.filter(({ client }) => includes(client)),
  clients: clients.filter(({ companyName }) => includes(companyName)),
  complianceRecords: complianceRecords.filter(({ name }) => includes(name)),
});
