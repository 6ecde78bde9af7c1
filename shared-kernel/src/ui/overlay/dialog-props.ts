import type { ReactNode, RefObject } from 'react';

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
