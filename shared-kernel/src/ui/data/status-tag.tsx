import { memo, type ReactNode } from 'react';
import type { StatusDisplay, Tone } from '../../domain/status';
import { classNames } from '../../format';
import { Tag } from '../antd';
import { Icon } from '../icon/icon';
import styles from './status-tag.module.css';
import tones from '../tone.module.css';

export interface StatusTagProps {
  readonly view: StatusDisplay;
  readonly size?: 'small' | 'medium';
  readonly shape?: 'pill' | 'block';
  readonly children?: ReactNode;
}

const colors = {
  success: 'success',
  warning: 'warning',
  danger: 'error',
  info: 'processing',
  neutral: 'default',
} as const satisfies Record<Tone, string>;

const parts = { content: styles.label };

/**
 * Shows a status as text with an icon and a tinted background, so that colour is never the only signal. It is memoized,
 * because a table contains hundreds of tags.
 */
export const StatusTag = memo(function StatusTag({
  view,
  size = 'medium',
  shape = 'pill',
  children = view.label,
}: StatusTagProps) {
  return (
    <Tag
      variant="outlined"
      color={colors[view.tone]}
      icon={<Icon name={view.icon} />}
      className={classNames(styles.tag, styles[size], styles[shape])}
      classNames={parts}
      // A status is excluded from page translation, because users compare it and search for it.
      translate="no"
    >
      {children}
    </Tag>
  );
});

/**
 * Returns the CSS class that defines the colours of a tone as `--tone`, `--tone-bg`, `--tone-border` and `--tone-mark`.
 *
 * @example
 * <span className={getToneClass('warning')}>Late</span>
 */
export const getToneClass = (tone: Tone): string => tones[tone] ?? '';
