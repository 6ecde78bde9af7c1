import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount } from 'shared-kernel/format';
import { conversionTerms, estimateConversion, showsConversion } from './conversion';
import { FactList, type Fact } from '../details/fact-list';
import styles from '../panel.module.css';

interface ConversionPanelProps {
  readonly transaction: Transaction;
  readonly isDetailed?: boolean;
}

function received({ amount, currency }: Transaction): readonly Fact[] {
  if (currency !== 'USD') return [];
  const { expected, atLeast } = estimateConversion(amount);
  return [
    ['Expected', formatAmount(expected, 'USDT')],
    ['At least', formatAmount(atLeast, 'USDT')],
  ];
}

/** The terms of a conversion under way; only a crypto transaction in processing has them (TX8). */
export function ConversionPanel({ transaction, isDetailed = false }: ConversionPanelProps) {
  if (!showsConversion(transaction)) return null;
  const { slippageTolerance, rate, estimatedCompletion, confirmations } = conversionTerms;
  return (
    <section className={styles.panel} aria-label="Conversion">
      <h4 className={styles.title}>Conversion</h4>
      <FactList
        facts={[
          ['Slippage tolerance', slippageTolerance],
          ['Rate', rate],
          ['Estimated completion', estimatedCompletion],
          ['Required', confirmations],
          ...received(transaction),
        ]}
      />
      {isDetailed && (
        <p className={styles.note}>
          If the rate moves by more than the tolerance before settlement, the conversion is not
          made.
        </p>
      )}
    </section>
  );
}
