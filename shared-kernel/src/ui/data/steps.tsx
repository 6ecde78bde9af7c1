import type { ReactNode } from 'react';
import type { Tone } from '../../domain/status';
import { classNames } from '../../format';
import { Steps as AntdSteps } from '../antd';
import styles from './steps.module.css';
import { toneClass } from './status-tag';

/** One of the steps of a course. */
export interface Step {
  readonly id: string;
  /** The content of the step's round mark. */
  readonly mark: ReactNode;
  readonly content: ReactNode;
  /** Colours the mark. */
  readonly tone?: Tone;
  /** The course stands here; such a step without a tone is filled. */
  readonly isCurrent?: boolean;
  /** The course is past it. */
  readonly isDone?: boolean;
}

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** A row becomes a column in a phone's window. */
  readonly orientation?: 'row' | 'column';
  readonly size?: 'small' | 'medium';
}

/** antd draws steps as boxes without a role. */
const list = { role: 'list' };
const listItem = { role: 'listitem' };

/** Between a mark and its words: below it in a row, beside it in a column. */
const gaps = { itemWrapper: { gap: 'var(--tf-space-4) var(--tf-space-12)' } };

const markOf = ({ tone, isCurrent = false, isDone = false }: Step) => {
  if (tone) return tonedMark;
  if (isCurrent) return currentMark;
  return isDone ? doneMark : plainMark;
};

const railOf = ({ tone, isDone = false }: Step) => {
  if (tone === 'success') return 'var(--tf-success-mark)';
  return isDone ? 'var(--tf-neutral-mark)' : 'var(--tf-border-subtle)';
};

/**
 * The steps of a course in their order.
 *
 * @example
 * <Steps
 *   label="Progress"
 *   steps={[
 *     { id: 'draft', mark: 1, content: 'Draft' },
 *     { id: 'review', mark: 2, content: 'Legal review', isCurrent: true },
 *   ]}
 * />
 */
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
        className: classNames(step.tone && toneClass(step.tone)),
        styles: {
          root: size === 'small' || index === steps.length - 1 ? asHighAsItsText : undefined,
          icon: markOf(step),
          rail: { borderColor: railOf(step) },
        },
        icon: step.mark,
        content: <div className={styles.content}>{step.content}</div>,
      }))}
    />
  );
}

const fontSize = 'var(--tf-font-size-13)';

/** The round mark of a step in the tone around it: antd gives own icons neither ground nor border. */
export const tonedMark = {
  border: '1px solid var(--tone-border)',
  background: 'var(--tone-bg)',
  color: 'var(--tone)',
  fontSize,
} as const;

/** The mark of a step that a course is past; only what is current has a colour. */
export const doneMark = {
  border: '1px solid var(--tf-neutral-border)',
  background: 'var(--tf-neutral-bg)',
  color: 'var(--tf-neutral)',
  fontSize,
} as const;

/** The mark of the step that a course has reached. */
export const currentMark = {
  border: '1px solid var(--tf-primary)',
  background: 'var(--tf-primary)',
  color: 'var(--tf-on-primary)',
  fontSize,
} as const;

/** The mark of a step that is still to come. */
export const plainMark = {
  border: '1.5px solid var(--tf-border)',
  background: 'var(--tf-surface)',
  color: 'var(--tf-text-tertiary)',
  fontSize,
} as const;

/** antd makes an item higher than its mark, which would leave a gap below the last. */
export const asHighAsItsText = { minHeight: 0 } as const;
