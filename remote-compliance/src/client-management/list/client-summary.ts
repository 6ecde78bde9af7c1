import type { Client } from 'shared-kernel/domain/client';
import { openScreenings } from '../../compliance-score/screenings/screening-rules';

/** Whether a client's KYC or AML screening is not completed yet (CL1). */
export const hasOpenScreening = (client: Pick<Client, 'kycStatus' | 'amlStatus'>): boolean =>
  openScreenings(client).length > 0;

/** The figures of the client list’s summary cards (CL1). */
export interface ClientSummary {
  readonly total: number;
  /** How many clients are of high risk. */
  readonly highRisk: number;
  /** The mean compliance score, rounded to a whole number; undefined without clients. */
  readonly averageScore: number | undefined;
  /** US dollars. */
  readonly totalVolume: number;
  readonly activeTransactions: number;
  /** How many clients have a KYC or AML screening that is not completed. */
  readonly openScreenings: number;
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/** The figures of the summary cards of client management (CL1). */
export function clientSummary(clients: readonly Client[]): ClientSummary {
  const total = clients.length;
  const scores = sum(clients.map(({ complianceScore }) => complianceScore));
  return {
    total,
    highRisk: clients.filter(({ riskLevel }) => riskLevel === 'high').length,
    averageScore: total === 0 ? undefined : Math.round(scores / total),
    totalVolume: sum(clients.map(({ totalVolume }) => totalVolume)),
    activeTransactions: sum(clients.map(({ activeTransactions }) => activeTransactions)),
    openScreenings: clients.filter(hasOpenScreening).length,
  };
}
