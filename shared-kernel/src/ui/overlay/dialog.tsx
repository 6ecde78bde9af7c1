import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../format';
import { stopImeKeyPropagation } from '../../shell/pressed-key';
import { Modal } from '../antd';
import { findFirstTextField } from '../keyboard/find-first-text-field';
import { isFocusLost, rememberFocus } from '../keyboard/focus-region';
import styles from './modal-dialog.module.css';
import { RecordText } from '../text/record-text';
import { useIsPhone } from '../layout/use-media-query';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly closeOnBackdrop?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

const widths: Record<NonNullable<DialogProps['size']>, number> = {
  small: 440,
  medium: 600,
  large: 840,
};

/**
 * Focuses the title of a drawer or dialog. A data attribute marks the title, so that `DetailDrawer` can ignore the next
 * Ctrl+Enter.
 */
function focusTitle(layer: Element): boolean {
  const title = layer.querySelector<HTMLElement>('.ant-drawer-title, .ant-modal-title');
  if (!title) return false;
  title.dataset.after = title.textContent;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}

/**
 * Restores the focus when the dialog is removed. After an action, the title of the layer below gets the focus, because
 * a focused button could reopen the dialog.
 */
function RestoreFocus({ doneRef }: { readonly doneRef: RefObject<boolean> }) {
  const [before] = useState(() => document.activeElement);
  const [focusReplacement] = useState(() => before && rememberFocus(before));
  // The parent dialog is determined on mount, because the action may remove the button that opened this dialog.
  const [layer] = useState(() => before?.closest('[role="dialog"]'));
  useEffect(() => {
    doneRef.current = false;
    return () => {
      if (doneRef.current && layer && focusTitle(layer)) return;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      if (isFocusLost()) focusReplacement?.();
    };
  }, [before, layer, doneRef, focusReplacement]);
  return null;
}

/**
 * Calls `run` once after the content of the dialog is mounted, before the opening animation. The call waits for the
 * effects of the dialog, which activate its focus lock. Otherwise, the focus lock of a drawer below would take the focus
 * back.
 */
function OnMount({ run }: { readonly run: () => void }) {
  const shown = useEffectEvent(run);
  useEffect(() => queueMicrotask(() => shown()), []);
  return null;
}

/**
 * A dialog for a decision or form; it fills the page on a phone. It receives the focus when it opens and returns it
 * when it closes.
 */
export function Dialog({
  open,
  title,
  onClose,
  children,
  footer = null,
  size = 'medium',
  closeOnBackdrop = true,
  initialFocus,
}: DialogProps) {
  const isPhone = useIsPhone();
  const body = useRef<HTMLDivElement>(null);
  const doneRef = useRef(false);
  const listen = () => {
    const panel = body.current?.closest('[role="dialog"]');
    panel?.addEventListener('dialogdone', () => {
      doneRef.current = true;
    });
  };
  const focusFirst = () =>
    initialFocus?.current
      ? initialFocus.current.focus()
      : body.current && findFirstTextField(body.current)?.focus();
  const beginInside = () => {
    const { activeElement } = document;
    // Preserves the focus of a field with autofocus, but not of a button, because the next key press would activate it.
    const isButton = activeElement?.matches('button') ?? false;
    if (isButton || !body.current?.contains(activeElement)) focusFirst();
  };
  const focusOnceMoved = () => {
    const { activeElement } = document;
    const panel = activeElement?.closest('[role="dialog"]');
    // Focuses the first field, unless the user has already moved the focus inside the dialog. The close button does not
    // count, because antd’s focus lock moves the focus there.
    const isWithin = panel !== activeElement && panel?.contains(body.current);
    if (isWithin !== true || activeElement?.matches('.ant-modal-close')) focusFirst();
  };
  // A closed dialog is removed without an animation, because antd’s dialog would still handle Escape while it closes.
  if (!open) return null;
  return (
    <>
      <RestoreFocus doneRef={doneRef} />
      <Modal
        open
        title={<RecordText>{title}</RecordText>}
        footer={footer}
        width={isPhone ? '100vw' : widths[size]}
        rootClassName={classNames(styles.dialog, isPhone && styles.page)}
        centered={!isPhone}
        destroyOnHidden
        mask={{ closable: closeOnBackdrop }}
        afterOpenChange={(isOpen) => isOpen && focusOnceMoved()}
        onCancel={onClose}
      >
        <div ref={body} onKeyDown={stopImeKeyPropagation}>
          {children}
        </div>
        <OnMount
          run={() => {
            listen();
            beginInside();
          }}
        />
      </Modal>
    </>
  );
}
