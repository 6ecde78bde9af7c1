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

/**
 * Gives the focus back to the button unless what was chosen has taken it. It waits for the key that
 * chose to be done with: on the button it would press that.
 */
const giveBack = (button: HTMLButtonElement | null) =>
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    const isLeft = activeElement === body || activeElement?.closest('[role="menu"]');
    if (isLeft) button?.focus({ preventScroll: true });
  });

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
        if (!isOpen) giveBack(trigger.current);
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
