import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isSubmitKey, stopImeKeyPropagation } from '../shell/pressed-key';
import { Drawer } from '../ui/antd';
import styles from './detail-drawer.module.css';
import { RecordText, useIsPhone } from '../ui';
import { isFocusLost, rememberFocus } from '../ui/keyboard/focus-region';

export interface DetailDrawerProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly extra?: ReactNode;
  /** Width of the drawer on a desktop, in px. */
  readonly width?: number;
}

const mainAction = '.ant-drawer-footer .ant-btn-primary:not([aria-disabled])';

/**
 * Whether an action has moved the focus to the record’s title. The user may have meant the next key press for that
 * action.
 */
const isAfterAction = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.dataset.after === target.textContent;

/**
 * Ctrl or Cmd with Enter triggers the main action in the drawer’s footer, except from a form or dialog inside the
 * drawer.
 */
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

/**
 * Remembers the element that has the focus when the drawer opens, and returns a function that focuses this element
 * again. The element is determined during rendering, because an animated drawer moves the focus before its content
 * mounts.
 */
function useOpener(open: boolean): () => void {
  const [opener, setOpener] = useState<() => void>();
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(() => rememberFocus(document.activeElement ?? document.body));
  }
  return () => opener?.();
}

/** Restores the focus after the drawer is removed, even if the element that opened the drawer no longer exists. */
function RestoreFocus({ focusOpener }: { readonly focusOpener: () => void }) {
  const restore = useEffectEvent(() => {
    if (isFocusLost()) focusOpener();
  });
  useEffect(() => () => void requestAnimationFrame(() => restore()), []);
  return null;
}

/**
 * Shows a record’s details in a drawer beside the list; on a phone the drawer fills the page. The drawer receives the
 * focus when it opens and returns it when it closes.
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
  const focusOpener = useOpener(open);
  const content = useRef<HTMLDivElement>(null);
  const focusInside = () => {
    // Does nothing if the user has moved the focus into the drawer or a dialog over it during the opening animation.
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
      <RestoreFocus focusOpener={focusOpener} />
      <div ref={content} onKeyDown={stopImeKeyPropagation}>
        {children}
      </div>
    </Drawer>
  );
}
