import { lateDialogs } from 'shared-kernel/ui';

/** The one dialog of the screen. */
interface ProcessDialog {
  readonly kind: 'create';
}

/** The way to the form of a new process, and the place where it opens. */
export const { useOpening, Dialogs } = lateDialogs<ProcessDialog>(
  async () =>
    (await import(/* webpackChunkName: "process-dialogs" */ './new-process-dialog'))
      .NewProcessDialog,
);
