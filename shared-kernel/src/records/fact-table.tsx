import type { ReactNode } from 'react';
import { RecordText } from '../ui';
import { Descriptions } from '../ui/antd';
import { isNothing } from './description-grid';

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
      children: isNothing(value) ? '—' : <RecordText whole>{value}</RecordText>,
    }))}
  />
);
