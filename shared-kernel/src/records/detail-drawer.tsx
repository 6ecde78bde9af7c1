import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isSubmitKey, stopComposedKey } from '../shell/pressed-key';
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
  /** Content next to the title, such as previous and next buttons. */
  readonly extra?: ReactNode;
  /** Width in px on a desktop. */
  readonly width?: number;
}

const mainAction = '.ant-drawer-footer .ant-btn-primary:not([aria-disabled])';

/**
 * Whether an action has moved the focus to the title and the same record is still shown. A key press then belongs to
 * that action.
 */
const isAfterAction = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.dataset.after === target.textContent;

/** Ctrl or Cmd with Enter triggers the main action in the footer, except in a form or dialog inside the drawer. */
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
 * Remembers the focused element when the drawer opens. The drawer focuses itself before its content mounts if it is
 * animated, so the content cannot read it.
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

/** Moves the focus after the drawer is removed: the element that opened it may no longer be in the list. */
function RestoreFocus({ focusOpener }: { readonly focusOpener: () => void }) {
  const restore = useEffectEvent(() => {
    if (isFocusLost()) focusOpener();
  });
  useEffect(() => () => void requestAnimationFrame(() => restore()), []);
  return null;
}

/**
 * A record’s details in a drawer beside its list, or on the whole page on a phone. It takes the focus and returns it
 * on close.
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
  const focusOpener = useOpener(open);
  const content = useRef<HTMLDivElement>(null);
  const focusInside = () => {
    // The user may have moved the focus into the drawer or a dialog over it before the opening animation ends.
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
      <div ref={content} onKeyDown={stopComposedKey}>
        {children}
      </div>
    </Drawer>
  );
}
