import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatNumber } from 'shared-kernel/format';
import { CopyText } from 'shared-kernel/records';
import { ProgressTrack } from 'shared-kernel/ui';
import { useInventedRemark } from 'shared-kernel/workspace';
import { FactList } from '../details/fact-list';
import { ledgerOf } from './ledger';
import styles from '../panel.module.css';

interface LedgerPanelProps {
  readonly transaction: Transaction;
}

/** Where a crypto transaction stands on its ledger; nothing for the other rails (TX8). */
export function LedgerPanel({ transaction }: LedgerPanelProps) {
  const remark = useInventedRemark('Sample values: no blockchain is used.');
  const ledger = ledgerOf(transaction);
  if (!ledger) return null;
  const { network, hash, block, confirmations, required } = ledger;
  return (
    <section className={styles.panel} aria-label="Ledger">
      <h4 className={styles.title}>Ledger</h4>
      <FactList
        facts={[
          ['Network', network],
          ['Block', block === undefined ? 'Not in a block yet' : formatNumber(block)],
          [
            'Confirmations',
            <span key="confirmations" className={styles.progress}>
              <ProgressTrack
                role="progressbar"
                label="Block confirmations"
                value={(confirmations / required) * 100}
                valueText={`${confirmations} of ${required}`}
              />
              {confirmations} of {required}
            </span>,
          ],
          ['Hash', <CopyText key="hash" text={hash} label="transaction hash" truncate={18} />],
        ]}
      />
      {remark !== undefined && <p className={styles.note}>{remark}</p>}
    </section>
  );
}
