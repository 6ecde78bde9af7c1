import type { ReactNode } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount, formatNumber } from 'shared-kernel/format';
import { CopyableText } from 'shared-kernel/records';
import { ProgressTrack, RecordText } from 'shared-kernel/ui';
import { useSampleValuesRemark } from 'shared-kernel/workspace';
import { useSimulatedCheckTime } from '../use-current-payment';
import {
  conversionDetails,
  estimateConversion,
  createLedgerRecord,
  shouldShowConversion,
} from './crypto';
import styles from './crypto-panels.module.css';

type Fact = readonly [term: string, value: ReactNode];

interface PanelProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Whether to label the values as simulated (R53). */
  readonly isSimulated: boolean;
}

const Panel = ({ title, facts, isSimulated }: PanelProps) => (
  <section className={styles.panel} aria-label={title}>
    <h4 className={styles.title}>{title}</h4>
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <RecordText>{value}</RecordText>
          </dd>
        </div>
      ))}
    </dl>
    {isSimulated && <p className={styles.note}>Simulated values</p>}
  </section>
);

interface CryptoPanelProps {
  readonly transaction: Transaction;
}

function received({ amount, currency }: Transaction): readonly Fact[] {
  if (currency !== 'USD') return [];
  const { expected, atLeast } = estimateConversion(amount);
  return [
    ['Expected', formatAmount(expected, 'USDT')],
    ['At least', formatAmount(atLeast, 'USDT')],
  ];
}

/** Terms of a pending currency conversion. Shown only for crypto transactions with the status `processing` (TX8). */
export function ConversionPanel({ transaction }: CryptoPanelProps) {
  const remark = useSampleValuesRemark();
  if (!shouldShowConversion(transaction)) return null;
  const { slippageTolerance, rate, estimatedCompletion, confirmations } = conversionDetails;
  return (
    <Panel
      title="Conversion"
      facts={[
        ['Slippage tolerance', slippageTolerance],
        ['Rate', rate],
        ['Estimated completion', estimatedCompletion],
        ['Required', confirmations],
        ...received(transaction),
      ]}
      isSimulated={remark !== undefined}
    />
  );
}

/** Blockchain data of a crypto transaction (TX8). Renders nothing for other payment types. */
export function LedgerPanel({ transaction }: CryptoPanelProps) {
  const remark = useSampleValuesRemark();
  const ledger = createLedgerRecord(transaction, useSimulatedCheckTime());
  if (!ledger) return null;
  const { network, hash, block, confirmations, required } = ledger;
  return (
    <Panel
      title="Ledger"
      facts={[
        ['Network', network],
        ['Block', block === undefined ? 'Unconfirmed' : formatNumber(block)],
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
        ['Hash', <CopyableText key="hash" text={hash} label="transaction hash" truncate={18} />],
      ]}
      isSimulated={remark !== undefined}
    />
  );
}
