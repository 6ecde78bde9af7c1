import { useId } from 'react';
import { Icon, VisuallyHidden } from '../ui';
import type { IconProps } from '../ui/icon';
import styles from './view-switch.module.css';

/** How a list of records can show. */
export const listViews = ['cards', 'table'] as const;

export type ListView = (typeof listViews)[number];

export interface ViewSwitchProps {
  readonly value: ListView;
  readonly onChange: (view: ListView) => void;
}

const looks: Readonly<
  Record<ListView, { readonly label: string; readonly icon: IconProps['name'] }>
> = {
  cards: { label: 'Cards', icon: 'list' },
  table: { label: 'Table', icon: 'table' },
};

/** Whether a list shows as cards or as a table. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="View" className={styles.switch}>
      {listViews.map((view) => (
        <label key={view} title={looks[view].label} className={styles.view}>
          <input
            type="radio"
            name={name}
            value={view}
            checked={view === value}
            onChange={() => onChange(view)}
          />
          <Icon name={looks[view].icon} />
          <VisuallyHidden>{looks[view].label}</VisuallyHidden>
        </label>
      ))}
    </div>
  );
}
