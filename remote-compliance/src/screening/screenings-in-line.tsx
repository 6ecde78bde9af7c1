import { Icon, toneClass } from 'shared-kernel/ui';
import styles from './in-line.module.css';
import type { ScreeningTagsProps } from './screening-tags';
import { screeningStatusView } from './screening-status-view';

/** KYC and AML in one line, the status of each as a mark. */
export function ScreeningsInLine({ kycStatus, amlStatus }: ScreeningTagsProps) {
  const screenings = [
    ['KYC', screeningStatusView[kycStatus]],
    ['AML', screeningStatusView[amlStatus]],
  ] as const;
  return (
    <span className={styles.line}>
      {screenings.map(([name, { icon, label, tone }]) => (
        <span key={name} className={toneClass(tone)}>
          {name} <Icon name={icon} label={label} className={styles.mark} />
        </span>
      ))}
    </span>
  );
}
