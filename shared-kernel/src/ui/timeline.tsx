import type { ReactNode } from 'react';
import type { IconName, Tone } from '../domain/status';
import { classNames } from '../format';
import { Icon } from './icon';
import { RecordText } from './record-text';
import styles from './timeline.module.css';
import { toneClass } from './tone-class';

/** Something that happened, as a timeline tells it. */
export interface TimelineItem {
  readonly id: string;
  readonly title: ReactNode;
  /** When and by whom. */
  readonly meta?: ReactNode;
  readonly body?: ReactNode;
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly isCurrent?: boolean;
}

export interface TimelineProps {
  readonly label: string;
  readonly items: readonly TimelineItem[];
}

/** Events in order, one under the other. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {items.map(({ id, title, meta, body, tone = 'neutral', icon = 'dot', isCurrent }) => (
        <li
          key={id}
          aria-current={isCurrent === true ? 'step' : undefined}
          className={classNames(styles.item, toneClass(tone))}
        >
          <span className={styles.mark}>
            <Icon name={icon} />
          </span>
          <div className={styles.content}>
            <p className={styles.title}>
              <RecordText whole>{title}</RecordText>
            </p>
            {meta !== undefined && (
              <p className={styles.meta}>
                <RecordText whole>{meta}</RecordText>
              </p>
            )}
            <RecordText whole>{body}</RecordText>
          </div>
        </li>
      ))}
    </ol>
  );
}
