import type { ReactNode } from 'react';
import type { Tone } from 'shared-kernel/domain/status';
import { Icon, toneClass } from 'shared-kernel/ui';
import styles from '../dashboard/frame/workspace-notice.module.css';

interface DeploymentNoticeProps {
  readonly label: string;
  readonly tone: Tone;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** A strip above the tab about which releases the page runs. */
export function DeploymentNotice({ label, tone, text, children }: DeploymentNoticeProps) {
  return (
    <div role="status" aria-label={label} className={`${styles.notice ?? ''} ${toneClass(tone)}`}>
      <Icon name={tone === 'warning' ? 'warning' : 'info'} />
      <p>{text}</p>
      {children}
    </div>
  );
}
