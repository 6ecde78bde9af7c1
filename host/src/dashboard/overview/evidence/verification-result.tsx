import { Notice, RecordText } from 'shared-kernel/ui';
import styles from '../overview.module.css';
import { auditVerificationLimits } from './describe-verification-result';
import type { AuditVerificationState } from './use-verification';

type VerificationResultProps = Pick<AuditVerificationState, 'isPending' | 'verified'>;

export function VerificationResult({ isPending, verified }: VerificationResultProps) {
  return (
    <div aria-live="polite" className={styles.verdict}>
      {isPending && <p className={styles.detail}>Verifying the audit log…</p>}
      {verified?.words.tone === 'invalid' && (
        <Notice tone="danger" title={verified.words.title}>
          <p>
            <RecordText>{verified.words.text}</RecordText>
          </p>
        </Notice>
      )}
      {verified && verified.words.tone !== 'invalid' && (
        <p>
          <strong>{verified.words.title}.</strong> {verified.words.text}
        </p>
      )}
      {verified && (
        <p className={styles.detail}>
          <RecordText>{verified.scope}</RecordText>
        </p>
      )}
      {verified && <p className={styles.detail}>{auditVerificationLimits}</p>}
    </div>
  );
}
