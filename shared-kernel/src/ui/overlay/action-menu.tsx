import { useRef, useState, type ReactNode } from 'react';
import { Button, Dropdown, type ButtonProps } from '../antd';
import type { DrawnIconName } from '../icon/icon-shapes';
import { Icon } from '../icon/icon';
import { createMenuEntries, type ActionMenuItem } from './create-menu-entries';
import { RecordText } from '../text/record-text';
import styles from './create-menu-entries.module.css';

export interface ActionMenuProps {
  readonly label: string;
  readonly items: readonly ActionMenuItem[];
  readonly heading?: readonly string[];
  readonly icon?: DrawnIconName;
  readonly avatar?: ReactNode;
  readonly isIconOnly?: boolean;
  readonly type?: ButtonProps['type'];
  readonly size?: ButtonProps['size'];
}

/**
 * Focuses the menu’s button, unless the action has moved the focus. It waits one frame, so that the key that selected
 * the item does not also press the button.
 */
const restoreFocus = (button: HTMLButtonElement | null) =>
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    const isLeft = activeElement === body || activeElement?.closest('[role="menu"]');
    if (isLeft) button?.focus({ preventScroll: true });
  });

/**
 * A button that opens a menu of actions. The menu receives the focus when it opens and returns it when it closes.
 * Without actions, nothing is rendered.
 */
export function ActionMenu(props: ActionMenuProps) {
  return props.items.length === 0 ? null : <Menu {...props} />;
}

function Menu({
  label,
  items,
  heading,
  icon = 'more',
  avatar,
  isIconOnly = false,
  type = 'default',
  size,
}: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) restoreFocus(trigger.current);
      }}
      menu={{
        items: createMenuEntries(items, heading),
        className: styles.menu,
        'aria-label': heading?.join(', '),
        onFocus: ({ relatedTarget }) => {
          // antd focuses a menu three frames after it opens, even if it has been closed in the meantime. The state is
          // read from the button, because a closed menu does not render again.
          const isClosed = trigger.current?.getAttribute('aria-expanded') === 'false';
          if (isClosed && relatedTarget instanceof HTMLElement) relatedTarget.focus();
        },
        onClick: ({ key, domEvent }) => {
          // Prevents Enter from also submitting the form in a dialog that the menu item has opened.
          domEvent.preventDefault();
          items.find((item) => item.key === key)?.onSelect();
        },
      }}
    >
      <Button
        ref={trigger}
        type={type}
        size={size}
        icon={avatar ?? <Icon name={icon} />}
        loading={items.some(({ isPending }) => isPending)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={isIconOnly ? label : undefined}
      >
        {isIconOnly ? null : (
          <span>
            <RecordText>{label}</RecordText>
          </span>
        )}
      </Button>
    </Dropdown>
  );
}
