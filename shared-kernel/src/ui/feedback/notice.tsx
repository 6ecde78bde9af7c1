import type { ReactNode } from 'react';
import type { Tone } from '../../domain/status';
import { Alert } from '../antd';
import { Icon } from '../icon/icon';
import { RecordText } from '../data/record-text';
import styles from './notice.module.css';
import styles from './banner.module.css';

interface BannerProps {
  readonly tone: 'info' | 'warning';
  readonly text: ReactNode;
  /** Names the strip for assistive technology. */
  readonly label?: string;
  /** Buttons beside the text. */
  readonly children?: ReactNode;
}

/**
 * A strip above a screen, announced politely when it appears.
 *
 * @example
 * <Banner tone="info" text="A new version is available." label="Release">
 *   <Button onClick={() => location.reload()}>Reload</Button>
 * </Banner>
 */
export const Banner = ({ tone, text, label, children }: BannerProps) => (
  <Alert
    role="status"
    aria-label={label}
    type={tone}
    showIcon
    icon={<Icon name={tone} />}
    className={styles.banner}
    classNames={{ section: styles.text, actions: styles.actions }}
    title={text}
    action={children}
  />
);

interface NoticeProps {
  readonly tone: Extract<Tone, 'warning' | 'danger'>;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * What the user has to know before going on, where it concerns them; announced when it appears.
 *
 * @example
 * <Notice tone="warning" title="The review is waived">
 *   No law firm has read this contract.
 * </Notice>
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
