import type { DialogProps } from './dialog-props';
import { LatePart } from './late-part';

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
