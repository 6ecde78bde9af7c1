import { formatPercent } from 'shared-kernel/format';
import { Notice, ProgressTrack, RecordText } from 'shared-kernel/ui';
import styles from '../overview.module.css';
import { limitsText, unsignedText } from './verdict-words';
import type { Verification } from './use-verification';

/** How far the audit log is verified, and what that came to; empty before the first verification. */
export function VerificationResult({ isPending, progress, verified, isUnsigned }: Verification) {
  const percent = Math.floor((progress ?? 0) * 100);
  return (
    <div aria-live="polite" className={styles.verdict}>
      {isPending && <p className={styles.detail}>Verifying the audit log…</p>}
      {isPending && progress !== undefined && (
        <ProgressTrack
          role="progressbar"
          label="Verified"
          value={percent}
          valueText={formatPercent(percent)}
        />
      )}
      {verified?.words.tone === 'broken' && (
        <Notice tone="danger" title={verified.words.title}>
          <p>
            <RecordText>{verified.words.text}</RecordText>
          </p>
        </Notice>
      )}
      {verified && verified.words.tone !== 'broken' && (
        <p>
          <strong>{verified.words.title}.</strong> {verified.words.text}
          {verified.words.tone === 'sound' && ` ${verified.checkpoints}`}
        </p>
      )}
      {verified && (
        <p className={styles.detail}>
          <RecordText>{verified.scope}</RecordText>
        </p>
      )}
      {verified && <p className={styles.detail}>{limitsText}</p>}
      {isUnsigned && <p className={styles.detail}>{unsignedText}</p>}
    </div>
  );
}
