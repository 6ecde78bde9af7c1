import type { ReactNode } from 'react';
import type { Tone } from '../../domain/status';
import { classNames } from '../../format';
import { Steps as AntdSteps } from '../antd';
import styles from './steps.module.css';
import { getToneClass } from './status-tag';

export interface Step {
  readonly id: string;
  readonly mark: ReactNode;
  readonly content: ReactNode;
  readonly tone?: Tone;
  readonly isCurrent?: boolean;
  readonly isDone?: boolean;
}

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly orientation?: 'row' | 'column';
  readonly size?: 'small' | 'medium';
}

/** antd renders steps without list semantics, so the list needs an explicit role. */
const list = { role: 'list' };
const listItem = { role: 'listitem' };

const gaps = { itemWrapper: { gap: 'var(--tf-space-4) var(--tf-space-12)' } };

/** If the steps have no tones, only the current step is coloured. */
const markOf = ({ tone, isCurrent = false, isDone = false }: Step) => {
  if (tone) return markerClass;
  if (isCurrent) return classNames(markerClass, styles.current);
  return classNames(markerClass, isDone ? styles.done : styles.upcoming);
};

const railOf = ({ tone, isDone = false }: Step) => {
  if (tone === 'success') return 'var(--tf-success-mark)';
  return isDone ? 'var(--tf-neutral-mark)' : 'var(--tf-border-subtle)';
};

/** The steps of a process, in order. */
export function Steps({ label, steps, orientation = 'column', size = 'medium' }: StepsProps) {
  return (
    <AntdSteps
      {...list}
      aria-label={label}
      size={size}
      type={size === 'small' ? 'default' : 'dot'}
      orientation={orientation === 'row' ? 'horizontal' : 'vertical'}
      responsive={orientation === 'row'}
      styles={gaps}
      items={steps.map((step, index) => ({
        ...listItem,
        key: step.id,
        'aria-current': step.isCurrent === true ? ('step' as const) : undefined,
        className: classNames(step.tone && getToneClass(step.tone)),
        classNames: { icon: markOf(step) },
        styles: {
          root: size === 'small' || index === steps.length - 1 ? fitContentStyle : undefined,
          rail: { borderColor: railOf(step) },
        },
        icon: step.mark,
        content: <div className={styles.content}>{step.content}</div>,
      }))}
    />
  );
}

/**
 * The style of a step’s circle in the colours of its tone. It sets background and border, because antd sets neither for
 * custom icons.
 */
export const markerClass = styles.marker ?? '';

/** Removes antd’s minimum height of a step, which would leave a gap below the last step. */
export const fitContentStyle = { minHeight: 0 } as const;
