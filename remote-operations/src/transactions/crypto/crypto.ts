import { demoHash } from 'shared-kernel/domain/compliance';
import { toCents } from 'shared-kernel/domain/record';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { confirmationsAt } from '../checks/payment-checks';

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

/**
 * What the ledger panel of a crypto card shows (TX8). `block` is absent until the transaction is in
 * one; `confirmations` runs from 0 to `required`.
 */
interface LedgerRecord {
  readonly network: string;
  readonly hash: string;
  readonly block: number | undefined;
  readonly confirmations: number;
  readonly required: number;
}

const sampleBlock = 20_300_000;
const blocksSpan = 60_000;

/** A number of the sample's own choosing for a transaction: always the same. */
const drawn = (hash: string) => Number.parseInt(hash.slice(2, 10), 16);

/** The confirmations of the sample, which has no clock. */
function sampleConfirmations(status: Transaction['status'], draw: number): number {
  if (status === 'completed') return requiredConfirmations;
  return status === 'processing' ? 1 + (draw % (requiredConfirmations - 1)) : 0;
}

/**
 * The ledger record of a crypto transaction; undefined for the other rails (TX8). Its confirmations come with its checks
 * until `now`, an ISO instant; without one they are the sample's, the same on every visit.
 */
export function ledgerOf(transaction: Transaction, now?: string): LedgerRecord | undefined {
  const { id, type, status } = transaction;
  if (type !== 'crypto') return undefined;
  const hash = demoHash(['ledger', id]);
  const draw = drawn(hash);
  const confirmations =
    now === undefined
      ? sampleConfirmations(status, draw)
      : confirmationsAt(transaction, now, requiredConfirmations);
  return {
    network: 'Ethereum',
    hash,
    block: confirmations > 0 ? sampleBlock + (draw % blocksSpan) : undefined,
    confirmations,
    required: requiredConfirmations,
  };
}
