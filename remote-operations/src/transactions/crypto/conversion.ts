import { toCents } from 'shared-kernel/domain/record';
import type { Transaction } from 'shared-kernel/domain/transaction';

/** The block confirmations a crypto transaction needs (TX8). */
export const requiredConfirmations = 12;

/** What the conversion panel says, literally (TX8, B27). */
export const conversionTerms = {
  slippageTolerance: '0.1%',
  rate: '1 USD = 1.0001 USDT',
  estimatedCompletion: '2-5 minutes',
  confirmations: `${String(requiredConfirmations)} block confirmations`,
} as const;

const usdtPerUsd = 1.0001;
const slippage = 0.001;

/** Whether the conversion panel is shown: a crypto transaction in processing, nothing else (TX8). */
export const showsConversion = ({ type, status }: Pick<Transaction, 'type' | 'status'>): boolean =>
  type === 'crypto' && status === 'processing';

/** What converting this many US dollars brings in USDT: expected, and at the worst the slippage allows. */
export function estimateConversion(usd: number): { expected: number; atLeast: number } {
  const expected = toCents(usd * usdtPerUsd);
  return { expected, atLeast: toCents(expected * (1 - slippage)) };
}
