import { nextSignatory, signerProgress, type Contract } from 'shared-kernel/domain/contract';
import { RecordText } from 'shared-kernel/ui';
import styles from './signer-progress.module.css';

interface SignerProgressProps {
  readonly contract: Contract;
}

function waitingFor(contract: Contract): string {
  const declined = contract.signatories.find(({ status }) => status === 'declined');
  if (declined) return `Declined by ${declined.name}`;
  const next = nextSignatory(contract);
  return next ? `Waiting for ${next.name}` : 'Everyone has signed';
}

/** How many have signed, who is next, and one bar a signatory in signing order. */
export function SignerProgress({ contract }: SignerProgressProps) {
  const { signed, total } = signerProgress(contract);
  if (total === 0) return <p className={styles['none']}>No signatories yet</p>;
  return (
    <div className={styles['progress']}>
      <p className={styles['line']}>
        <span className={styles['count']}>
          {signed}/{total} signed
        </span>
        <span className={styles['next']}>
          <RecordText>{waitingFor(contract)}</RecordText>
        </span>
      </p>
      <span className={styles['bars']} aria-hidden="true">
        {contract.signatories.map(({ id, status }) => (
          <span key={id} className={styles[status]} />
        ))}
      </span>
    </div>
  );
}
