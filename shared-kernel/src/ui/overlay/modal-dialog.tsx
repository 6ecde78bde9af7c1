import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../format';
import { keepComposedKey } from '../../shell/pressed-key';
import { Modal } from '../antd';
import type { DialogProps } from './dialog-props';
import styles from './modal-dialog.module.css';
import { RecordText } from '../data/record-text';
import { useIsPhone } from '../layout/use-media-query';

const widths: Record<NonNullable<DialogProps['size']>, number> = {
  small: 440,
  medium: 600,
  large: 840,
};

/** Gives the focus back to what had it before, as soon as the dialog was removed. */
function FocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
  return null;
}

/** The dialog itself, with what draws it; `Dialog` brings it when one opens. */
export function ModalDialog({
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
  // React focused what asks for it before the dialog was in the page, which only a dialog that moves makes up for.
  const focusInside = () => {
    if (initialFocus?.current) initialFocus.current.focus();
    else if (!body.current?.contains(document.activeElement))
      body.current?.querySelector<HTMLElement>('[data-autofocus="true"]')?.focus();
  };
  // Taken away at once: a dialog that closes by itself keeps Escape until it was removed.
  if (!open) return null;
  return (
    <>
      <FocusBack />
      <Modal
        open
        title={<RecordText>{title}</RecordText>}
        footer={footer}
        width={isPhone ? '100vw' : widths[size]}
        rootClassName={classNames(styles.dialog, isPhone && styles.page)}
        centered={!isPhone}
        destroyOnHidden
        mask={{ closable: closeOnBackdrop }}
        afterOpenChange={(isOpen) => isOpen && focusInside()}
        onCancel={onClose}
      >
        <div ref={body} onKeyDown={keepComposedKey}>
          {children}
        </div>
      </Modal>
    </>
  );
}
