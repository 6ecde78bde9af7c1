import { useRef } from 'react';
import { Button, Dropdown, type ButtonProps } from './antd';
import type { ActionIconName } from './action-icon-names';
import type { IconName } from '../domain/status';
import { Icon } from './icon';

export interface ActionMenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName | ActionIconName;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}

export interface ActionMenuProps {
  /** Names the button; shown on it unless `isIconOnly`. */
  readonly label: string;
  readonly items: readonly ActionMenuItem[];
  readonly icon?: IconName | ActionIconName;
  readonly isIconOnly?: boolean;
  readonly type?: ButtonProps['type'];
  readonly size?: ButtonProps['size'];
}

/** A button that opens a menu of actions, which takes the focus and gives it back. */
export function ActionMenu({
  label,
  items,
  icon = 'more',
  isIconOnly = false,
  type = 'default',
  size,
}: ActionMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      onOpenChange={(isOpen) => {
        if (!isOpen) trigger.current?.focus({ preventScroll: true });
      }}
      menu={{
        items: items.map(({ key, label: itemLabel, icon: itemIcon, isDanger, isDisabled }) => ({
          key,
          label: itemLabel,
          icon: itemIcon && <Icon name={itemIcon} />,
          danger: isDanger,
          disabled: isDisabled,
        })),
        onClick: ({ key }) => items.find((item) => item.key === key)?.onSelect(),
      }}
    >
      <Button
        ref={trigger}
        type={type}
        size={size}
        aria-haspopup="menu"
        aria-label={isIconOnly ? label : undefined}
        icon={<Icon name={icon} />}
      >
        {isIconOnly ? null : label}
      </Button>
    </Dropdown>
  );
}
