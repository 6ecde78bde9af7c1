import { parseMoney } from '../../format';
import { textMatcher } from '../search';
import { type ContractStatus } from './contract-status';
import { type Contract } from './contract.schema';

/** What to call a contract on screen: its title, or “Untitled contract” when that is blank (B13). */
export const contractTitle = ({ title }: Pick<Contract, 'title'>): string =>
  title.trim() === '' ? 'Untitled contract' : title;

/** The contract list’s search and status filter; what is left out filters nothing (C2). */
export interface ContractFilter {
  readonly text?: string;
  readonly status?: ContractStatus;
}

/** The contracts whose title or client contains the text and that have the status, in their order (C2). */
export const searchContracts = (
  contracts: readonly Contract[],
  { text = '', status }: ContractFilter,
): Contract[] => {
  const matches = textMatcher(text);
  return contracts.filter(
    (contract) =>
      (status === undefined || contract.status === status) &&
      matches([contract.title, contract.client]),
  );
};

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
  const values = contracts.flatMap(({ value }) => parseMoney(value) ?? []);
  return {
    total: contracts.length,
    totalValue: values.reduce((sum, value) => sum + value, 0),
    leftOut: contracts.length - values.length,
    legalVerified: contracts.filter(({ legalReview }) => legalReview === 'completed').length,
    pendingSignature: contracts.filter(({ signatories }) =>
      signatories.some(({ status }) => status === 'pending'),
    ).length,
  };
}

/** The summary cards' fixed texts, which the untouched sample's own figures equal (C1). */
export const contractSummaryText = {
  totalValue: '$135,500,000',
  legalVerified: '1',
  pendingSignature: '2',
} as const;
