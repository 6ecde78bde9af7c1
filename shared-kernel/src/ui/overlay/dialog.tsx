import type { DialogProps } from './dialog-props';
import { LatePart } from '../layout/late-part';

const load = async () =>
  (await import(/* webpackChunkName: "platform-dialog" */ './modal-dialog')).ModalDialog;

/**
 * A dialog for a decision or a form; the whole page on a phone. Focus goes in and comes back.
 *
 * @example
 * <Dialog open={isOpen} title="Evidence" onClose={onClose} size="large">
 *   <RecordText>{contract.title}</RecordText>
 * </Dialog>
 */
export const Dialog = (props: DialogProps) => (
  <LatePart load={load} isAsked={props.open} failure={dialogFailure} onFail={props.onClose}>
    {(Modal) => <Modal {...props} />}
  </LatePart>
);

/** The message when a dialog's code does not load. */
export const dialogFailure = {
  title: 'The dialog could not be loaded',
  description: 'Check the connection, then try again.',
};
