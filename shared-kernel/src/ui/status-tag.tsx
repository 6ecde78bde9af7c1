import type { StatusView } from '../domain/status';
import { classNames } from '../format';
import { Icon } from './icon';
import styles from './status-tag.module.css';
import { toneClass } from './tone-class';

export interface StatusTagProps {
  readonly view: StatusView;
  readonly size?: 'small' | 'medium';
}

/** A status as icon, word and tint: its colour is never the only signal. */
export function StatusTag({ view, size = 'medium' }: StatusTagProps) {
  return (
    <span className={classNames(styles.tag, styles[size], toneClass(view.tone))}>
      <Icon name={view.icon} />
      <span className={styles.label}>{view.label}</span>
    </span>
  );
}
