import { formatPendingSignatories, describeNextStep } from './rules/next-step';
import { computeSignatoryProgress, listSignatoriesAndWitnesses } from './rules/signing-order';
import { findPassedExpiryDate, type Contract } from 'shared-kernel/domain/contract';
import { toLocalDate, formatDate, formatNumber, unknownText } from 'shared-kernel/format';
import { RecordText } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import styles from './signatory-progress.module.css';

interface SignatoryProgressProps {
  readonly contract: Contract;
}

function waitingFor(contract: Contract, today: string): string {
  const declined = contract.signatories.find(({ status }) => status === 'declined');
  if (declined) return `Declined by ${declined.name}`;
  if (listSignatoriesAndWitnesses(contract).every(({ status }) => status === 'signed'))
    return 'Everyone has signed';
  const last = findPassedExpiryDate(contract, today);
  if (last !== undefined) return `Expired on ${formatDate(last)}`;
  const awaited = formatPendingSignatories(contract, today);
  return awaited === undefined ? 'Not sent yet' : `${awaited} to sign`;
}

const SignatoryBars = ({ contract }: SignatoryProgressProps) => (
  <span className={styles.bars} aria-hidden="true">
    {listSignatoriesAndWitnesses(contract).map(({ id, status }) => (
      <span key={id} className={styles[status]} />
    ))}
  </span>
);

export function InlineSignatories({ contract }: SignatoryProgressProps) {
  const { signed, total } = computeSignatoryProgress(contract);
  if (total === 0) return unknownText;
  return (
    <span className={styles.inLine}>
      <SignatoryBars contract={contract} />
      {formatNumber(signed)}/{formatNumber(total)}
    </span>
  );
}

interface NextStepProps extends SignatoryProgressProps {
  readonly otherwise?: string;
}

export const NextContractStep = ({ contract, otherwise = 'None' }: NextStepProps) => (
  <RecordText>
    {describeNextStep(contract, toLocalDate(useWorkspaceClock())) ?? otherwise}
  </RecordText>
);

/**
 * Shows the number of signatures and one bar per signatory. Names the awaited signatories unless the next step already
 * names them.
 */
export function SignatoryProgress({ contract }: SignatoryProgressProps) {
  const today = toLocalDate(useWorkspaceClock());
  const { signed, total } = computeSignatoryProgress(contract);
  if (total === 0) return <p className={styles.none}>No signatories yet</p>;
  const waiting = waitingFor(contract, today);
  return (
    <div className={styles.progress}>
      <p className={styles.line}>
        <span className={styles.count}>
          {formatNumber(signed)}/{formatNumber(total)} signed
        </span>
        {waiting !== describeNextStep(contract, today) && (
          <span className={styles.next}>
            <RecordText>{waiting}</RecordText>
          </span>
        )}
      </p>
      <SignatoryBars contract={contract} />
    </div>
  );
}
