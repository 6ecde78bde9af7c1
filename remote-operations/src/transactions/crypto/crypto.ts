import { createDemoHash } from 'shared-kernel/domain/compliance';
import { toCents } from 'shared-kernel/domain/record';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { countConfirmations } from '../checks/payment-checks';

/** Number of block confirmations that a crypto transaction needs (TX8). */
export const requiredConfirmations = 12;

/** Texts of the conversion panel, as specified (TX8, B27). */
export const conversionDetails = {
  slippageTolerance: '0.1%',
  rate: '1 USD = 1.0001 USDT',
  estimatedCompletion: '2-5 minutes',
  confirmations: `${String(requiredConfirmations)} block confirmations`,
} as const;

const usdtPerUsd = 1.0001;
const slippage = 0.001;

export const shouldShowConversion = ({
  type,
  status,
}: Pick<Transaction, 'type' | 'status'>): boolean => type === 'crypto' && status === 'processing';

/** Returns the expected USDT for an amount in US dollars. `atLeast` is the USDT at maximum slippage. */
export function estimateConversion(usd: number): { expected: number; atLeast: number } {
  const expected = toCents(usd * usdtPerUsd);
  return { expected, atLeast: toCents(expected * (1 - slippage)) };
}

/** Blockchain data of a crypto transaction (TX8). `block` is `undefined` before a block contains the transaction. */
interface LedgerRecord {
  readonly network: string;
  readonly hash: string;
  readonly block: number | undefined;
  readonly confirmations: number;
  readonly required: number;
}

const sampleBlock = 20_300_000;
const blocksSpan = 60_000;

/** Returns a pseudo-random number that depends only on the hash, so a transaction always has the same number. */
const drawn = (hash: string) => Number.parseInt(hash.slice(2, 10), 16);

/** Returns the block confirmations in `reference` mode, where they do not increase with time. */
function sampleConfirmations(status: Transaction['status'], draw: number): number {
  if (status === 'completed') return requiredConfirmations;
  return status === 'processing' ? 1 + (draw % (requiredConfirmations - 1)) : 0;
}

/**
 * Returns the blockchain data of a crypto transaction (TX8) at `now`, an ISO 8601 timestamp. Without `now`, the
 * confirmations are constant sample values.
 */
export function createLedgerRecord(
  transaction: Transaction,
  now?: string,
): LedgerRecord | undefined {
  const { id, type, status } = transaction;
  if (type !== 'crypto') return undefined;
  const hash = createDemoHash(['ledger', id]);
  const draw = drawn(hash);
  const confirmations =
    now === undefined
      ? sampleConfirmations(status, draw)
      : countConfirmations(transaction, now, requiredConfirmations);
  return {
    network: 'Ethereum',
    hash,
    block: confirmations > 0 ? sampleBlock + (draw % blocksSpan) : undefined,
    confirmations,
    required: requiredConfirmations,
  };
}
