import { parseAmount } from 'shared-kernel/domain/money';
import { toCents } from 'shared-kernel/domain/record';
import { listActingSignatories, type Contract } from 'shared-kernel/domain/contract';

export interface ContractSummary {
  readonly total: number;
  /** Sum of all contract values that are valid amounts, in US dollars. */
  readonly totalValue: number;
  /** Number of contract values that are not valid amounts. `totalValue` omits them (B15). */
  readonly leftOut: number;
  readonly legalVerified: number;
  readonly pendingSignature: number;
}

/** Computes the values of the summary cards (C1). Contract values that are not amounts are counted separately. */
export function summarizeContracts(contracts: readonly Contract[]): ContractSummary {
  const values = contracts.flatMap(({ value }) => parseAmount(value).value ?? []);
  return {
    total: contracts.length,
    totalValue: toCents(values.reduce((sum, value) => sum + value, 0)),
    leftOut: contracts.length - values.length,
    legalVerified: contracts.filter(({ legalReview }) => legalReview === 'completed').length,
    pendingSignature: contracts.filter((contract) =>
      listActingSignatories(contract).some(({ status }) => status === 'pending'),
    ).length,
  };
}

/** Fixed texts of the summary cards. The computed values of the sample data are the same (C1). */
export const sampleContractSummary = {
  totalValue: '$135,500,000',
  legalVerified: '1',
  pendingSignature: '2',
} as const;
