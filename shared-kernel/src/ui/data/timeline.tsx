import type { ReactNode } from 'react';
import type { IconName, Tone } from '../../domain/status';
import { Timeline as AntdTimeline } from '../antd';
import { Icon } from '../icon/icon';
import { RecordText } from '../text/record-text';
import { fitContentStyle, markerClass } from './steps';
import styles from './timeline.module.css';
import { getToneClass } from './status-tag';

/**
 * An event of a timeline.
 *
 * @example
 * const item: TimelineItem = { id: '1', title: 'Signed', tone: 'success', isCurrent: true };
 */
export interface TimelineItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  readonly body?: ReactNode;
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly isCurrent?: boolean;
  /**
   * Whether the event is hidden. Hide an event instead of removing it, because antd identifies events by their
   * position.
   */
  readonly isHidden?: boolean;
}

export interface TimelineProps {
  readonly label: string;
  readonly items: readonly TimelineItem[];
}

const iconClass = { icon: markerClass };

const rootStyle = ({ isHidden }: TimelineItem, isLast: boolean) => {
  if (isHidden === true) return { display: 'none' };
  return isLast ? fitContentStyle : undefined;
};

const Content = ({ title, meta, body }: TimelineItem) => (
  <div className={styles.content}>
    <div className={styles.title}>
      <RecordText whole>{title}</RecordText>
    </div>
    {meta !== undefined && (
      <div className={styles.meta}>
        <RecordText whole>{meta}</RecordText>
      </div>
    )}
    <RecordText whole>{body}</RecordText>
  </div>
);

/** A vertical list of events in order. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <AntdTimeline
      aria-label={label}
      items={items.map((item, index) => ({
        key: item.id,
        'aria-current': item.isCurrent === true ? ('step' as const) : undefined,
        className: getToneClass(item.tone ?? 'neutral'),
        hidden: item.isHidden === true,
        classNames: iconClass,
        styles: { root: rootStyle(item, index === items.length - 1) },
        icon: <Icon name={item.icon ?? 'dot'} />,
        content: <Content {...item} />,
      }))}
    />
  );
}
