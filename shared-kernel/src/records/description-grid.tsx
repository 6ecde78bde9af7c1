import type { ReactNode } from 'react';
import { RecordText } from '../ui';
import styles from './description-grid.module.css';
import { Descriptions } from '../ui/antd';

interface Fact {
  readonly label: string;
  /** An empty value is shown as an em dash; zero is not empty. */
  readonly value: ReactNode;
}

const FactValue = ({ value }: Pick<Fact, 'value'>) =>
  value === undefined || value === null || value === '' ? (
    '—'
  ) : (
    <RecordText whole>{value}</RecordText>
  );

export interface DescriptionGridProps {
  readonly items: readonly (Fact & { readonly wide?: boolean })[];
}

/**
 * Labels with values, in as many columns as fit. Short values are excluded from browser translation, because they are
 * names and numbers.
 */
export function DescriptionGrid({ items }: DescriptionGridProps) {
  return (
    <dl className={styles.grid}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={wide === true ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd {...(wide !== true && { translate: 'no' })}>
            <FactValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface DetailsTableProps {
  readonly facts: readonly Fact[];
}

/** A table with one label and value per row. Each label is the header of its row. */
export const DetailsTable = ({ facts }: DetailsTableProps) => (
  <Descriptions
    bordered
    size="small"
    column={1}
    items={facts.map(({ label, value }) => ({
      key: label,
      label,
      children: (
        <span translate="no">
          <FactValue value={value} />
        </span>
      ),
    }))}
  />
);
