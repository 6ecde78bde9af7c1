import { lazyDialog } from './lazy-dialog';

/**
 * A dialog for a decision or a form; the whole page on a phone. Focus goes in and comes back.
 *
 * @example
 * <Dialog open={isOpen} title="Evidence" onClose={onClose} size="large">
 *   <RecordText>{contract.title}</RecordText>
 * </Dialog>
 */
export const Dialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "platform-dialog" */ './modal-dialog')).ModalDialog,
);
