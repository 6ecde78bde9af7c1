import { use, type ReactNode, createContext } from 'react';
import { classNames } from '../../format';
import { Button } from '../antd';
import { Icon } from '../icon/icon';
import { PopoverPanel } from '../overlay/popover-content';
import styles from './filter-chip.module.css';

export interface FilterChipProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/**
 * A filter that consists of several fields. In a row, it is a chip that opens the fields. In a panel, the fields are
 * always visible.
 */
export function FilterChip({ label, value, onClear, children }: FilterChipProps) {
  const place = use(FilterLayoutContext);
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

/** The layout of the filters: a `row` above the list, or a vertical `panel`. */
export const FilterLayoutContext = createContext<'row' | 'panel'>('row');
