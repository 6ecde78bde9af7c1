import type { ReactNode, RefObject } from 'react';
import { classNames } from '../format';
import { Modal } from './antd';
import styles from './dialog.module.css';
import { RecordText } from './record-text';
import { useIsPhone } from './use-media-query';

const widths = { small: 440, medium: 600, large: 840 } as const;

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Escape, the close button and a click beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: keyof typeof widths;
  /** Whether a click beside it closes it; say no where something typed would be lost. */
  readonly closeOnBackdrop?: boolean;
  /** What has the focus once it is open; its close button when left out. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** A dialog for a decision or a form; the whole page on a phone. Focus goes in and comes back. */
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
  // Closed at once: a dialog that fades keeps Escape to itself until it is gone.
  const motion = open ? undefined : '';
  return (
    <Modal
      open={open}
      title={<RecordText>{title}</RecordText>}
      footer={footer}
      width={isPhone ? '100vw' : widths[size]}
      rootClassName={classNames(styles['dialog'], isPhone && styles['page'])}
      centered={!isPhone}
      destroyOnHidden
      transitionName={motion}
      maskTransitionName={motion}
      mask={{ closable: closeOnBackdrop }}
      afterOpenChange={(isOpen) => isOpen && initialFocus?.current?.focus()}
      onCancel={onClose}
    >
      {children}
    </Modal>
  );
}
