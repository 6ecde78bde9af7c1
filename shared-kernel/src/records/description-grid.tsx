import type { ReactNode } from 'react';
import { RecordText } from '../ui';
import styles from './description-grid.module.css';
import { Descriptions } from '../ui/antd';

export interface DescriptionItem {
  readonly label: string;
  /** Nothing shows as an em dash. */
  readonly value: ReactNode;
  /** Takes the whole line. */
  readonly wide?: boolean;
}

export interface DescriptionGridProps {
  readonly items: readonly DescriptionItem[];
}

/**
 * Labels with their values, in as many columns as fit. Page translation leaves a value alone, unless it takes a line: names
 * stay, and figures follow their changes.
 *
 * @example
 * <DescriptionGrid items={[{ label: 'Client', value: contract.client }]} />
 */
export function DescriptionGrid({ items }: DescriptionGridProps) {
  return (
    <dl className={styles.grid}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={wide === true ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd {...(wide !== true && { translate: 'no' })}>
            {isNothing(value) ? '—' : <RecordText whole>{value}</RecordText>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether a value has nothing to show; a zero has. */
export const isNothing = (value: ReactNode): boolean =>
  value === undefined || value === null || value === '';

export interface Fact {
  readonly label: string;
  /** Nothing shows as an em dash. */
  readonly value: ReactNode;
}

export interface FactTableProps {
  readonly facts: readonly Fact[];
}

/**
 * Facts one below the other: in one column antd makes of each label the header of its value's row.
 *
 * @example
 * <FactTable facts={[{ label: 'Status', value: 'Signed' }]} />
 */
export const FactTable = ({ facts }: FactTableProps) => (
  <Descriptions
    bordered
    size="small"
    column={1}
    items={facts.map(({ label, value }) => ({
      key: label,
      label,
      children: (
        <span translate="no">
          {isNothing(value) ? '—' : <RecordText whole>{value}</RecordText>}
        </span>
      ),
    }))}
  />
);
