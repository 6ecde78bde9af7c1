import type { ReactNode, RefObject } from 'react';
import { LatePart } from './late-part';

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
  /** What has the focus once it is open; its close button when left out. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

const load = async () =>
  (await import(/* webpackChunkName: "platform-dialog" */ './modal-dialog')).ModalDialog;

const failure = {
  title: 'The dialog could not be loaded',
  description: 'Check the connection, then try again.',
};

/** A dialog for a decision or a form; the whole page on a phone. Focus goes in and comes back. */
export const Dialog = (props: DialogProps) => (
  <LatePart load={load} isAsked={props.open} failure={failure} onFail={props.onClose}>
    {(Modal) => <Modal {...props} />}
  </LatePart>
);
