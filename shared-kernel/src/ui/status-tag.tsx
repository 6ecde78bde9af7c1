import { memo } from 'react';
import type { StatusView, Tone } from '../domain/status';
import { classNames } from '../format';
import { Tag } from './antd';
import { Icon } from './icon';
import styles from './status-tag.module.css';

export interface StatusTagProps {
  readonly view: StatusView;
  readonly size?: 'small' | 'medium';
}

const colors = {
  success: 'success',
  warning: 'warning',
  danger: 'error',
  info: 'processing',
  neutral: 'default',
} as const satisfies Record<Tone, string>;

const parts = { content: styles.label };

/** A status as icon, word and tint: its colour is never the only signal. A table draws hundreds of them. */
export const StatusTag = memo(function StatusTag({ view, size = 'medium' }: StatusTagProps) {
  return (
    <Tag
      variant="outlined"
      color={colors[view.tone]}
      icon={<Icon name={view.icon} />}
      className={classNames(styles.tag, styles[size])}
      classNames={parts}
    >
      {view.label}
    </Tag>
  );
});
