import type { ReactNode } from 'react';
import { Alert } from '../antd';
import styles from './banner.module.css';
import { Icon } from '../icon/icon';

export interface BannerProps {
  readonly tone: 'info' | 'warning';
  readonly text: ReactNode;
  readonly label?: string;
  readonly children?: ReactNode;
}

/**
 * A banner above a screen, announced politely when it appears.
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
