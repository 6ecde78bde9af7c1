import { use, type ReactNode, createContext } from 'react';
import { classNames } from '../../format';
import { Button } from '../antd';
import { Icon } from '../icon/icon';
import { PopoverPanel } from '../overlay/popover-content';
import styles from './filter-chip.module.css';

export interface FilterChipProps {
  /** What it narrows by, such as “Amount”. */
  readonly label: string;
  /** What it narrows to, such as “1,000 to 5,000”; absent where it narrows nothing. */
  readonly value: string | undefined;
  readonly onClear: () => void;
  /** Its fields. */
  readonly children: ReactNode;
}

/**
 * A filter with fields of its own: a chip that opens them, or they themselves among other filters in a panel.
 *
 * @example
 * <FilterChip label="Amount" value="from $5,000" onClear={onClose}>
 *   <Input aria-label="From" />
 * </FilterChip>
 */
export function FilterChip({ label, value, onClear, children }: FilterChipProps) {
  const place = use(FilterPlace);
  if (place === 'panel') return children;
  const isOn = value !== undefined;
  return (
    <PopoverPanel
      label={label}
      button={{
        className: classNames(styles.chip, styles.button, isOn && styles.on),
        iconPlacement: 'end',
        icon: <Icon name="chevron-down" />,
        children: isOn ? `${label}: ${value}` : label,
      }}
    >
      {children}
      {isOn && (
        <Button type="link" size="small" onClick={onClear}>
          Clear {label.toLowerCase()}
        </Button>
      )}
    </PopoverPanel>
  );
}

/** Whether filters are in the row over a list, or one below the other in a panel. */
export const FilterPlace = createContext<'row' | 'panel'>('row');
