import { demoHash } from 'shared-kernel/domain/compliance';
import type { Transaction } from 'shared-kernel/domain/transaction';
import type { TransactionStatus } from '../details/transaction-parts';
import { requiredConfirmations } from './conversion';

/**
 * What the ledger panel of a crypto card shows (TX8). `block` is absent until the transaction is in
 * one; `confirmations` runs from 0 to `required`.
 */
export interface LedgerRecord {
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

function confirmationsAt(status: TransactionStatus, draw: number): number {
  if (status === 'completed') return requiredConfirmations;
  return status === 'processing' ? 1 + (draw % (requiredConfirmations - 1)) : 0;
}

/** The ledger record of a crypto transaction, the same on every visit; undefined for the other rails (TX8). */
export function ledgerOf({
  id,
  type,
  status,
}: Pick<Transaction, 'id' | 'type' | 'status'>): LedgerRecord | undefined {
  if (type !== 'crypto') return undefined;
  const hash = demoHash(['ledger', id]);
  const draw = drawn(hash);
  const confirmations = confirmationsAt(status, draw);
  return {
    network: 'Ethereum',
    hash,
    block: confirmations > 0 ? sampleBlock + (draw % blocksSpan) : undefined,
    confirmations,
    required: requiredConfirmations,
  };
}
