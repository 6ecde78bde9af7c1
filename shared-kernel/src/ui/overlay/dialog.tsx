import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../format';
import { keepComposedKey } from '../../shell/pressed-key';
import { Modal } from '../antd';
import { firstTextField } from '../keyboard/first-text-field';
import { isFocusLost, placeOf } from '../keyboard/focus-place';
import styles from './modal-dialog.module.css';
import { RecordText } from '../text/record-text';
import { useIsPhone } from '../layout/use-media-query';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Escape, the close button and a click beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** Whether a click beside it closes it; say no where something typed would be lost. */
  readonly closeOnBackdrop?: boolean;
  /** What has the focus once it is open; its first text field when left out, never a button. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

const widths: Record<NonNullable<DialogProps['size']>, number> = {
  small: 440,
  medium: 600,
  large: 840,
};

/** Focuses the title of a drawer or dialog, and marks which record it named: see `DetailDrawer`. */
function focusTitle(layer: Element): boolean {
  const title = layer.querySelector<HTMLElement>('.ant-drawer-title, .ant-modal-title');
  if (!title) return false;
  title.dataset.after = title.textContent;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}

/**
 * Gives the focus back to what had it before, as soon as the dialog was removed. After an action it goes to the title of
 * what the dialog was opened from: the button that opened it would be pressed by the next key.
 */
function FocusBack({ doneRef }: { readonly doneRef: RefObject<boolean> }) {
  const [before] = useState(() => document.activeElement);
  const [focusReplacement] = useState(() => before && placeOf(before));
  // Looked up now: an action may remove the button that opened the dialog.
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

/** Runs once what it stands beside is in the page, before anything moves. */
function OnShown({ run }: { readonly run: () => void }) {
  const shown = useEffectEvent(run);
  useEffect(() => shown(), []);
  return null;
}

/**
 * A dialog for a decision or a form; the whole page on a phone. Focus goes in and comes back.
 *
 * @example
 * <Dialog open={isOpen} title="Evidence" onClose={onClose} size="large">
 *   <RecordText>{contract.title}</RecordText>
 * </Dialog>
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
      : body.current && firstTextField(body.current)?.focus();
  const beginInside = () => {
    const { activeElement } = document;
    // What asks for the focus by itself has it already; a button would be pressed by the next key.
    const isButton = activeElement?.matches('button') ?? false;
    if (isButton || !body.current?.contains(activeElement)) focusFirst();
  };
  const focusOnceMoved = () => {
    const { activeElement } = document;
    const panel = activeElement?.closest('[role="dialog"]');
    // A reader who is quicker than the dialog moves has gone on in it already.
    const isWithin = panel !== activeElement && panel?.contains(body.current);
    if (isWithin !== true) focusFirst();
  };
  // Taken away at once: a dialog that closes by itself keeps Escape until it was removed.
  if (!open) return null;
  return (
    <>
      <FocusBack doneRef={doneRef} />
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
        <div ref={body} onKeyDown={keepComposedKey}>
          {children}
        </div>
        <OnShown
          run={() => {
            listen();
            beginInside();
          }}
        />
      </Modal>
    </>
  );
}
