import { processingFlow } from 'shared-kernel/domain/transaction';
import styles from './sketch.module.css';

const lanes = [
  ['Fiat Transfers', processingFlow.fiat, 3],
  ['FX Exchanges', processingFlow.fx, 4],
  ['Crypto/USDT', processingFlow.crypto, 2],
] as const;

export function MonitoringSketch() {
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
