import { useRef, useState } from 'react';
import { Button, type ButtonProps } from './antd';
import type { ActionIconName } from './action-icon-names';
import type { IconName } from '../domain/status';
import { plainKey } from '../shell/pressed-key';
import { Icon } from './icon';
import { menuEntries, type ActionMenuItem } from './menu-entries';
import { RecordText } from './record-text';
import { bringControlsAhead, useLateControls } from './use-late-controls';

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

/**
 * A button that opens a menu of actions, which takes the focus and gives it back; its code comes with the
 * first approach to a button.
 */
export function ActionMenu({
  label,
  items,
  icon = 'more',
  isIconOnly = false,
  type = 'default',
  size,
}: ActionMenuProps) {
  const { controls, ask, isAwaited, withdraw } = useLateControls('The menu could not be loaded');
  const [isOpen, setOpen] = useState(true);
  const trigger = useRef<HTMLButtonElement>(null);
  const button = {
    type,
    size,
    'aria-haspopup': 'menu',
    'aria-label': isIconOnly ? label : undefined,
    icon: <Icon name={icon} />,
    children: isIconOnly ? null : (
      <span>
        <RecordText>{label}</RecordText>
      </span>
    ),
  } as const;

  if (!controls) {
    return (
      <Button
        {...button}
        aria-busy={isAwaited || undefined}
        onPointerEnter={bringControlsAhead}
        onFocus={bringControlsAhead}
        onBlur={withdraw}
        onKeyDown={(event) => plainKey(event) === 'Escape' && withdraw()}
        onClick={ask}
      />
    );
  }
  return (
    <controls.Dropdown
      trigger={['click']}
      autoFocus
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) giveBack(trigger.current);
      }}
      menu={{
        items: menuEntries(items),
        onClick: ({ key }) => items.find((item) => item.key === key)?.onSelect(),
      }}
    >
      <Button {...button} ref={trigger} autoFocus />
    </controls.Dropdown>
  );
}
