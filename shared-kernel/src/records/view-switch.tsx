import { useId } from 'react';
import { Icon, VisuallyHidden } from '../ui';
import { Segmented } from '../ui/antd';
import { ignoreModifiedKeys } from '../ui/keyboard/ignore-modified-keys';
import type { IconProps } from '../ui/icon/icon';
import { Tooltip } from '../ui/overlay/tooltip';
import styles from './view-switch.module.css';

/**
 * The layouts of a list of records.
 *
 * @example
 * const params = { view: urlChoice(listViews, 'cards') };
 */
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

const options = listViews.map((value) => ({
  value,
  icon: (
    <Tooltip content={looks[value].label}>
      <span className={styles.view}>
        <Icon name={looks[value].icon} />
        <VisuallyHidden>{looks[value].label}</VisuallyHidden>
      </span>
    </Tooltip>
  ),
}));

export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  const name = useId();
  return (
    <Segmented<ListView>
      aria-label="View"
      className={`tf-no-print ${styles.switch}`}
      name={name}
      options={options}
      tabIndex={undefined}
      value={value}
      onChange={onChange}
      onKeyDownCapture={ignoreModifiedKeys}
    />
  );
}
