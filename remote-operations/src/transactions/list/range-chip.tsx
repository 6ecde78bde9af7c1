import { FilterChip } from 'shared-kernel/ui';
import styles from './range-fields.module.css';
import { noteOn, RangeFields, type RangeFieldsProps } from './range-fields';
import type { ReactNode } from 'react';

interface RangeChipProps extends RangeFieldsProps {
  /** What the chip is called. */
  readonly name: string;
  /** What the range lets through; absent for everything. */
  readonly value: string | undefined;
  /** What chooses both ends at once. */
  readonly children?: ReactNode;
}

/** A range as a chip that opens its fields; what is odd about it is said beside. */
export function RangeChip({ name, value, children, ...fields }: RangeChipProps) {
  const { low, high } = fields.range;
  const typed = `${low}${high}`.trim() === '' ? undefined : 'ignored';
  const note = noteOn(fields.range);
  return (
    <>
      <FilterChip
        label={name}
        value={value ?? typed}
        onClear={() => fields.onChange({ low: '', high: '' })}
      >
        {children}
        <RangeFields {...fields} />
      </FilterChip>
      {note !== undefined && (
        <span role="status" className={styles.note}>
          {note}
        </span>
      )}
    </>
  );
}
