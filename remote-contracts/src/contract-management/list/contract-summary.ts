import { readAmount } from 'shared-kernel/domain/money';
import { toCents } from 'shared-kernel/domain/record';
import { actingSignatories, type Contract } from 'shared-kernel/domain/contract';

/** The figures of the four summary cards (C1). */
export interface ContractSummary {
  /** How many contracts there are. */
  readonly total: number;
  /** US dollars, summed over the values that are money. */
  readonly totalValue: number;
  /** How many values were not money and are left out of `totalValue` (B15). */
  readonly leftOut: number;
  /** How many have a completed legal review. */
  readonly legalVerified: number;
  /** How many wait for at least one signature. */
  readonly pendingSignature: number;
}

/** The figures of the four summary cards (C1); an empty value counts as not being money. */
export function contractSummary(contracts: readonly Contract[]): ContractSummary {
  const values = contracts.flatMap(({ value }) => readAmount(value).value ?? []);
  return {
    total: contracts.length,
    totalValue: toCents(values.reduce((sum, value) => sum + value, 0)),
    leftOut: contracts.length - values.length,
    legalVerified: contracts.filter(({ legalReview }) => legalReview === 'completed').length,
    pendingSignature: contracts.filter((contract) =>
      actingSignatories(contract).some(({ status }) => status === 'pending'),
    ).length,
  };
}

/** The summary cards' fixed texts, which the untouched sample's own figures equal (C1). */
export const contractSummaryText = {
  totalValue: '$135,500,000',
  legalVerified: '1',
  pendingSignature: '2',
} as const;
