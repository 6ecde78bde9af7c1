import { demoHash } from 'shared-kernel/domain/compliance';
import { toCents } from 'shared-kernel/domain/record';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { confirmationsAt } from '../checks/payment-checks';

/** Number of block confirmations that a crypto transaction needs (TX8). */
export const requiredConfirmations = 12;

/** Specified texts of the conversion panel (TX8, B27). */
export const conversionTerms = {
  slippageTolerance: '0.1%',
  rate: '1 USD = 1.0001 USDT',
  estimatedCompletion: '2-5 minutes',
  confirmations: `${String(requiredConfirmations)} block confirmations`,
} as const;

const usdtPerUsd = 1.0001;
const slippage = 0.001;

/** Whether to show the conversion panel. It applies only to crypto transactions in processing (TX8). */
export const showsConversion = ({ type, status }: Pick<Transaction, 'type' | 'status'>): boolean =>
  type === 'crypto' && status === 'processing';

/** Returns the expected USDT for an amount in US dollars, and the minimum at maximum slippage. */
export function estimateConversion(usd: number): { expected: number; atLeast: number } {
  const expected = toCents(usd * usdtPerUsd);
  return { expected, atLeast: toCents(expected * (1 - slippage)) };
}

/**
 * Ledger data of a crypto transaction (TX8). `block` is `undefined` until the transaction is in a block;
 * `confirmations` runs from 0 to `required`.
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

/** Pseudo-random number that is always the same for a transaction. */
const drawn = (hash: string) => Number.parseInt(hash.slice(2, 10), 16);

/** Confirmations in reference behaviour, where they do not grow with time. */
function sampleConfirmations(status: Transaction['status'], draw: number): number {
  if (status === 'completed') return requiredConfirmations;
  return status === 'processing' ? 1 + (draw % (requiredConfirmations - 1)) : 0;
}

/**
 * The ledger record of a crypto transaction; `undefined` for other types (TX8). Confirmations follow the checks at
 * `now`, an ISO instant. Without `now` they are constant sample values.
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
