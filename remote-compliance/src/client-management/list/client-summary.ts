import type { Client } from 'shared-kernel/domain/client';
import { hasScore } from '../../screening/score-band';
import { findOpenScreenings } from '../../compliance-score/screenings/screening-rules';

/** Whether a client's KYC or AML screening is incomplete (CL1). */
export const hasOpenScreening = (client: Pick<Client, 'kycStatus' | 'amlStatus'>): boolean =>
  findOpenScreenings(client).length > 0;

export interface ClientSummary {
  readonly total: number;
  readonly highRisk: number;
  /** Mean compliance score as a whole number. `undefined` if no client is scored. */
  readonly averageScore: number | undefined;
  /** Total transaction volume in US dollars. */
  readonly totalVolume: number;
  readonly activeTransactions: number;
  readonly openScreenings: number;
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

export function summarizeClients(clients: readonly Client[]): ClientSummary {
  const total = clients.length;
  const scored = clients.filter(hasScore);
  const scores = sum(scored.map(({ complianceScore }) => complianceScore));
  return {
    total,
    highRisk: clients.filter(({ riskLevel }) => riskLevel === 'high').length,
    averageScore: scored.length === 0 ? undefined : Math.round(scores / scored.length),
    totalVolume: sum(clients.map(({ totalVolume }) => totalVolume)),
    activeTransactions: sum(clients.map(({ activeTransactions }) => activeTransactions)),
    openScreenings: clients.filter(hasOpenScreening).length,
  };
}
