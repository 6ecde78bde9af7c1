import { useId } from 'react';
import { Icon, VisuallyHidden } from '../ui';
import { Segmented } from '../ui/antd';
import { ignoreModifiedKeys } from '../ui/keyboard/ignore-modified-keys';
import type { IconProps } from '../ui/icon/icon';
import { Tooltip } from '../ui/overlay/tooltip';
import { listLayouts, type ListLayout } from './lists/list-definition';
import styles from './view-switch.module.css';

export interface ViewSwitchProps {
  readonly value: ListLayout;
  readonly onChange: (view: ListLayout) => void;
}

const looks: Readonly<
  Record<ListLayout, { readonly label: string; readonly icon: IconProps['name'] }>
> = {
  cards: { label: 'Cards', icon: 'list' },
  table: { label: 'Table', icon: 'table' },
};

const options = listLayouts.map((value) => ({
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
    <Segmented<ListLayout>
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
