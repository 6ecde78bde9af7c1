import type { ReactNode } from 'react';
import type { Tone } from '../domain/status';
import { classNames } from '../format';
import { Icon } from './icon';
import { RecordText } from './record-text';
import styles from './notice.module.css';
import { toneClass } from './tone-class';

export interface NoticeProps {
  readonly tone: Extract<Tone, 'warning' | 'danger'>;
  readonly title: string;
  readonly children: ReactNode;
}

/** What somebody has to know before they go on, where it concerns them; announced when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div role="alert" className={classNames(styles.notice, toneClass(tone))}>
      <Icon name="warning" size={20} className={styles.mark} />
      <div className={styles.words}>
        <p className={styles.title}>
          <RecordText>{title}</RecordText>
        </p>
        {children}
      </div>
    </div>
  );
}
