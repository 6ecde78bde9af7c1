import type { ReactNode } from 'react';
import type { Tone } from '../../domain/status';
import { Alert } from '../antd';
import { Icon } from '../icon/icon';
import { RecordText } from '../text/record-text';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone: Extract<Tone, 'warning' | 'danger'>;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Shows information that the user needs before continuing. Place the notice next to the content that it explains.
 * Screen readers announce it when it appears.
 */
export const Notice = ({ tone, title, children }: NoticeProps) => (
  <Alert
    type={tone === 'danger' ? 'error' : 'warning'}
    showIcon
    icon={<Icon name="warning" />}
    className={styles.notice}
    classNames={{ title: styles.title, description: styles.words }}
    title={<RecordText>{title}</RecordText>}
    description={children}
  />
);
