import { processingStepsByType } from 'shared-kernel/domain/transaction';
import { Glyph } from '../brand/glyph';
import type { GlyphName } from '../brand/glyph-paths';
import styles from './illustrations.module.css';

interface StandingRowsProps {
  readonly glyph: GlyphName;
  readonly rows: readonly (readonly [name: string, isDone: boolean])[];
  readonly done: string;
}

const StandingRows = ({ glyph, rows, done }: StandingRowsProps) => (
  <ul className={styles.rows}>
    {rows.map(([name, isDone]) => (
      <li key={name}>
        <Glyph name={glyph} size={18} />
        <span>{name}</span>
        <span className={styles.end}>
          <span className={isDone ? styles.done : styles.waiting}>{isDone ? done : 'Pending'}</span>
        </span>
      </li>
    ))}
  </ul>
);

const papers = [
  ['Main contract, Crude supply', true],
  ['Exhibit, Drilling rights', true],
  ['Amendment, Equipment lease', false],
] as const;

export const ContractIllustration = () => (
  <StandingRows glyph="document" rows={papers} done="Signed" />
);

const scores = [
  ['Meridian Energy Partners', 96, styles.good],
  ['Gulf Horizon Trading', 82, styles.fair],
  ['Caspian Pipeline Services', 68, styles.poor],
] as const;

export function ScoreIllustration() {
  return (
    <ul className={styles.rows}>
      {scores.map(([client, score, band]) => (
        <li key={client}>
          <span className={styles.client}>{client}</span>
          <span className={styles.bar}>
            <span data-filled className={band} />
          </span>
          <span className={styles.score}>{score}</span>
        </li>
      ))}
    </ul>
  );
}

const reviews = [
  ['Legal review', true],
  ['Document verification', true],
  ['Pre-certification', false],
] as const;

export const ReviewIllustration = () => (
  <StandingRows glyph="scale" rows={reviews} done="Completed" />
);

const lanes = [
  ['Fiat Transfers', processingStepsByType.fiat, 3],
  ['FX Exchanges', processingStepsByType.fx, 4],
  ['Crypto/USDT', processingStepsByType.crypto, 2],
] as const;

export function MonitoringIllustration() {
  return (
    <ul className={styles.rows}>
      {lanes.map(([lane, steps, done]) => (
        <li key={lane}>
          {lane}
          <span className={styles.lane}>
            {steps.map((step, index) => (
              <span key={step} data-done={index < done} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const firstDay = 15;
const marks = [
  'passed',
  'passed',
  'passed',
  'lab',
  'lab',
  'critical',
  'rejected',
  ...Array.from({ length: 9 }, () => 'ahead'),
] as const;

export function MilestoneIllustration() {
  return (
    <ol className={styles.days}>
      {marks.map((mark, index) => (
        <li key={firstDay + index} data-mark={mark}>
          {firstDay + index}
        </li>
      ))}
    </ol>
  );
}
