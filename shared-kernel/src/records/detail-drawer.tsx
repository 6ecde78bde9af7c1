import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isSubmitKey, keepComposedKey } from '../shell/pressed-key';
import { Drawer } from '../ui/antd';
import styles from './detail-drawer.module.css';
import { RecordText, useIsPhone } from '../ui';
import { isFocusLost, placeOf } from '../ui/keyboard/focus-place';

export interface DetailDrawerProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Beside the title, such as previous and next. */
  readonly extra?: ReactNode;
  /** Width in px on a desktop. */
  readonly width?: number;
}

const mainAction = '.ant-drawer-footer .ant-btn-primary:not([aria-disabled])';

/** Whether the focus is on the title, where an action left it, and the same record is shown: the key was meant for that. */
const isAfterAction = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.dataset.after === target.textContent;

/** Ctrl or Cmd with Enter does what stands first in the footer; in a form and in a dialog over it, that is theirs. */
function pressMainAction(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target } = event;
  if (!isSubmitKey(event) || event.defaultPrevented || isAfterAction(target)) return;
  if (!(target instanceof Node) || !currentTarget.contains(target)) return;
  const action = currentTarget.querySelector<HTMLElement>(mainAction);
  if (!action) return;
  event.preventDefault();
  action.focus();
  action.click();
}

/** Runs once the drawer was removed: what opened it may have left its list meanwhile. */
function FocusBack() {
  const [focusReplacement] = useState(() => placeOf(document.activeElement ?? document.body));
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (isFocusLost()) focusReplacement();
      });
    },
    [focusReplacement],
  );
  return null;
}

/**
 * A record's details beside its list; the whole page on a phone. Focus goes in and comes back.
 *
 * @example
 * <DetailDrawer open={openId !== ''} title={contract.title} onClose={onClose}>
 *   <DescriptionGrid items={[{ label: 'Client', value: contract.client }]} />
 * </DetailDrawer>
 */
export function DetailDrawer({
  open,
  title,
  onClose,
  children,
  footer,
  extra,
  width = 720,
}: DetailDrawerProps) {
  const isPhone = useIsPhone();
  const content = useRef<HTMLDivElement>(null);
  const focusInside = () => {
    // A reader who is quicker than the drawer slides has moved the focus already, into it or a dialog over it.
    const { activeElement } = document;
    const dialog = activeElement?.closest('[role="dialog"]');
    if (dialog && activeElement !== dialog) return;
    content.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <Drawer
      open={open}
      title={
        <RecordText whole isName>
          {title}
        </RecordText>
      }
      extra={extra}
      footer={footer}
      size={isPhone ? '100vw' : width}
      className={styles.drawer}
      data-drawer
      destroyOnHidden
      onClose={onClose}
      onKeyDown={pressMainAction}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusInside();
      }}
    >
      <FocusBack />
      <div ref={content} onKeyDown={keepComposedKey}>
        {children}
      </div>
    </Drawer>
  );
}
